import { expect, test } from 'vitest'
import { readQuestions } from './formats.ts'

const notesOf = async (text: string) =>
  (await readQuestions(new TextEncoder().encode(text), 'gift', { language: 'en' })).read.map(
    ({ question, notes }) => [question.body.en, notes],
  )

test.each([
  '<script>alert(1)</script>',
  '<style>@import url(a.css)</style>',
  '<iframe src="https://example.org"></iframe>',
  '<video src="a.mp4"></video>',
  '<form><input name="a"></form>',
])('what no question holds is left out, and said to be: %s', async markup => {
  expect(await notesOf(`[html]Before ${markup} after {T}`)).toEqual([['Before after', ['markup_left_out']]])
})

test.each(['<math><mi>x</mi></math>', '<form>x<input name="a"></form>', '<object data="a.svg">x</object>'])(
  'of what has words these are kept: %s',
  async markup => {
    expect(await notesOf(`[html]Before ${markup} after {T}`)).toEqual([
      ['Before x after', ['markup_left_out']],
    ])
  },
)

test('what only looks otherwise is no loss', async () => {
  expect(await notesOf('[html]<font color="red">Red</font> <b>bold</b> {T}')).toEqual([['Red **bold**', []]])
})
