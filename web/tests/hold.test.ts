import { beforeEach, expect, test, vi } from 'vitest'
import { Hold } from '$lib/hold.svelte.ts'

const page = new EventTarget()
const tab = new EventTarget()
let lid: EventTarget
let hold: Hold

beforeEach(() => {
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', tab)
  lid = new EventTarget()
  hold = new Hold()
  hold.attach(lid as HTMLElement)
})

const fire = (target: EventTarget, name: string, more: object = {}) =>
  target.dispatchEvent(Object.assign(new Event(name, { cancelable: true }), more))
const press = () => fire(lid, 'pointerdown', { button: 0, pointerId: 1 })

test('a secret shows while it is held and no longer', () => {
  press()
  expect(hold.held).toBe(true)
  fire(lid, 'pointerup')
  expect(hold.held).toBe(false)
})

test.each([
  ['a cancelled pointer', () => fire(lid, 'pointercancel')],
  ['a lost pointer', () => fire(lid, 'lostpointercapture')],
  ['a hidden tab', () => fire(page, 'visibilitychange')],
  ['a window that loses the focus', () => fire(tab, 'blur')],
  ['a locked phone', () => fire(tab, 'pagehide')],
])('%s covers it, and only a new press shows it', (_, interrupt) => {
  press()
  interrupt()
  expect(hold.held).toBe(false)
  fire(lid, 'pointermove')
  expect(hold.held).toBe(false)
  press()
  expect(hold.held).toBe(true)
  fire(lid, 'pointerup')
})

test('a key can hold it too', () => {
  fire(lid, 'keydown', { key: ' ' })
  expect(hold.held).toBe(true)
  fire(lid, 'keyup', { key: ' ' })
  expect(hold.held).toBe(false)
  fire(lid, 'keydown', { key: 'a' })
  expect(hold.held).toBe(false)
})
