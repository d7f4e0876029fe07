import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeRoom } from './make-room.ts'

const { style } = document.body
/** A phone, until it is turned or the page is zoomed. */
const phone = Object.assign(new EventTarget(), { matches: true })
/** As the page was when each scrolling was asked for. */
const scrolled: { top: number; padding: string }[] = []
let end = () => {}

beforeEach(() => {
  phone.matches = true
  scrolled.length = 0
  vi.stubGlobal('matchMedia', (media: string) => {
    expect(media, 'as in toast.module.css').toBe('(width < 40rem)')
    return phone
  })
  vi.stubGlobal('scrollBy', ({ top, behavior }: ScrollToOptions) => {
    expect(behavior).toBe('instant')
    scrolled.push({ top: top ?? 0, padding: style.paddingBlockStart })
  })
})
afterEach(() => {
  end()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

/** Messages in a region of this place. @returns what resizes them */
function show(place: { top: number; bottom: number }) {
  const region = document.createElement('section')
  region.getBoundingClientRect = () => place as DOMRect
  end = makeRoom(region)
  return (bottom: number) => {
    place.bottom = bottom
    region.append(document.createElement('p'))
  }
}

test('on a phone the page begins below its messages while they are there', async () => {
  const grow = show({ top: 12, bottom: 72 })
  expect(style.paddingBlockStart).toBe('72px')
  grow(140)
  await vi.waitFor(() => expect(style.paddingBlockStart).toBe('140px'))
  end()
  expect([style.paddingBlockStart, scrolled]).toEqual(['', []])
})

test('messages at the bottom take no room, however low the window is', () => {
  phone.matches = false
  // 740 × 360, or as low by zooming: three messages begin in its upper half.
  vi.stubGlobal('innerHeight', 360)
  show({ top: 100, bottom: 344 })
  expect(style.paddingBlockStart).toBe('')
})

test('a phone that is turned has room while it is narrow only', () => {
  const place = { top: 12, bottom: 72 }
  show(place)
  phone.matches = false
  phone.dispatchEvent(new Event('change'))
  expect(style.paddingBlockStart).toBe('')
  phone.matches = true
  phone.dispatchEvent(new Event('change'))
  expect(style.paddingBlockStart).toBe('72px')
  // Narrower still: the sentences wrap.
  place.bottom = 96
  dispatchEvent(new Event('resize'))
  expect(style.paddingBlockStart).toBe('96px')
})

test('a page that is scrolled far stays as it is', () => {
  vi.stubGlobal('scrollY', 400)
  show({ top: 12, bottom: 72 })
  end()
  expect([style.paddingBlockStart, scrolled]).toEqual(['', []])
})

test('what is read on a page that was scrolled stays where it is as messages come and go', async () => {
  vi.stubGlobal('scrollY', 10)
  const grow = show({ top: 12, bottom: 72 })
  expect(scrolled).toEqual([{ top: 72, padding: '72px' }])
  vi.stubGlobal('scrollY', 600)
  grow(140)
  await vi.waitFor(() => expect(scrolled.at(-1)).toEqual({ top: 68, padding: '140px' }))
  end()
  expect(scrolled.at(-1), 'before the page is shorter').toEqual({ top: -140, padding: '140px' })
  expect(style.paddingBlockStart).toBe('')
})

/** A button of the page, at a place of the window. */
function button(top: number, height = 44) {
  const made = document.createElement('button')
  made.getBoundingClientRect = () => ({ top, bottom: top + height }) as DOMRect
  made.scrollIntoView = vi.fn()
  document.body.append(made)
  return made
}

test('what has the focus, or gets it, is scrolled out from under the messages', () => {
  vi.stubGlobal('scrollY', 400)
  const [pressed, undo, below, long] = [button(20), button(60), button(300), button(20, 900)]
  pressed.focus()
  show({ top: 12, bottom: 72 })
  expect(pressed.scrollIntoView).toHaveBeenCalledOnce()
  expect(document.documentElement.style.scrollPaddingBlockStart).toBe('max(5rem, 80px)')
  for (const each of [undo, below, long]) each.focus()
  expect(undo.scrollIntoView).toHaveBeenCalledOnce()
  expect(below.scrollIntoView).not.toHaveBeenCalled()
  expect(long.scrollIntoView).not.toHaveBeenCalled()
  end()
  expect(document.documentElement.style.scrollPaddingBlockStart).toBe('')
  pressed.focus()
  expect(pressed.scrollIntoView).toHaveBeenCalledOnce()
})

test.each(['fixed', 'sticky'])('what is in something %s stays where scrolling leaves it', position => {
  vi.stubGlobal('scrollY', 400)
  const pressed = button(20)
  const bar = document.createElement('header')
  bar.style.position = position
  document.body.append(bar)
  bar.append(pressed)
  pressed.focus()
  show({ top: 12, bottom: 72 })
  expect(pressed.scrollIntoView).not.toHaveBeenCalled()
})

test('messages at the bottom move nothing that has the focus', () => {
  phone.matches = false
  const pressed = button(20)
  pressed.focus()
  show({ top: 12, bottom: 72 })
  expect(pressed.scrollIntoView).not.toHaveBeenCalled()
})
