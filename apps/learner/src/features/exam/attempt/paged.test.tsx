import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import type { Attempt } from '../api.ts'
import type { AttemptSession } from '../autosave/attempt-session.ts'
import type { AttemptState } from '../autosave/attempt-state.ts'
import { earliestPlace } from '../model/pages.ts'
import { Paper } from './paper.tsx'
import { StepBar } from './step-bar.tsx'
import { Stepper } from './stepper.tsx'
import { usePlace } from './use-place.ts'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
  Element.prototype.scrollIntoView = () => undefined
})

const question = (position: number) => ({
  id: 10 + position,
  position,
  kind: 'true_false' as const,
  points: 1,
  body: `Question body ${position}`,
  prompts: [],
  options: [],
  other: null,
  answer: null,
  revision: 0,
})

/** An attempt of five questions, two on a page, as its page holds it. */
function show(navigation: Attempt['navigation'], locale: 'ar' | 'en' = 'en', answered: number[] = []) {
  const attempt = {
    id: 7,
    navigation,
    questions_per_page: 2,
    section: null,
    questions: [1, 2, 3, 4, 5].map(at => ({ ...question(at), revision: answered.includes(at) ? 1 : 0 })),
  } as unknown as Attempt
  const session = { attempt, flush: async () => undefined } as unknown as AttemptSession
  const state = { phase: 'running', answers: {} } as unknown as AttemptState
  function Room() {
    const place = usePlace('7', attempt.questions.length, earliestPlace(attempt))
    const move = (at: number) => place.set({ at })
    return (
      <>
        <Stepper attempt={attempt} answers={{}} place={place} onMove={move} />
        <Paper
          session={session}
          state={state}
          place={place}
          isDouble={false}
          onMove={move}
          onShown={place.see}
        />
        <StepBar attempt={attempt} place={place} isWritable onMove={move} onSubmit={() => undefined} />
      </>
    )
  }
  renderPage(<Room />, locale)
}
/** The parts of a question are loaded when first shown, which takes a while on a busy machine. */
const isShown = (numbers: string[]) => vi.waitFor(() => expect(shown()).toEqual(numbers), { timeout: 10_000 })
const shown = () => screen.queryAllByText(/^Question body/).map(({ textContent }) => textContent?.at(-1))

test.each([
  ['ar', 'التالي', 'الصفحة السابقة'],
  ['en', 'Next', 'Previous page'],
] as const)(
  'in %s a page of questions is shown, and one turns from page to page',
  async (locale, next, back) => {
    show('free', locale)
    await isShown(['1', '2'])
    await userEvent.click(screen.getByRole('button', { name: next }))
    expect(shown()).toEqual(['3', '4'])
    await userEvent.click(screen.getByRole('button', { name: next }))
    expect(shown()).toEqual(['5'])
    await userEvent.click(screen.getByRole('button', { name: back }))
    expect(shown()).toEqual(['3', '4'])
  },
)

test('each question of a page is flagged by itself', async () => {
  show('free')
  const [, second] = await screen.findAllByRole('button', { name: 'Flag for review' })
  await userEvent.click(second!)
  expect(screen.getByRole('button', { name: /^Question 2, not answered, flagged/ })).toBeVisible()
  expect(screen.getAllByRole('button', { name: /^Flag for review|^Flagged for review/ })).toHaveLength(2)
})

test('forward only, one moves within the page and on, never back to an earlier one', async () => {
  show('forward')
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }))
  const step = (number: number) => screen.getByRole('button', { name: new RegExp(`^Question ${number}, `) })
  expect([1, 2, 3, 4, 5].map(number => step(number).hasAttribute('disabled'))).toEqual([
    true,
    true,
    false,
    false,
    true,
  ])
  await userEvent.click(step(4))
  expect(step(4)).toHaveAttribute('aria-current', 'step')
  await userEvent.keyboard('{ArrowLeft}')
  expect(step(3)).toHaveAttribute('aria-current', 'step')
  await userEvent.keyboard('{ArrowLeft}')
  expect(shown()).toEqual(['3', '4'])
  expect(screen.queryByRole('button', { name: /Flag/ })).toBeNull()
})

test.each([
  ['ar', 'السؤال 1، بلا إجابة', 'السؤال 3، لم تره بعد', '3 أسئلة لم ترها بعد'],
  ['en', 'Question 1, not answered', 'Question 3, not seen yet', '3 not seen yet'],
] as const)('in %s the map tells what was not seen yet', async (locale, seen, unseen, count) => {
  show('free', locale)
  expect(await screen.findByRole('button', { name: seen })).not.toHaveAttribute('data-unseen')
  expect(screen.getByRole('button', { name: unseen })).toHaveAttribute('data-unseen')
  expect(screen.getByText(count, { exact: false })).toBeVisible()
})

test('what was seen and flagged is known after a reload', async () => {
  sessionStorage.setItem('exam-place-7', JSON.stringify({ at: 2, flagged: [11], seen: [11, 12] }))
  show('free')
  expect(await screen.findByRole('button', { name: /^Question 1, not answered, flagged/ })).toBeVisible()
  expect(screen.getByText('1 not seen yet', { exact: false })).toBeVisible()
  expect(shown()).toEqual(['3', '4'])
})

test('forward only, another device begins at the page that was reached, not at one that is passed', async () => {
  show('forward', 'en', [1, 4])
  await isShown(['3', '4'])
  expect(screen.getByRole('button', { name: /^Question 1, / })).toBeDisabled()
})
