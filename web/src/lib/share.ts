/** Pass a link on: the device's own way where there is one, else copied, else shown to be copied by hand. */

export type Shared = 'shared' | 'copied' | 'shown'

export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copiedByHand(text)
  }
}

/** The old way, which works on plain http. */
function copiedByHand(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.setAttribute('readonly', '')
  field.className = 'unseen'
  const host = document.querySelector('dialog[open]') ?? document.body
  const before = document.activeElement as HTMLElement | null
  host.append(field)
  field.select()
  let done: boolean
  try {
    done = document.execCommand('copy')
  } catch {
    done = false
  }
  field.remove()
  before?.focus()
  return done
}

export async function share(url: string, title: string): Promise<Shared> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ url, title })
      return 'shared'
    } catch (wrong) {
      if (wrong instanceof DOMException && wrong.name === 'AbortError') return 'shared'
    }
  }
  return (await copied(url)) ? 'copied' : 'shown'
}
