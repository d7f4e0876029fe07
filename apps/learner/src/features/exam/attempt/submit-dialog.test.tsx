import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import type { AttemptSession } from '../autosave/attempt-session.ts'
import type { AttemptState } from '../autosave/attempt-state.ts'
import { SubmitDialog } from './submit-dialog.tsx'

const session = {
  attempt: { questions: [{ id: 11 }, { id: 12 }, { id: 13 }], navigation: 'free', section: null },
} as unknown as AttemptSession
const stateWith = (answered: readonly number[]) =>
  ({
    phase: 'open',
    answers: Object.fromEntries(answered.map(id => [id, { value: { option: 'a' } }])),
  }) as unknown as AttemptState

test.each([
  ['en', /2 questions have no answer/, 'Question 3', 'Flagged for review:'],
  ['ar', /سؤالان بلا إجابة/, 'السؤال 3', 'عليها علامة للعودة:'],
] as const)(
  'in %s it says what is empty and marked, and leads there',
  async (locale, empty, third, flagged) => {
    const [onMove, onClose] = [vi.fn<(at: number) => void>(), vi.fn<() => void>()]
    renderPage(
      <SubmitDialog
        session={session}
        state={stateWith([11])}
        flagged={[11]}
        onMove={onMove}
        onClose={onClose}
      />,
      locale,
    )
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog).toHaveTextContent(empty)
    expect(dialog).toHaveTextContent(flagged)
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(3)
    await userEvent.click(within(dialog).getByRole('button', { name: third }))
    expect(onMove).toHaveBeenCalledWith(2)
    expect(onClose).toHaveBeenCalled()
  },
)

test('where nothing is empty it says so', async () => {
  renderPage(
    <SubmitDialog
      session={session}
      state={stateWith([11, 12, 13])}
      flagged={[]}
      onMove={() => undefined}
      onClose={() => undefined}
    />,
    'en',
  )
  expect(await screen.findByText('Every question is answered.')).toBeVisible()
})
