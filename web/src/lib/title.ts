/** The tab's title: it says when you are awaited, so that a hidden tab calls you back. */

export function titled(page: string, call: string | null): void {
  document.title = call ? `● ${call} · ${page}` : page
}
