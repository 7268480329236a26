/** The name this browser's person goes by, remembered from table to table. */
import { recalled, remember } from './memory.ts'

export const NAME_MAX = 24

export const myName = (): string => recalled('name', '')
export const myNameOr = (otherwise: string): string => myName() || otherwise
export const noteName = (name: string): void => remember('name', name)
