/** What a seat is called: by its person's name, or a bot's, which is a word of the reader's language. */
import type { Place, Seat } from '$wire'
import { t } from './i18n.svelte.ts'

const BOTS = [
  'bot-name-0', 'bot-name-1', 'bot-name-2', 'bot-name-3', 'bot-name-4',
  'bot-name-5', 'bot-name-6', 'bot-name-7', 'bot-name-8',
] // prettier-ignore

export const botName = (seat: Seat): string => t(BOTS[seat % BOTS.length]!)

/** A seat's name; a free one has a number only. */
export function seatName(place: Pick<Place, 'name' | 'taken' | 'bot'> | undefined, seat: Seat): string {
  if (place?.name) return place.name
  return place?.bot ? botName(seat) : t('seat-number', { number: seat + 1 })
}
