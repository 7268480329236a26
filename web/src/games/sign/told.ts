/** What the text of each happening of Sign speaks of: seats by name, cards by symbol and colour. */
import type { SignView } from '$wire'
import { colourOf, symbolOf } from '../../art/sign/cards.ts'

export type Happened = NonNullable<SignView['happened']>

/** How a round ended is worth a jump. */
export const REVEALS = ['called', 'drawn'] as const

const symbol = (card: number) => `#sign-symbol-${symbolOf(card)}`
const colour = (card: number) => `#sign-colour-${colourOf(card)}`

export function told(happening: Happened): Record<string, string> {
  switch (happening.what) {
    case 'took':
    case 'laid':
      return { seat: `@${happening.seat}`, symbol: symbol(happening.card), colour: colour(happening.card) }
    case 'swapped':
      return {
        seat: `@${happening.seat}`,
        'gave-symbol': symbol(happening.gave),
        'gave-colour': colour(happening.gave),
        'took-symbol': symbol(happening.took),
        'took-colour': colour(happening.took),
      }
    case 'gestured':
      return { seat: `@${happening.seat}`, gesture: `#gesture-${happening.gesture}` }
    case 'called':
      return { caller: `@${happening.caller}`, target: `@${happening.target}`, valid: happening.valid ? 'yes' : 'no' }
    case 'drawn':
      return { why: happening.why }
    case 'dealt':
      return { dealer: `@${happening.dealer}` }
    case 'paid':
      return { seat: `@${happening.seat}` }
    default:
      return {}
  }
}
