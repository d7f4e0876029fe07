import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../testing/render.tsx'
import { FileUpload, type FileUploadProps } from './file-upload.tsx'
import { formatSize } from '@masar/text'
import { errorOf } from './file-rules.ts'
import { UploadField } from './upload-field.tsx'

/** Sending that ends when the test says so. */
function sending() {
  const calls: {
    name: string
    report: (part: number) => void
    signal: AbortSignal
    done: () => void
    fail: (error: Error) => void
  }[] = []
  const onSend: FileUploadProps['onSend'] = (file, report, signal) =>
    new Promise((done, fail) => {
      calls.push({ name: file.name, report, signal, done: () => done(undefined), fail })
    })
  return { calls, onSend }
}

const file = (name: string, type = 'application/pdf', size = 4) =>
  new File(['x'.repeat(size)], name, { type })
const choose = (...files: File[]) =>
  userEvent.upload(document.querySelector('input')!, files, { applyAccept: false })

test('an API error is shown with its message and not sent again; a network error can be retried', async () => {
  const { calls, onSend } = sending()
  const rejectionMessage = (error: unknown) => (error instanceof RangeError ? error.message : undefined)
  renderUi(<FileUpload label="Attachments" onSend={onSend} rejectionMessage={rejectionMessage} />, 'en')
  await choose(file('a.pdf'), file('b.pdf'))
  await act(async () => calls[0]!.fail(new RangeError('This file is no picture.')))
  await act(async () => calls[1]!.fail(new Error('network')))
  expect(await screen.findByText('This file is no picture.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Send a.pdf again' })).toBeNull()
  expect(screen.getByText(/Check your connection/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Send b.pdf again' })).toBeVisible()
})

test('two go at a time, progress is shown, and the third begins when one is done', async () => {
  const { calls, onSend } = sending()
  renderUi(<FileUpload label="مرفقات الدرس" onSend={onSend} />)
  await choose(file('a.pdf'), file('b.pdf'), file('c.pdf'))
  expect(calls.map(call => call.name)).toEqual(['a.pdf', 'b.pdf'])
  act(() => calls[0]!.report(0.42))
  expect(screen.getByRole('progressbar', { name: 'a.pdf' })).toHaveAttribute('aria-valuenow', '42')
  await act(async () => calls[0]!.done())
  await waitFor(() => expect(calls.map(call => call.name)).toContain('c.pdf'))
  expect(screen.getByRole('status')).toHaveTextContent('أُرسل ملف واحد')
})

test('cancelling aborts the sending; a failure can be tried again, and a row taken from the list', async () => {
  const { calls, onSend } = sending()
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  renderUi(<FileUpload label="Attachments" onSend={onSend} />, 'en')
  await choose(file('a.pdf'), file('b.pdf'))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel a.pdf' }))
  expect(calls[0]!.signal.aborted).toBe(true)
  expect(screen.getByText('Cancelled')).toBeInTheDocument()
  await act(async () => calls[1]!.fail(new Error('503')))
  expect(warn).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: 'Send b.pdf again' }))
  expect(calls.map(call => call.name)).toEqual(['a.pdf', 'b.pdf', 'b.pdf'])
  await act(async () => calls[2]!.done())
  await userEvent.click(screen.getByRole('button', { name: 'Remove b.pdf from the list' }))
  expect(screen.queryByText('b.pdf')).toBeNull()
  expect(screen.getByRole('button', { name: 'Choose files' })).toHaveFocus()
})

test('what breaks a rule is not sent and says why, whether chosen or dropped', async () => {
  const { calls, onSend } = sending()
  renderUi(
    <FileUpload label="Attachments" onSend={onSend} accept=".pdf,image/*" mostBytes={10} mostFiles={1} />,
    'en',
  )
  const dropped = [
    file('run.exe', 'application/x-msdownload'),
    file('big.pdf', 'application/pdf', 11),
    file('empty.pdf', 'application/pdf', 0),
    file('a.pdf'),
    file('b.pdf'),
  ]
  fireEvent.drop(document.querySelector('input')!.parentElement!, { dataTransfer: { files: dropped } })
  for (const reason of [/type is not accepted/, /Too big/, /is empty/, /Too many files/])
    expect(screen.getByText(reason)).toBeInTheDocument()
  expect(calls.map(call => call.name)).toEqual(['a.pdf'])
})

test('the button that pauses a file is the one that continues it, so the focus stays', async () => {
  const never = () => {}
  const field = (act: { onPause: () => void } | { onResume: () => void }) => (
    <UploadField
      label="Recording"
      rules={{ accept: '.mp4', mostBytes: Infinity, mostFiles: 1 }}
      uploads={[{ id: 'a', file: file('a.mp4'), state: 'running', part: 0.5, ...act }]}
      {...{ onAdd: never, onCancel: never, onRetry: never, onRemove: never }}
    />
  )
  const { rerender } = renderUi(field({ onPause: never }), 'en')
  const button = screen.getByRole('button', { name: 'Pause a.mp4' })
  await userEvent.click(button)
  rerender(field({ onResume: never }))
  expect(screen.getByRole('button', { name: 'Continue a.mp4' })).toBe(button)
  expect(button).toHaveFocus()
})

test.each([
  ['ar', /^إلغاء .*a\.mp4/, 'متابعة الرفع', 'إلغاء الرفع'],
  ['en', /^Cancel a\.mp4$/, 'Keep uploading', 'Cancel the upload'],
] as const)(
  '%s: what has been sent in part is cancelled only once that is confirmed',
  async (locale, cancel, keep, confirm) => {
    const [never, onCancel] = [() => {}, vi.fn()]
    const field = (part: number) => (
      <UploadField
        label="Recording"
        rules={{ accept: '.mp4', mostBytes: Infinity, mostFiles: 1 }}
        uploads={[{ id: 'a', file: file('a.mp4'), state: 'running', part }]}
        {...{ onAdd: never, onCancel, onRetry: never, onRemove: never }}
      />
    )
    const { rerender } = renderUi(field(0.5), locale)
    const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
    await press(cancel)
    await press(keep)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(onCancel).not.toHaveBeenCalled()
    await press(cancel)
    await press(confirm)
    expect(onCancel).toHaveBeenCalledExactlyOnceWith('a')
    rerender(field(0))
    await press(cancel)
    expect(onCancel).toHaveBeenCalledTimes(2)
  },
)

test('leaving the page stops what is under way', async () => {
  const { calls, onSend } = sending()
  const { unmount } = renderUi(<FileUpload label="Attachments" onSend={onSend} />, 'en')
  await choose(file('a.pdf'))
  unmount()
  expect(calls[0]!.signal.aborted).toBe(true)
})

test.each([
  ['image/*', 'a.webp', 'image/webp', undefined],
  ['image/*', 'a.pdf', 'application/pdf', 'wrong-kind'],
  ['.ZIP', 'A.zip', '', undefined],
] as const)('accept %s and %s', (accept, name, type, error) => {
  expect(errorOf(file(name, type), { accept, mostBytes: 10, mostFiles: 1 })).toBe(error)
})

test('sizes as people say them', () =>
  expect([formatSize('en-US-u-nu-latn', 1_440_000), formatSize('en-US-u-nu-latn', 12)]).toEqual([
    '1.4 MB',
    '1 kB',
  ]))
