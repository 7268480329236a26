/** The link to a page of ours as others can follow it: on the host's own machine the server knows a better one. */
import { address } from './place.ts'

const OWN = /^(localhost|127\.|\[::1\])/

export async function sharedLink(path: string): Promise<string> {
  const plain = address(path)
  if (!OWN.test(location.hostname)) return plain
  try {
    const said = await fetch(address(`api/link?path=${encodeURIComponent(`/${path}`)}`))
    return ((await said.json()) as { link?: string }).link ?? plain
  } catch {
    return plain
  }
}
