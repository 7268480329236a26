/** Which page the address asks for. */
import { home } from './place.ts'

export type Route =
  | { page: 'home' }
  | { page: 'table'; code: string; seat: string | null }
  | { page: 'screen'; code: string }
  | { page: 'replay'; code: string; match: number; key: string; n: number | null; as: number | null }
  | { page: 'arrive'; token: string }
  | { page: 'rules'; game: string | null }
  | { page: 'nowhere' }

/** The page of a path below home, such as `t/ABC234/table`. */
export function parsed(path: string, search = ''): Route {
  const [first = '', second, third, fourth, ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent)
  if (rest.length) return { page: 'nowhere' }
  if (!first) return { page: 'home' }
  if (first === 't' && second && !third)
    return { page: 'table', code: second.toUpperCase(), seat: new URLSearchParams(search).get('seat') }
  if (first === 't' && second && third === 'table' && !fourth) return { page: 'screen', code: second.toUpperCase() }
  if (first === 'r' && second && third && fourth && /^\d+$/.test(third))
    return { page: 'replay', code: second, match: Number(third), key: fourth, ...moment(search) }
  if (first === 'd' && second && !third) return { page: 'arrive', token: second }
  if (first === 'rules' && !third) return { page: 'rules', game: second ?? null }
  return { page: 'nowhere' }
}

/** At which happening a replay opens, and through whose eyes: `?n=12&as=0`. */
function moment(search: string): { n: number | null; as: number | null } {
  const asked = new URLSearchParams(search)
  const number = (name: string) => (/^\d{1,6}$/.test(asked.get(name) ?? '') ? Number(asked.get(name)) : null)
  return { n: number('n'), as: number('as') }
}

const here = (): Route => parsed(location.pathname.slice(home().pathname.length), location.search)

let shown = $state.raw<Route>({ page: 'home' })

export const route = (): Route => shown

/** Go to a path below home without loading the page anew. */
export function go(path: string, instead = false): void {
  history[instead ? 'replaceState' : 'pushState'](null, '', new URL(path, home()))
  arrive()
  scrollTo(0, 0)
}

function arrive(): void {
  shown = here()
}

/** Follow the address, and keep plain clicks on our own links within the page. */
export function follow(): void {
  arrive()
  addEventListener('popstate', arrive)
  document.addEventListener('click', event => {
    const link = (event.target as Element).closest?.('a')
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
    if (link.target || link.hasAttribute('download') || !link.href.startsWith(home().href)) return
    if (link.getAttribute('href')?.startsWith('#')) return
    event.preventDefault()
    go(link.href)
  })
}
