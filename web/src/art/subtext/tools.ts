/** What lies beside the sheet, in the line style of the icons. */

export const pencil = 'M15.5 4.5l4 4L8 20l-5 1 1-5zM13 7l4 4'
export const rubber = 'M9.5 20L3.5 14l10-10 7 7-9 9zM8.5 9l7 7M9.5 20H21'
export const undo = 'M8 5L3.5 9.5 8 14M4 9.5h10a5.5 5.5 0 010 11h-4'
export const clear = 'M4 6.5h16M9 6.5V4h6v2.5M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6'
