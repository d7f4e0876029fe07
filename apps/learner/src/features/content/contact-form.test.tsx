import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { ContactForm } from './contact-form.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

function answerWith(status: number, body: object, headers: Record<string, string> = {}) {
  const service = vi.fn((_request: Request) => Promise.resolve(Response.json(body, { status, headers })))
  vi.stubGlobal('fetch', service)
  return service
}

async function writeAndSend(words: { message: string; send: string }) {
  await userEvent.type(screen.getByRole('textbox', { name: words.message }), 'Please help me.')
  await userEvent.click(screen.getByRole('button', { name: words.send }))
}

const arabic = { message: 'الرسالة', send: 'إرسال الرسالة' }
const english = { message: 'Message', send: 'Send the message' }

test('errors stand at their fields, the first has the focus, and what was typed stays', async () => {
  answerWith(422, {
    code: 'invalid',
    message: 'x',
    errors: { name: ['هذا الحقل مطلوب.', 'صيغة غير صحيحة.'], email: ['هذا الحقل مطلوب.'] },
  })
  renderPage(<ContactForm />, 'ar')
  await writeAndSend(arabic)
  const name = screen.getByRole('textbox', { name: 'اسمك' })
  await waitFor(() => expect(name).toHaveFocus())
  expect(name).toHaveAccessibleDescription('هذا الحقل مطلوب.')
  expect(screen.getByRole('link', { name: 'بريدك الإلكتروني: هذا الحقل مطلوب.' })).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: arabic.message })).toHaveValue('Please help me.')
})

test('too many messages: it says so and when to try again', async () => {
  answerWith(429, { code: 'too_many_requests', message: 'Too many attempts.' }, { 'retry-after': '3600' })
  renderPage(<ContactForm />, 'en')
  await writeAndSend(english)
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Too many attempts.You can write again in 1 hour.',
  )
  expect(screen.getByRole('textbox', { name: english.message })).toHaveValue('Please help me.')
})

test('once it has arrived it says so, and another message can be written', async () => {
  const service = answerWith(200, { data: { id: 1 } })
  renderPage(<ContactForm />, 'en')
  await writeAndSend(english)
  expect(await screen.findByRole('heading', { name: 'Your message has arrived' })).toHaveFocus()
  expect(await service.mock.calls[0]?.[0].json()).toEqual({
    name: '',
    email: '',
    subject: '',
    message: 'Please help me.',
  })
  await userEvent.click(screen.getByRole('button', { name: 'Write another message' }))
  expect(screen.getByRole('textbox', { name: english.message })).toHaveValue('')
})

test('what was written is there in the other language, and gone once it has arrived', async () => {
  answerWith(200, { data: { id: 1 } })
  const { unmount } = renderPage(<ContactForm />, 'en')
  await userEvent.type(screen.getByRole('textbox', { name: 'Subject' }), 'A certificate')
  unmount()
  const second = renderPage(<ContactForm />, 'ar')
  expect(screen.getByRole('textbox', { name: 'الموضوع' })).toHaveValue('A certificate')
  await writeAndSend(arabic)
  await screen.findByRole('heading', { name: 'وصلت رسالتك' })
  second.unmount()
  renderPage(<ContactForm />, 'en')
  expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue('')
  expect(screen.getByRole('textbox', { name: english.message })).toHaveValue('')
})

test('of a visitor what was written is kept without who they are', async () => {
  const { unmount } = renderPage(<ContactForm />, 'en')
  await userEvent.type(screen.getByRole('textbox', { name: 'Your name' }), 'Noura')
  await userEvent.type(screen.getByRole('textbox', { name: 'Subject' }), 'A bill')
  unmount()
  renderPage(<ContactForm />, 'en')
  expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveValue('')
  expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue('A bill')
})
