/** The page begins: the reader's language and wishes first, then the screen that the address asks for. */
import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { preferred, speak } from './lib/i18n.svelte.ts'
import { dress } from './lib/prefs.svelte.ts'
import { follow } from './lib/route.svelte.ts'

dress()
follow()
await speak(preferred())
// A language chosen in one tab is spoken in all.
addEventListener('storage', event => {
  if (event.key === 'wordless.language') void speak(preferred())
})
mount(App, { target: document.getElementById('app')! })
