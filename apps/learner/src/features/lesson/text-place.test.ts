import { afterEach, expect, test } from 'vitest'
import { lessonPlace } from './lesson-place.ts'
import { rangeOfWords, selectedWords, showWords } from './text-place.ts'

afterEach(() => {
  document.body.innerHTML = ''
  getSelection()?.removeAllRanges()
})

function text() {
  document.body.innerHTML =
    '<div id="text"><p>للمشروع <strong>بداية\n ونهاية</strong>.</p><p>وفيه قدر من المجهول</p></div><p id="other">غيره</p>'
  return document.querySelector<HTMLElement>('#text')!
}

test('quoted words are found across elements, lines and spaces, shown and selected; others are not', async () => {
  const root = text()
  expect(rangeOfWords(root, 'بداية ونهاية. وفيه قدر')?.toString().replace(/\s+/g, ' ')).toBe(
    'بداية ونهاية.وفيه قدر',
  )
  expect(await showWords(root, 'قدر  من')).toBe(true)
  expect(document.activeElement?.textContent).toBe('وفيه قدر من المجهول')
  expect(selectedWords(root, getSelection())).toBe('قدر من')
  expect([rangeOfWords(root, 'غيره'), rangeOfWords(root, '  ')]).toEqual([null, null])
})

test('words that come with the reader of texts are waited for', async () => {
  const root = text()
  const showing = showWords(root, 'جاء لاحقًا')
  root.append(Object.assign(document.createElement('p'), { textContent: 'وهذا جاء لاحقًا.' }))
  expect(await showing).toBe(true)
})

test('only words within the text are quoted', () => {
  const root = text()
  getSelection()?.selectAllChildren(document.querySelector('#other')!)
  expect(selectedWords(root, getSelection())).toBeNull()
  expect(selectedWords(root, null)).toBeNull()
})

test('an address asks for a tab, a note and a second; what makes no sense asks for nothing', () => {
  expect(lessonPlace({ tab: 'notes', note: '12', at: '0' })).toEqual({ tab: 'notes', note: 12, at: 0 })
  expect(lessonPlace({ tab: 'x', note: '0', at: '-1' })).toEqual({
    tab: undefined,
    note: undefined,
    at: undefined,
  })
})
