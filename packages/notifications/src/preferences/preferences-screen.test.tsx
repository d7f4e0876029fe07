import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearSession, refreshSession, switchLanguage } from '@masar/app-shell'
import { renderApp, signInAs } from '@masar/app-shell/testing'
import { messages as ar } from '../locales/ar.po'
import { messages as en } from '../locales/en.po'
import { PreferencesScreen } from './preferences-screen.tsx'

const firebase = { apiKey: 'k', projectId: 'p', messagingSenderId: '1', appId: 'a' }
const kept = {
  kinds: [
    { kind: 'exam_graded', site: true, push: true, mail: false },
    { kind: 'export_ready', site: true, push: true, mail: false },
  ],
  always_mailed: [],
  quiet_from: 1320,
  quiet_until: 420,
  time_zone: 'Asia/Riyadh',
  mail_rhythm: 'each',
  is_seen_in_lessons: false,
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  signInAs(document, 'student')
  refreshSession()
})
afterEach(() => {
  clearSession(document)
  refreshSession()
  vi.unstubAllGlobals()
})

async function open(hasPush: boolean, capacities = () => Response.json({ data: [] })) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    if (new URL(request.url).pathname.endsWith('/push-registration'))
      return Response.json({
        data: { firebase: hasPush ? firebase : null, vapid_key: 'v', is_registered: false },
      })
    if (request.url.endsWith('/auth/capacities')) return capacities()
    if (request.method === 'PUT') sent.push(await request.json())
    return Response.json({ data: kept })
  })
  await renderApp({
    at: '/profile/notifications',
    screens: { '/profile/notifications': PreferencesScreen },
    sentences: { ar, en },
  })
  await screen.findByRole('checkbox', { name: 'بالبريد' })
  return sent
}

test('a site that sends nothing to devices offers none, and keeps what was chosen for them', async () => {
  const sent = await open(false)
  expect(screen.queryByRole('checkbox', { name: 'على أجهزتك' })).toBeNull()
  expect(screen.queryByText(/أجهزتك/)).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: 'بالبريد' }))
  await userEvent.click(screen.getByRole('button', { name: 'حفظ' }))
  await waitFor(() =>
    expect(sent).toMatchObject([
      { kinds: [{ kind: 'exam_graded', site: true, push: true, mail: true }, kept.kinds[1]] },
    ]),
  )
})

test('a site that sends to devices offers them', async () => {
  await open(true)
  expect(screen.getByRole('checkbox', { name: 'على أجهزتك' })).toBeChecked()
  expect(screen.getByText(/تصل إلى أجهزتك وبريدك/)).toBeVisible()
})

const company = { name: 'إدارة التدريب في الشركة' }

test('who acts for no company is not asked about its news', async () => {
  await open(false)
  expect(screen.queryByRole('region', company)).toBeNull()
})

test('where it is not known whether a person acts for a company, they are asked about its news', async () => {
  await open(false, () => Response.json({ code: 'internal', message: 'internal' }, { status: 500 }))
  expect(await screen.findByRole('region', company)).toBeVisible()
})

test('what was saved does not hide, after a change of language, what was stored elsewhere since', async () => {
  const sent = await open(false)
  const box = () => screen.getByRole('checkbox', { name: 'بالبريد' })
  await userEvent.click(box())
  await userEvent.click(screen.getByRole('button', { name: 'حفظ' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  await screen.findByText('حُفظت البيانات.')
  vi.stubGlobal('location', { ...location, pathname: '/profile/notifications', assign: vi.fn() })
  switchLanguage()
  cleanup()
  await open(false)
  expect(box()).not.toBeChecked()
})
