/** Drawings have letters from A on. */
export const letterOf = (at: number): string => String.fromCharCode(65 + at)
