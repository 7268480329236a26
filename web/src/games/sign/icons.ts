/** The drawings only Sign needs, on a grid of 24. */
export const swap = 'M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4'
export const sort = 'M4 7h9M4 12h6M4 17h3M17.5 5v14M14 15.5l3.5 3.5 3.5-3.5'
export const past = 'M4 12a8 8 0 108-8c-3 0-5.5 1.5-7 4M4 4v4.5h4.5M12 7.5V12l3 2'
export const undo = 'M9 6L4 11l5 5M4 11h10a5 5 0 010 10h-2'
