import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { BothTexts } from '../both-texts.tsx'
import { WithCourseImages } from './course-images.tsx'

const reference = `image:${'a'.repeat(32)}`
const image = { reference, url: '/media/x.webp', width: 4, height: 3 }
let answers: (() => Response)[] = []

/** As far as the sending of a file uses one. */
class SentFile {
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  status = 0
  statusText = ''
  responseText = ''
  onload?: () => void
  onerror?: () => void
  open = (method: string, url: string) =>
    expect([method, new URL(url).pathname]).toEqual(['POST', '/client-api/v1/teaching/courses/7/images'])
  setRequestHeader = () => undefined
  getAllResponseHeaders = () => 'content-type: application/json'
  abort = () => undefined
  async send() {
    this.upload.onprogress?.({ loaded: 1, total: 2 })
    const answer = (answers.shift() ?? (() => Response.json({ data: image })))()
    if (answer.type === 'error') return this.onerror?.()
    this.status = answer.status
    this.responseText = await answer.text()
    this.onload?.()
  }
}

beforeEach(() => {
  answers = []
  vi.stubGlobal('fetch', async () => Response.json({ data: [] }))
  vi.stubGlobal('XMLHttpRequest', SentFile)
  URL.createObjectURL = () => 'blob:x'
  URL.revokeObjectURL = () => undefined
})
afterEach(() => vi.unstubAllGlobals())

function Form({ rows }: { rows?: number }) {
  const [value, setValue] = useState<{ en?: string }>({ en: 'Before after' })
  return (
    <WithCourseImages courseId={7}>
      <BothTexts label="Body" languages={['en']} value={value} {...(rows && { rows })} onChange={setValue} />
    </WithCourseImages>
  )
}

const picture = (type = 'image/png') => new File(['x'], 'a.png', { type })
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Body in English' })
const words = () => screen.findByRole('textbox', { name: /What does the image show/ })
const paste = (file: File) =>
  fireEvent.paste(text(), { clipboardData: { files: [file], types: ['Files'], getData: () => '' } })

test('a pasted image is described and put where the caret stands, by keyboard alone', async () => {
  renderPage(<Form rows={3} />, 'en')
  await screen.findByRole('textbox', { name: 'Body in English' })
  text().setSelectionRange(7, 7)
  paste(picture())
  await waitFor(async () => expect(await words()).toHaveFocus())
  await screen.findByText('The image is ready.')
  await userEvent.keyboard('A [[red] shape{Enter}')
  expect(text()).toHaveValue(`Before \n\n![A red shape](${reference})\n\nafter`)
  await waitFor(() => expect(text()).toHaveFocus())
  expect(text().selectionStart).toBe(`Before \n\n![A red shape](${reference})`.length)
  expect(screen.queryByRole('group', { name: 'New image' })).toBeNull()
})

test('in a line it stands between the words; a dropped one comes likewise', async () => {
  renderPage(<Form />, 'en')
  await screen.findByRole('textbox', { name: 'Body in English' })
  text().setSelectionRange(6, 6)
  fireEvent.drop(text(), { dataTransfer: { files: [picture()], types: ['Files'] } })
  await screen.findByText('The image is ready.')
  await userEvent.click(screen.getByRole('button', { name: 'Put it into the text' }))
  expect(text()).toHaveValue(`Before ![](${reference}) after`)
})

test('what fails says why, keeps the words, and is sent again', async () => {
  answers = [
    () => Response.json({ code: 'images_full', message: 'This course is full.' }, { status: 409 }),
    () => Response.json({ data: image }),
  ]
  renderPage(<Form rows={3} />, 'en')
  await screen.findByRole('textbox', { name: 'Body in English' })
  paste(picture())
  await userEvent.type(await words(), 'A map')
  expect(await screen.findByText('This course is full.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Send it again' }))
  await screen.findByText('The image is ready.')
  await userEvent.click(screen.getByRole('button', { name: 'Put it into the text' }))
  expect(text().value).toContain(`![A map](${reference})`)
})

test('without a connection it waits with its words; what the service finds to be no image is said to be none', async () => {
  answers = [() => Response.error(), () => Response.json({ code: 'unsupported_media_type' }, { status: 415 })]
  renderPage(<Form rows={3} />, 'en')
  await screen.findByRole('textbox', { name: 'Body in English' })
  paste(picture())
  await userEvent.type(await words(), 'A map')
  expect(await screen.findByText(/There is no connection/)).toBeVisible()
  expect(await words()).toHaveValue('A map')
  await userEvent.click(screen.getByRole('button', { name: 'Send it again' }))
  expect(await screen.findByText(/This file is no image/)).toBeVisible()
})

test('a file of another kind is not even sent; pasted words are none', async () => {
  renderPage(<Form rows={3} />, 'ar')
  const field = await screen.findByRole('textbox')
  fireEvent.paste(field, { clipboardData: { files: [picture('image/svg+xml')], types: ['Files'] } })
  expect(await screen.findByText(/PNG/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'إغلاق' }))
  expect(field).toHaveFocus()
  await userEvent.paste('words')
  expect(field).toHaveValue('wordsBefore after')
})

test('texts outside a course take none', async () => {
  renderPage(<BothTexts label="Body" languages={['en']} value={{}} onChange={() => undefined} />, 'en')
  await screen.findByRole('textbox', { name: 'Body in English' })
  expect(screen.queryByRole('button', { name: /image/ })).toBeNull()
})
