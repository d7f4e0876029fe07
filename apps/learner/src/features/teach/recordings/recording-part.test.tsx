import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import type { TaughtLiveLesson } from '../live-lessons/api.ts'
import { RecordingField } from './recording-field.tsx'
import { RecordingPart } from './recording-part.tsx'
import type { OutgoingRecording } from './recording-uploads.ts'

afterEach(() => vi.unstubAllGlobals())

const lesson: TaughtLiveLesson = {
  id: 7,
  title: 'أسئلتكم',
  course: { id: 2, title: 'إدارة المشاريع' },
  state: 'over',
  starts_at: '2026-01-07T16:00:00.000Z',
  ends_at: '2026-01-07T17:30:00.000Z',
  join_host: null,
  join_url: null,
  has_recording: false,
  recording: null,
  upload: null,
  learners: 12,
  attended: 5,
}
const recording = { name: 'lesson.mp4', seconds: 3600, is_optimised: true, captions: ['ar' as const] }
const upload = {
  id: 'a'.repeat(22),
  name: 'lesson.mp4',
  bytes: 2_000_000,
  received: 500_000,
  state: 'uploading' as const,
  refusal: null,
}

/** @returns what was sent */
function serve(answer: (request: Request) => Response = () => Response.json({ data: null })) {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(`${request.method} ${new URL(request.url).pathname.replace('/client-api/v1', '')}`)
    return answer(request)
  })
  return sent
}
const show = (more: Partial<TaughtLiveLesson>, locale: 'ar' | 'en' = 'en') =>
  renderPage(<RecordingPart lesson={{ ...lesson, ...more }} />, locale)

test('before it has begun a lesson has no place for a recording', () => {
  serve()
  show({ state: 'upcoming' })
  expect(screen.queryByRole('heading', { name: 'Recording' })).toBeNull()
})

test.each([
  ['ar', 'ملف الفيديو للتسجيل', 'هذا النوع من الملفات غير مقبول.'],
  ['en', 'Video file of the recording', 'This file type is not accepted.'],
] as const)('in %s a file that is no video is refused before it is sent', async (locale, label, words) => {
  const sent = serve()
  show({}, locale)
  const user = userEvent.setup({ applyAccept: false })
  await user.upload(screen.getByLabelText(label), new File(['x'], 'notes.pdf', { type: 'application/pdf' }))
  expect(await screen.findByText(words)).toBeVisible()
  expect(sent).toEqual([])
})

test('an upload that stopped says how far it came, and what to choose again', async () => {
  const sent = serve(() => new Response(null, { status: 204 }))
  show({ upload })
  expect(screen.getByText(/have arrived, and no more from here/)).toHaveTextContent(/500.*2.*lesson\.mp4/)
  await userEvent.click(screen.getByRole('button', { name: /Cancel/ }))
  const asked = within(await screen.findByRole('alertdialog'))
  expect(asked.getByText(/have been uploaded already/)).toHaveTextContent(/500.*2/)
  expect(sent).not.toContain(`DELETE /lessons/7/recording/uploads/${upload.id}`)
  await userEvent.click(asked.getByRole('button', { name: 'Cancel the upload' }))
  await waitFor(() => expect(sent).toContain(`DELETE /lessons/7/recording/uploads/${upload.id}`))
})

test('what is prepared, and what was refused, is said at its place', () => {
  serve()
  const { unmount } = show({ upload: { ...upload, state: 'preparing', received: 2_000_000 } })
  expect(screen.getByText(/being prepared/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Choose a file' })).toBeNull()
  unmount()
  show({ upload: { ...upload, state: 'refused', refusal: 'codec', received: 2_000_000 } })
  expect(screen.getByText(/Export it as MP4 with H\.264/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Choose a file' })).toBeVisible()
})

test('the recording is replaced, or removed once that is confirmed', async () => {
  const sent = serve()
  show({ recording })
  expect(screen.getByText('60 minutes, on the lesson’s page')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Choose a file' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Replace the recording' }))
  expect(screen.getByRole('button', { name: 'Choose a file' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Remove the recording' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(sent).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Remove the recording' }))
  await waitFor(() => expect(sent).toContain('DELETE /lessons/7/recording'))
})

test('captions are added, replaced and removed, and what is refused is said beside them', async () => {
  const sent = serve(request =>
    request.method === 'PUT'
      ? Response.json({ code: 'captions_refused', message: 'This is no file of captions.' }, { status: 422 })
      : Response.json({ data: null }),
  )
  show({ recording })
  const file = new File(['hello'], 'lesson.vtt', { type: 'text/vtt' })
  await userEvent.upload(screen.getByLabelText('Add English captions', { selector: 'input' }), file)
  expect(await screen.findByRole('alert')).toHaveTextContent('This is no file of captions.')
  await userEvent.click(screen.getByRole('button', { name: 'Remove the Arabic captions' }))
  await waitFor(() => expect(sent).toContain('DELETE /lessons/7/recording/captions/ar'))
  expect(sent).toContain('PUT /lessons/7/recording/captions/en')
})

test('a recording that was not optimised says that it is shown as it came', () => {
  serve()
  show({ recording: { ...recording, is_optimised: false } })
  expect(screen.getByText(/Shown as you uploaded it/)).toBeVisible()
})

test('changing one’s mind about replacing it keeps the recording, by the same button', async () => {
  serve()
  show({ recording })
  const button = screen.getByRole('button', { name: 'Replace the recording' })
  await userEvent.click(button)
  expect(button).toHaveFocus()
  expect(button).toHaveAccessibleName('Keep the recording')
  await userEvent.click(button)
  expect(screen.queryByRole('button', { name: 'Choose a file' })).toBeNull()
})

test('while one is on its way none can be chosen, and after a rejection another can, beside a recording too', () => {
  serve()
  const { unmount } = show({ recording, upload: { ...upload, state: 'preparing', received: 2_000_000 } })
  expect(screen.queryByRole('button', { name: /Replace the recording|Choose a file/ })).toBeNull()
  unmount()
  show({ recording, upload: { ...upload, state: 'refused', refusal: 'codec', received: 2_000_000 } })
  expect(screen.getByRole('button', { name: 'Choose a file' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Replace the recording' })).toBeNull()
})

test('what is taken back leaves the focus near, and another can be chosen', async () => {
  serve(() => new Response(null, { status: 204 }))
  const { rerender } = show({ recording, upload: { ...upload, state: 'refused', refusal: 'kind' } })
  screen.getByRole('button', { name: /Remove lesson\.mp4/ }).focus()
  await userEvent.keyboard('{Enter}')
  rerender(<RecordingPart lesson={{ ...lesson, recording }} />)
  expect(screen.getByRole('button', { name: 'Choose a file' })).toBeVisible()
  await waitFor(() => expect(document.body).not.toHaveFocus())
})

test('after a reload the page shows what has arrived before it sends', () => {
  serve()
  const own: OutgoingRecording = {
    name: upload.name,
    bytes: upload.bytes,
    id: upload.id,
    state: 'paused',
    part: 0,
    secondsLeft: null,
    message: null,
  }
  renderPage(
    <RecordingField
      lesson={{ ...lesson, upload }}
      uploads={null}
      own={own}
      isOffered={false}
      onReplacing={() => {}}
    />,
    'en',
  )
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25')
  expect(screen.getByText(/have arrived/)).toHaveTextContent('500')
})
