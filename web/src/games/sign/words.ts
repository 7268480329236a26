/** How cards and teams are called in the reader's language. */
import { t } from '$lib/i18n.svelte.ts'
import { colourOf, symbolOf, type Colour } from '../../art/sign/cards.ts'
import type { Card } from './layout.ts'

const LETTERS: Record<Colour, string> = {
  orange: 'sign-letter-orange',
  sky: 'sign-letter-sky',
  green: 'sign-letter-green',
  vermilion: 'sign-letter-vermilion',
  purple: 'sign-letter-purple',
}

export const symbolName = (card: Card): string => t(`sign-symbol-${symbolOf(card)}`)

export const cardName = (card: Card): string =>
  t('sign-card', { symbol: symbolName(card), colour: t(`sign-colour-${colourOf(card)}`) })

/** The letter in a card's corner: its colour, for whoever does not see it. */
export const letter = (card: Card): string => t(LETTERS[colourOf(card)])

export const teamName = (team: number): string => t('team-number', { number: team + 1 })
