import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import type { AnswerValue, Question } from '../api.ts'
import { AnswerInput } from './answer-input.tsx'

const options = ['a', 'b', 'c'].map(key => ({ key, text: `خيار ${key}` }))
const question = (kind: Question['kind'], more: Partial<Question> = {}): Question => ({
  id: 7,
  position: 1,
  kind,
  points: 2,
  body: 'سؤال',
  prompts: [],
  options,
  answer: null,
  other: null,
  revision: 0,
  ...more,
})

/** The field with a state around it, as the paper holds it. @returns what was answered, the last at the end */
function show(asked: Question, locale: 'ar' | 'en' = 'en', isWritable = true) {
  const answered = vi.fn<(value: AnswerValue | null) => void>()
  function Held() {
    const [value, setValue] = useState<AnswerValue | null>(asked.answer)
    const answer = (next: AnswerValue | null) => {
      answered(next)
      setValue(next)
    }
    return <AnswerInput question={asked} value={value} isWritable={isWritable} onAnswer={answer} />
  }
  renderPage(<Held />, locale)
  return answered
}
const button = (name: RegExp) => screen.getByRole('button', { name })
const said = () =>
  screen
    .getAllByRole('status')
    .map(status => status.textContent)
    .join(' ')

const matching = () =>
  question('matching', {
    prompts: [
      { key: 'p', text: 'السعودية' },
      { key: 'q', text: 'مصر' },
    ],
  })

test('pairs are made by picking one side after the other, in either order, and said', async () => {
  const answered = show(matching())
  await userEvent.click(button(/^خيار b$/))
  expect(button(/^خيار b$/)).toHaveAttribute('aria-pressed', 'true')
  expect(said()).toContain('Choose where it belongs')
  await userEvent.click(button(/السعودية.*Choose here/))
  expect(answered).toHaveBeenLastCalledWith({ pairs: { p: 'b' } })
  expect(said()).toMatch(/خيار b.*now belongs to.*السعودية/)
  await userEvent.click(button(/مصر.*Choose here/))
  await userEvent.click(button(/^خيار a$/))
  expect(answered).toHaveBeenLastCalledWith({ pairs: { p: 'b', q: 'a' } })
  await userEvent.click(button(/Take away from.*السعودية/))
  expect(answered).toHaveBeenLastCalledWith({ pairs: { q: 'a' } })
  await userEvent.click(button(/Take away from.*مصر/))
  expect(answered).toHaveBeenLastCalledWith(null)
})

test('the keyboard alone does it, and Escape lets go', async () => {
  const answered = show(matching())
  button(/^خيار c$/).focus()
  await userEvent.keyboard('{Enter}{Escape}')
  expect(button(/^خيار c$/)).toHaveAttribute('aria-pressed', 'false')
  await userEvent.keyboard(' ')
  button(/مصر.*Choose here/).focus()
  await userEvent.keyboard('{Enter}')
  expect(answered).toHaveBeenCalledExactlyOnceWith({ pairs: { q: 'c' } })
})

test('a sequence is no answer until it is moved, or said to be right as it stands', async () => {
  const answered = show(question('ordering'))
  await userEvent.click(button(/This order is right/))
  expect(answered).toHaveBeenLastCalledWith({ options: ['a', 'b', 'c'] })
  expect(screen.queryByRole('button', { name: /This order is right/ })).toBeNull()
  const list = screen.getByRole('list', { name: /Put these in order/ })
  within(list)
    .getByRole('button', { name: /Place of.*خيار a/ })
    .focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(answered).toHaveBeenLastCalledWith({ options: ['b', 'a', 'c'] })
})

test('an essay counts its words', async () => {
  const answered = show(question('essay', { options: [] }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Your text' }), 'كلمة و أخرى -')
  expect(answered).toHaveBeenLastCalledWith({ text: 'كلمة و أخرى -' })
  expect(screen.getByText('3 words')).toBeVisible()
})

test.each([
  ['1,234', 'Counts as \u20681,234\u2069'],
  ['١٢٫٥', 'Counts as \u206812.5\u2069'],
  ['1,5', 'Counts as \u20681.5\u2069'],
  ['1e3', 'This is not a number yet. Use digits, such as 12.5'],
])('a number that is typed %s says how it is read', async (typed, hint) => {
  show(question('number', { options: [] }))
  await userEvent.type(screen.getByRole('textbox'), typed)
  expect(screen.getByText(hint)).toBeVisible()
})

test('nothing can be moved where another tab writes', () => {
  show(matching(), 'ar', false)
  for (const each of screen.getAllByRole('button')) expect(each).toBeDisabled()
})
