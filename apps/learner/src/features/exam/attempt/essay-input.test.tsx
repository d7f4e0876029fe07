import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import type { AnswerValue, Question } from '../api.ts'
import { AnswerFiles } from '../files/answer-files.tsx'
import type { FileCalls } from '../files/api.ts'
import { AttemptFiles } from '../files/attempt-files.ts'
import { memoryFiles } from '../files/file-store.ts'
import type { AttemptState } from '../autosave/attempt-state.ts'
import { AnswerInput } from './answer-input.tsx'
import { SaveStatus } from './save-status.tsx'

// jsdom measures nothing, and the editor asks where its caret is.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList
Range.prototype.getBoundingClientRect = () => new DOMRect()

const files = { kinds: ['pdf', 'image'], most: 2, megabytes: 1 } satisfies NonNullable<
  NonNullable<Question['essay']>['files']
>
const asked = (essay: Question['essay'], answer: AnswerValue | null = null): Question => ({
  id: 7,
  position: 1,
  kind: 'essay',
  points: 2,
  body: 'سؤال',
  prompts: [],
  options: [],
  answer,
  other: null,
  revision: 0,
  ...(essay && { essay }),
})

/** Every answer has been saved. */
const saved: AttemptState = {
  phase: 'running',
  answers: {},
  offset: null,
  deadline: null,
  deadlineReason: null,
  allowances: [],
  failures: 0,
  rejection: null,
  isDurable: true,
  receipt: null,
  moved: null,
}

/** The essay with a state around it, as the paper holds it, and a way to have another tab's text come in. */
function show(question: Question, locale: 'ar' | 'en' = 'en', attempt?: AttemptFiles, isWritable = true) {
  const answered = vi.fn<(value: AnswerValue | null) => void>()
  let put: (value: AnswerValue | null) => void = () => {}
  function Held() {
    const [value, setValue] = useState<AnswerValue | null>(question.answer)
    put = setValue
    const input = (
      <AnswerInput
        question={question}
        value={value}
        isWritable={isWritable}
        onAnswer={next => {
          answered(next)
          setValue(next)
        }}
      />
    )
    return attempt ? (
      <AnswerFiles files={attempt}>
        <SaveStatus state={saved} />
        {input}
      </AnswerFiles>
    ) : (
      input
    )
  }
  renderPage(<Held />, locale)
  return { answered, put: (value: AnswerValue | null) => put(value) }
}

const editor = () => screen.findByRole('textbox', { name: 'Your text' })

test('the editor shows what is kept as it looks, counts its words, and says how many are asked for', async () => {
  show(asked({ format: 'rich_text', words: { least: 2, most: 5 } }, { text: '## عنوان\n\n**مهم** جدًا' }))
  const text = await editor()
  await waitFor(() =>
    expect(within(text).getByRole('heading', { name: 'عنوان' })).toHaveAttribute('dir', 'rtl'),
  )
  expect(within(text).getByText('مهم').tagName).toBe('STRONG')
  expect(screen.getByText(/3 words/)).toHaveTextContent('requested: 2 to 5')
})

test('a tool changes what is kept, says whether it is on, and is undone', async () => {
  const { answered } = show(asked({ format: 'rich_text' }, { text: 'words' }))
  await editor()
  const heading = screen.getByRole('button', { name: /Heading/ })
  await userEvent.click(heading)
  expect(answered).toHaveBeenLastCalledWith({ text: '## words' })
  expect(heading).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(screen.getByRole('button', { name: /Undo/ }))
  expect(answered).toHaveBeenLastCalledWith({ text: 'words' })
})

test('the tools are one stop of the Tab key, and the arrows lead on in the direction of the page', async () => {
  show(asked({ format: 'rich_text' }), 'ar')
  await screen.findByRole('textbox')
  await userEvent.tab()
  expect(screen.getByRole('button', { name: /غامق/ })).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(screen.getByRole('button', { name: /مائل/ })).toHaveFocus()
  await userEvent.keyboard('{End}')
  expect(screen.getByRole('button', { name: /إعادة/ })).toHaveFocus()
})

test('what another device wrote is shown instead, and is not saved again', async () => {
  const { answered, put } = show(asked({ format: 'rich_text' }, { text: 'mine' }))
  const text = await editor()
  put({ text: 'theirs' })
  await waitFor(() => expect(text).toHaveTextContent('theirs'))
  expect(answered).not.toHaveBeenCalled()
})

test('an essay that can no longer be written is read', async () => {
  show(asked({ format: 'rich_text' }, { text: 'mine' }), 'en', undefined, false)
  expect(await editor()).toHaveAttribute('contenteditable', 'false')
})

test('files alone ask for no text; without an attempt around, they only say what will be taken', async () => {
  show(asked({ format: 'files', files }))
  expect(await screen.findByText(/Files are added in the exam itself/)).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Choose files' })).toBeNull()
})

function attemptWith(calls: Partial<FileCalls> = {}) {
  return new AttemptFiles([{ id: 7 }], {
    attempt: 1,
    user: 1,
    holder: 'a-tab',
    store: memoryFiles(),
    now: () => '2026-11-21T10:00:00.000Z',
    onLockLost: () => {},
    calls: {
      begin: async () => ({ id: 'file-1' }),
      send: async () => {},
      remove: async () => {},
      link: async () => '/x',
      ...calls,
    },
  })
}
const choose = async (...chosen: File[]) => {
  await screen.findByRole('button', { name: 'Choose files' })
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, chosen, {
    applyAccept: false,
  })
}
const file = (name: string, type: string, size = 4) => new File(['x'.repeat(size)], name, { type })

test('a chosen file becomes part of the answer, and can be saved and removed', async () => {
  const attempt = attemptWith()
  show(asked({ format: 'text', files }), 'en', attempt)
  await choose(file('a.pdf', 'application/pdf'))
  expect(await screen.findByText(/Part of your answer/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Download a.pdf' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Remove a.pdf from the list' }))
  await waitFor(() => expect(screen.queryByText('a.pdf')).toBeNull())
  expect(attempt.state().stored[7]).toEqual([])
})

test('what breaks a rule is never sent; an API error is shown with its message', async () => {
  const begin = vi.fn(async () => ({ id: 'file-1' }))
  show(asked({ format: 'text', files }), 'en', attemptWith({ begin }))
  await choose(
    file('run.exe', 'application/x-msdownload'),
    file('big.pdf', 'application/pdf', 1024 * 1024 + 1),
  )
  expect(await screen.findByText(/type is not accepted/)).toBeVisible()
  expect(screen.getByText(/Too big/)).toBeVisible()
  expect(begin).not.toHaveBeenCalled()
})

test.each([
  ['en', 'Choose files', '1 file on its way', 'All saved'],
  ['ar', 'اختر ملفات', 'ملف واحد في الطريق', 'كل الإجابات محفوظة'],
] as const)(
  'in %s nothing is called saved while a file is on its way',
  async (locale, button, under, all) => {
    let arrive = () => {}
    const send = () => new Promise<void>(done => (arrive = done))
    show(asked({ format: 'text', files }), locale, attemptWith({ send }))
    expect(await screen.findByText(all)).toBeVisible()
    await screen.findByRole('button', { name: button })
    await userEvent.upload(
      document.querySelector<HTMLInputElement>('input[type=file]')!,
      file('a.pdf', 'application/pdf'),
    )
    expect(await screen.findByText(under)).toBeVisible()
    arrive()
    expect(await screen.findByText(all)).toBeVisible()
  },
)
