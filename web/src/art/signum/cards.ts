/** The cards of Signum as the server names them. */

export const SIGNS = ['hand', 'eye', 'mouth', 'nose', 'eyebrow'] as const
export const TEAMS = ['alpha', 'beta'] as const

export type Sign = (typeof SIGNS)[number]
export type Team = (typeof TEAMS)[number]
export type Card = Sign | Team
