import { toasts } from '@masar/ui'
import { act, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import type { AttemptState } from '../autosave/attempt-state.ts'
import { useLostAnswers } from './use-lost-answers.ts'

const answer = (revision: number, saved: number) => ({
  value: { option: 'a' },
  revision,
  saved,
  madeAt: null,
})
const answers = { 1: answer(2, 1), 2: answer(1, 1) }

function Ended({ phase }: Pick<AttemptState, 'phase'>) {
  useLostAnswers({ phase, answers })
  return null
}

afterEach(() => act(() => toasts.clear()))

test('an answer that was not sent before the attempt ended is said to be lost, while it is open it is not', async () => {
  const { rerender } = renderPage(<Ended phase="running" />, 'en')
  expect(toasts.entries()).toEqual([])
  rerender(<Ended phase="closed" />)
  await waitFor(() => expect(toasts.entries()).toHaveLength(1))
  expect(toasts.entries()[0]?.text).toContain('The exam ended before 1 answer of yours was sent.')
})
