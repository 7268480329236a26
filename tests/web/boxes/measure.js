// What is wrong with the page as it stands: an array of sentences, and where everything that stays lies.
async () => {
  const frame = () => new Promise(done => requestAnimationFrame(done))
  await document.fonts.ready
  await frame()
  await frame()
  const table = document.querySelector('.tabletop')
  const more = each => each.closest('[data-more]') !== null
  const shown = each => {
    const box = each.getBoundingClientRect()
    return box.width > 1 && box.height > 1 && each.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }
  const all = css => [...document.querySelectorAll(css)].filter(shown)
  const within = css => [...table.querySelectorAll(css)].filter(shown)
  const text = each =>
    (each.ariaLabel ?? each.textContent).trim().replace(/\s+/g, ' ').slice(0, 40) || `<${each.tagName} ${each.className.baseVal ?? each.className}>`
  // A name's box is that of its letters, not of the line they stand on.
  const letters = each => {
    const range = document.createRange()
    range.selectNodeContents(each)
    const [ink, box] = [range.getBoundingClientRect(), each.getBoundingClientRect()]
    const left = Math.max(ink.left, box.left), right = Math.min(ink.right, box.right)
    const top = Math.max(ink.top, box.top), bottom = Math.min(ink.bottom, box.bottom)
    return { left, right, top, bottom }
  }
  const box = each => each.getBoundingClientRect()
  const meet = (one, other, by = 1.5) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > by &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > by
  const faults = []

  const tall = document.scrollingElement.scrollHeight - innerHeight
  if (tall > 0) faults.push(`the page scrolls by ${tall}`)

  // What can be used or read now lies in the window, and in whatever it lies in.
  const clip = each => {
    let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight]
    for (let around = each.parentElement; around; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around)
      const edge = box(around)
      if (overflowX !== 'visible') [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)]
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)]
    }
    return { left, top, right, bottom }
  }
  const controls = all('main button:not(:disabled), main input:not(:disabled), main [data-needed], main a[href]').filter(
    each => !more(each) && !each.closest('[inert], .unseen'),
  )
  const words = within('p, h2, h3, li, label, span, strong, figcaption, th, td').filter(
    each => !more(each) && !each.closest('.unseen, button, svg') &&
      [...each.childNodes].some(node => node.nodeType === 3 && node.data.trim()),
  )
  const out = (each, seen) => {
    const [edge, view] = [seen, clip(each)]
    const past = Math.max(view.left - edge.left, view.top - edge.top, edge.right - view.right, edge.bottom - view.bottom)
    if (past > 2) faults.push(`${Math.round(past)} px of "${text(each)}" are out of sight`)
  }
  controls.forEach(each => out(each, box(each)))
  words.forEach(each => out(each, letters(each)))
  controls.filter(each => each.tagName === 'BUTTON' && each.scrollWidth > each.clientWidth + 2 && !each.querySelector('svg'))
    .forEach(each => faults.push(`"${text(each)}" is wider than its button`))

  // Nothing lies on anything.
  const cards = within('svg.card').filter(each => !more(each))
  const faces = within('.face').filter(each => !each.closest('svg'))
  const names = within('.name')
  const pairs = (ones, others, boxOne, boxOther, say) => {
    for (const one of ones) for (const other of others)
      if (one !== other && !one.contains(other) && !other.contains(one) && meet(boxOne(one), boxOther(other)))
        faults.push(`${say}: "${text(one)}" and "${text(other)}"`)
  }
  const once = list => list.flatMap((one, at) => list.slice(at + 1).map(other => [one, other]))
  pairs(cards, faces, box, box, 'a card on a face')
  pairs(cards, names, box, letters, 'a card on a name')
  pairs(faces, names, box, letters, 'a face on a name')
  for (const [list, size, say] of [[names, letters, 'two names'], [faces, box, 'two faces'], [controls, box, 'two controls']])
    for (const [one, other] of once(list))
      if (!one.contains(other) && !other.contains(one) && meet(size(one), size(other)))
        faults.push(`${say} meet: "${text(one)}" and "${text(other)}"`)
  pairs(controls, names.filter(each => !each.closest('button')), box, letters, 'a control on a name')
  pairs(controls.filter(each => !each.closest('.place')), words.filter(each => !each.closest('label')), box, letters, 'a control on words')
  for (const each of controls) {
    const edge = box(each)
    for (const [x, y] of [[0.5, 0.5], [0.12, 0.5], [0.88, 0.5], [0.5, 0.12], [0.5, 0.88]]) {
      const hit = document.elementFromPoint(edge.left + edge.width * x, edge.top + edge.height * y)
      if (hit && !each.contains(hit) && !hit.contains(each) && !each.labels?.[0]?.contains(hit)) {
        faults.push(`"${text(hit)}" lies on "${text(each)}"`)
        break
      }
    }
  }
  const small = controls.filter(each => !each.closest('label') && Math.min(box(each).width, box(each).height) < 43.5)
  small.forEach(each => faults.push(`"${text(each)}" is ${Math.round(box(each).width)} by ${Math.round(box(each).height)}`))

  const stays = Object.fromEntries(
    within('[data-stays]').map(each => [each.dataset.stays, [Math.round(box(each).left), Math.round(box(each).top)]]),
  )
  return { faults: [...new Set(faults)], stays }
}
