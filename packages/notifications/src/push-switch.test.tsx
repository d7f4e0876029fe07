import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearSession, refreshSession } from '@masar/app-shell'
import { renderApp, signInAs } from '@masar/app-shell/testing'
import { messages as ar } from './locales/ar.po'
import { messages as en } from './locales/en.po'
import { PushSwitch } from './push-switch.tsx'

const config = {
  data: {
    firebase: { apiKey: 'k', projectId: 'p', messagingSenderId: '1', appId: 'a' },
    vapid_key: 'v',
    is_registered: false,
  },
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
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

async function open(
  answer: () => Response,
  browser: { permission?: NotificationPermission; asked?: () => Promise<NotificationPermission> } | null = {},
) {
  vi.stubGlobal('fetch', async () => answer())
  if (browser) {
    vi.stubGlobal('PushManager', () => undefined)
    vi.stubGlobal('Notification', {
      permission: browser.permission ?? 'default',
      requestPermission: browser.asked ?? (async () => 'denied'),
    })
    Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true })
  }
  await renderApp({ at: '/notifcations', screens: { '/notifcations': PushSwitch }, sentences: { ar, en } })
}
const theSwitch = () => screen.findByRole('switch', { name: 'الإشعارات على هذا الجهاز' })

test('a site that sends none says so', async () => {
  await open(() => Response.json({ data: { firebase: null, vapid_key: null, is_registered: false } }))
  expect(await screen.findByText(/لا يرسل هذا الموقع إشعارات إلى الأجهزة/)).toBeVisible()
  expect(screen.queryByRole('switch')).toBeNull()
})

test('a browser that takes none says so', async () => {
  await open(() => Response.json(config), null)
  const toggle = await theSwitch()
  expect(await screen.findByText('لا يستطيع هذا المتصفّح عرض إشعارات المواقع.')).toBeVisible()
  expect(toggle).toBeDisabled()
})

test('who told the browser no is told where that is changed', async () => {
  await open(() => Response.json(config), { permission: 'denied' })
  const toggle = await theSwitch()
  expect(await screen.findByText(/إشعارات مسار ممنوعة في متصفّحك/)).toBeVisible()
  expect(toggle).toBeDisabled()
})

test('permission is asked for by the press alone; a no leaves it off', async () => {
  const asked = vi.fn(async () => 'denied' as const)
  await open(() => Response.json(config), { asked })
  const toggle = await theSwitch()
  await waitFor(() => expect(toggle).toBeEnabled())
  expect(asked).not.toHaveBeenCalled()
  await userEvent.click(toggle)
  expect(await screen.findByText('لم يسمح متصفّحك بالإشعارات.')).toBeVisible()
  expect(asked).toHaveBeenCalledTimes(1)
  expect(toggle).not.toBeChecked()
})

test('what could not be found out can be asked again', async () => {
  let isDown = true
  await open(() =>
    isDown ? Response.json({ code: 'forbidden', message: 'لا' }, { status: 403 }) : Response.json(config),
  )
  const toggle = await theSwitch()
  expect(await screen.findByText('تعذّر التحقّق من وصول الإشعارات إلى هذا الجهاز.')).toBeVisible()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'إعادة المحاولة' }))
  await waitFor(() => expect(toggle).toBeEnabled())
})
