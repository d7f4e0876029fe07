import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearSession, refreshSession } from '@masar/app-shell'
import { signInAs } from '@masar/app-shell/testing'
import { type Answers, errorResponse, renderPage, serve } from '../testing.tsx'
import { OwnReading } from './own-reading.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T09:05:00Z'), toFake: ['Date'] })
  vi.stubGlobal('scrollTo', vi.fn())
  signInAs(document, 'student')
  refreshSession()
})
afterEach(() => {
  document.cookie = 'reading=; Path=/; Max-Age=0'
  clearSession(document)
  refreshSession()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const usual = { calendar: 'gregory', digits: 'latn' }
const open = async (reading: object, answers: Answers = {}, where: Parameters<typeof renderPage>[2] = {}) => {
  const sent = serve({
    'GET /auth/reading': () => Response.json({ data: reading }),
    'PUT /auth/reading': body => Response.json({ data: body }),
    ...answers,
  })
  await renderPage(
    { '/profile': OwnReading },
    where.app === 'company' ? '/profile?company' : '/profile',
    where,
  )
  return sent
}
const part = () => within(screen.getByRole('region', { name: /التقويم|Calendar/ }))
const written = () =>
  screen.getByText(/^(مثال|For example)/).textContent.replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '')

test('a choice shows at once, is kept by the account, and is there when the page is loaded again', async () => {
  const sent = await open(usual)
  await waitFor(() => expect(part().getByRole('radio', { name: 'الميلادي' })).toBeEnabled())
  expect(written()).toMatch(/20 نوفمبر 2026.*1,234\.5/)
  await userEvent.click(part().getByRole('radio', { name: /الهجري/ }))
  await userEvent.click(part().getByRole('radio', { name: /٠١٢/ }))
  await waitFor(() => expect(written()).toMatch(/١٠ جمادى الآخرة ١٤٤٨ هـ.*١٬٢٣٤٫٥/))
  expect(sent.filter(({ call }) => call === 'PUT /auth/reading').map(({ body }) => body)).toEqual([
    { calendar: 'hijri', digits: 'latn' },
    { calendar: 'hijri', digits: 'arab' },
  ])
  expect(document.cookie).toContain('reading=hijri.arab')
})

test('in the portal and in English, both days stand side by side', async () => {
  signInAs(document, 'company')
  refreshSession()
  await open({ calendar: 'both', digits: 'latn' }, {}, { app: 'company', locale: 'en' })
  await waitFor(() => expect(written()).toMatch(/November 20, 2026.*\(Jumada II 10, 1448 AH\)/))
  expect(part().getByRole('radio', { name: 'Both' })).toBeChecked()
})

test('a choice that cannot be kept is taken back and says so', async () => {
  await open(usual, { 'PUT /auth/reading': () => errorResponse(500, 'internal') })
  await waitFor(() => expect(part().getByRole('radio', { name: 'الميلادي' })).toBeEnabled())
  await userEvent.click(part().getByRole('radio', { name: /الهجري/ }))
  expect(await screen.findByText('تعذّر حفظ اختيارك. حاول مرة أخرى.')).toBeVisible()
  expect(part().getByRole('radio', { name: 'الميلادي' })).toBeChecked()
  expect(document.cookie).not.toContain('reading=')
})
