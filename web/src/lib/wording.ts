/** How a happening is put into words: the server's tables (`make types`), read as `engine/wording.py` reads them. */
import type { AnyHappening } from '$wire'
import tables from '../wire/wording.json'
import type { Words } from './telling.ts'

interface Say {
  parameter: string
  mark?: string
  names?: string[]
  every?: number
  place?: number
  plus?: number
  none?: string
}
interface Table {
  moments: string[]
  wording: Record<string, Say[]>
}
const TABLES = tables as Record<string, Table>

function said(say: Say, field: unknown): string {
  const value = say.place === undefined ? field : (field as unknown[])[say.place]
  if (value === null) return say.none ?? 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const { names, every = 1, plus = 0, mark = '' } = say
  if (typeof value !== 'number') return `${mark}${String(value)}`
  return `${mark}${names ? names[Math.floor(value / every) % names.length] : value + plus}`
}

/** What the text of a happening speaks of; null if the game has no words for it. */
export function told(game: string, happening: AnyHappening): Words | null {
  const table = TABLES[game]
  if (!table) return null
  const fields = Object.entries(happening).filter(([field]) => field !== 'what' && field !== 'n')
  const says = fields.flatMap(([field, value]) =>
    (table.wording[field] ?? [{ parameter: field }]).map(say => [say.parameter, said(say, value)]),
  )
  return Object.fromEntries(says) as Words
}

/** The happenings that a replay can jump to. */
export const moments = (game: string): readonly string[] => TABLES[game]?.moments ?? []
