import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import type { Attempt } from '../api.ts'
import { QuestionCard } from '../attempt/question-card.tsx'
import { ExamTools } from './exam-tools.tsx'
import { forgetNotes } from './scratch-notes.ts'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

const question: Attempt['questions'][number] = {
  id: 1,
  position: 1,
  kind: 'single_choice',
  points: 1,
  body: 'What is the median?',
  prompts: [],
  options: [{ key: 'a', text: 'The middle' }],
  other: { language: 'ar', body: 'ما الوسيط؟', prompts: [], options: [{ key: 'a', text: 'الأوسط' }] },
  answer: null,
  revision: 0,
}
const attempt = { id: 7, tools: ['calculator', 'notes'], questions: [question] } as unknown as Attempt

function Room({ of }: { of: Attempt }) {
  const [isDouble, setDouble] = useState(false)
  const shared = { at: 0, count: 1, value: null, isFlagged: false, isWritable: true }
  return (
    <>
      <ExamTools attempt={of} isDouble={isDouble} onDouble={setDouble} />
      <QuestionCard
        {...shared}
        question={question}
        isDouble={isDouble}
        onAnswer={() => {}}
        onLeave={() => {}}
      />
    </>
  )
}

test('the calculator works by keys and by typing, in either kind of digits', async () => {
  renderPage(<Room of={attempt} />, 'en')
  await userEvent.click(screen.getByRole('button', { name: 'Calculator' }))
  for (const name of ['1', '2', 'times', '4']) await userEvent.click(screen.getByRole('button', { name }))
  expect(screen.getByText(/= .*48/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  await userEvent.type(screen.getByLabelText('Calculation'), '٥÷٠')
  expect(screen.getByText('Nothing can be divided by zero')).toBeVisible()
})

test('scratch notes stay through a reload and are gone when the attempt ends', async () => {
  const { unmount } = renderPage(<Room of={attempt} />, 'en')
  await userEvent.click(screen.getByRole('button', { name: 'Scratch notes' }))
  await userEvent.type(screen.getByLabelText('What you jot down'), 'x = 4')
  unmount()
  renderPage(<Room of={attempt} />, 'ar')
  await userEvent.click(screen.getByRole('button', { name: 'مسودة' }))
  expect(screen.getByRole('textbox')).toHaveValue('x = 4')
  forgetNotes(7)
  expect(sessionStorage).toHaveLength(0)
})

test('the other language stands beside, in its own direction', async () => {
  renderPage(<Room of={attempt} />, 'en')
  expect(screen.queryByText('ما الوسيط؟')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Show in Arabic too' }))
  const other = screen.getByText('ما الوسيط؟').closest('[lang="ar"]')
  expect(other).toHaveAttribute('dir', 'rtl')
  expect(other).toHaveTextContent('الأوسط')
})

test('the text grows and shrinks by steps, and stays so on this device', async () => {
  const { unmount } = renderPage(<Room of={attempt} />, 'en')
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  expect(screen.getByRole('button', { name: 'Smaller text' })).toBeDisabled()
  await press('Larger text')
  expect(screen.getByText('Large text')).toHaveAttribute('role', 'status')
  await press('Larger text')
  expect(screen.getByRole('button', { name: 'Larger text' })).toBeDisabled()
  unmount()
  renderPage(<Room of={attempt} />, 'ar')
  expect(screen.getByRole('button', { name: 'تكبير الخط' })).toBeDisabled()
  await press('تصغير الخط')
  expect(screen.getByText('خط كبير')).toHaveAttribute('role', 'status')
})

test('only the size of the text stands there where the exam allows nothing and is in one language', () => {
  const plain = { ...attempt, tools: [], questions: [{ ...question, other: null }] }
  renderPage(<ExamTools attempt={plain} isDouble={false} onDouble={() => {}} />, 'en')
  expect(screen.getAllByRole('button').map(({ ariaLabel }) => ariaLabel)).toEqual([
    'Smaller text',
    'Larger text',
  ])
})
