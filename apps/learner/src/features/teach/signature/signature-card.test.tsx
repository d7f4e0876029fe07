import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { SignatureCard } from './signature-card.tsx'

afterEach(() => vi.unstubAllGlobals())

const drawn = 'data:image/png;base64,AAAA'

/** @returns what was sent */
function serve(picture: string | null, put = () => Response.json({ data: { picture: drawn } })) {
  const sent: [method: string, type: string | null][] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET') return Response.json({ data: { picture } })
    sent.push([request.method, request.headers.get('content-type')])
    return request.method === 'PUT' ? put() : Response.json({ data: null })
  })
  return sent
}
const sheet = new File(['x'], 'sheet.jpg', { type: 'image/jpeg' })

test.each([
  ['ar', 'صورة التوقيع', 'توقيعك كما يُطبع', 'إزالة التوقيع'],
  ['en', 'Picture of the signature', 'Your signature as it is printed', 'Remove the signature'],
] as const)(
  'in %s a picture becomes the signature, and is taken away again',
  async (locale, label, alt, remove) => {
    const sent = serve(null)
    renderPage(<SignatureCard />, locale)
    await userEvent.upload(await screen.findByLabelText(new RegExp(label)), sheet)
    expect(await screen.findByRole('img', { name: alt })).toHaveAttribute('src', drawn)
    await userEvent.click(screen.getByRole('button', { name: remove }))
    await waitFor(() => expect(screen.queryByRole('img', { name: alt })).toBeNull())
    expect(sent).toEqual([
      ['PUT', 'image/jpeg'],
      ['DELETE', null],
    ])
  },
)

test('what is refused is said, and the signature stays', async () => {
  serve(drawn, () =>
    Response.json(
      { code: 'unsupported_media_type', message: 'This file is of a kind that is not taken here.' },
      { status: 415 },
    ),
  )
  renderPage(<SignatureCard />, 'en')
  await userEvent.upload(await screen.findByLabelText(/Another picture/), sheet)
  expect(await screen.findByText('This file is of a kind that is not taken here.')).toBeVisible()
  expect(screen.queryByText(/Check your connection/)).toBeNull()
  expect(screen.getByRole('img', { name: /as it is printed/ })).toBeVisible()
})
