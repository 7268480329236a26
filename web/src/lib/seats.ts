/** The tables this browser sits at: remembered here, and checked with the server before they are shown. */
import type { Public } from '$wire'
import { Refused, tableAt } from './api.ts'
import { recalled, remember } from './memory.ts'

const KEPT_MAX = 12

export const visited = (): string[] => recalled<string[]>('tables', [])

export function noteTable(code: string): void {
  const codes = visited()
  if (codes[0] !== code) remember('tables', [code, ...codes.filter(each => each !== code)].slice(0, KEPT_MAX))
}

export function forgetTable(code: string): void {
  remember('tables', visited().filter((each) => each !== code)) // prettier-ignore
}

/** The remembered tables at which this browser still has a seat; those that are gone are forgotten. */
export async function tablesOfMine(): Promise<Public[]> {
  const asked = visited().map(async code => {
    try {
      const { table, seats } = await tableAt(code)
      if (seats.length) return table
      forgetTable(code)
    } catch (wrong) {
      if (wrong instanceof Refused && wrong.fault.key === 'no-such-table') forgetTable(code)
    }
    return null
  })
  return (await Promise.all(asked)).filter(table => table !== null)
}
