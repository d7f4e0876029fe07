import { switchLanguage } from '@masar/app-shell'
import { fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import type { Certificate } from '../../certificate/api.ts'
import { CertificateDesk } from './certificate-desk.tsx'

afterEach(() => vi.unstubAllGlobals())

const code = 'Ab0_-Ab0_-Ab0_-Ab0_-Ab'
const issued: Certificate = {
  code,
  holder_name: 'سارا الحربي',
  holder_name_ar: 'سارا الحربي',
  holder_name_en: 'Sara Al-Harbi',
  course: { id: 4, title: 'الكتابة العربية الواضحة' },
  instructor_name: 'مريم فؤاد',
  grade: 88,
  state: 'valid',
  issued_at: '2026-11-01T10:00:00.000Z',
  valid_until: null,
  withdrawn_at: null,
  reissued_at: null,
}

/** Answers as the service does; what was sent is in `calls`. */
function serve(...known: Certificate[]) {
  const calls: string[] = []
  let stored = known
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url)
    const asked = pathname.split('/').find(part => part.length === 22)
    const found = stored.find(each => each.code === asked)
    if (request.method === 'GET')
      return found
        ? Response.json({ data: found })
        : Response.json({ code: 'not_found', message: '' }, { status: 404 })
    const text = await request.text()
    calls.push(`${request.method} ${pathname} ${text}`)
    stored = stored.map(each =>
      request.method === 'POST'
        ? { ...each, state: 'withdrawn', withdrawn_at: '2026-11-24T10:00:00.000Z' }
        : { ...each, holder_name: (JSON.parse(text) as { holder_name: string }).holder_name },
    )
    return Response.json({ data: null })
  })
  return calls
}

function Desk() {
  const [found, setFound] = useState<string>()
  return <CertificateDesk code={found} onFind={setFound} />
}
const find = (field: string, button: string, typed: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: field }), { target: { value: typed } })
  fireEvent.click(screen.getByRole('button', { name: button }))
}

test('a certificate is found by the address of its page, and withdrawn with a reason', async () => {
  const calls = serve(issued)
  renderPage(<Desk />, 'ar')
  find('رمز التحقّق من الشهادة أو عنوانها', 'البحث عن الشهادة', `https://masar.example/certificate/${code}`)
  expect(await screen.findByRole('heading', { name: 'سارا الحربي' })).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'سحب الشهادة' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'سحب الشهادة' }))
  expect(await dialog.findByText('اذكر السبب في بضع كلمات.')).toBeVisible()
  expect(calls).toEqual([])
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'غشّ في الاختبار' } })
  fireEvent.click(dialog.getByRole('button', { name: 'سحب الشهادة' }))
  expect(await screen.findByText('مسحوبة')).toBeVisible()
  expect(calls).toEqual([
    `POST /client-api/v1/console/certificates/${code}/withdrawal {"reason":"غشّ في الاختبار"}`,
  ])
  expect(screen.queryByRole('button', { name: 'سحب الشهادة' })).toBeNull()
})

test('a name is corrected once it differs and a reason is given', async () => {
  const calls = serve(issued)
  renderPage(<Desk />, 'en')
  find('Code or address of a certificate', 'Find the certificate', code)
  fireEvent.click(await screen.findByRole('button', { name: 'Correct the name' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Correct the name' }))
  expect(await dialog.findByText('Write the name as it should be.')).toBeVisible()
  fireEvent.change(dialog.getByRole('textbox', { name: 'Name on the certificate' }), {
    target: { value: 'سارة الحربي' },
  })
  fireEvent.change(dialog.getByRole('textbox', { name: /^The same in the other script/ }), {
    target: { value: 'Sarah Al-Harbi' },
  })
  fireEvent.change(dialog.getByRole('textbox', { name: /^Reason/ }), { target: { value: 'As on her ID' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Correct the name' }))
  expect(await screen.findByRole('heading', { name: 'سارة الحربي' })).toBeVisible()
  expect(calls).toEqual([
    `PATCH /client-api/v1/console/certificates/${code} {"holder_name":"سارة الحربي","reason":"As on her ID","other_holder_name":"Sarah Al-Harbi"}`,
  ])
})

test('what is typed is there in the other language', () => {
  serve()
  const type = (name: string) =>
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: 'Ab0_' } })
  const first = renderPage(<Desk />, 'ar')
  type('رمز التحقّق من الشهادة أو عنوانها')
  vi.stubGlobal('location', { ...location, pathname: '/console', assign: vi.fn() })
  switchLanguage()
  first.unmount()
  vi.stubGlobal('location', { ...location, pathname: '/en/console' })
  renderPage(<Desk />, 'en')
  expect(screen.getByRole('textbox', { name: 'Code or address of a certificate' })).toHaveValue('Ab0_')
})

test('what is no code is said at the field, and a code of none by a sentence', async () => {
  serve()
  renderPage(<Desk />, 'en')
  find('Code or address of a certificate', 'Find the certificate', 'MASAR-1')
  expect(screen.getByText(/This is not the code of a certificate/)).toBeVisible()
  find('Code or address of a certificate', 'Find the certificate', code)
  expect(await screen.findByText('No certificate has this code.')).toBeVisible()
})
