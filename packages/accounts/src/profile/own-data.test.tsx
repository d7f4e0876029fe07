import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearSession, refreshSession } from '@masar/app-shell'
import { signInAs } from '@masar/app-shell/testing'
import { errorResponse, renderPage, serve } from '../testing.tsx'
import { Leaving } from './leaving.tsx'

const saved: { name: string; type: string; text: Promise<string> }[] = []
let blob = new Blob()
beforeEach(() => {
  saved.length = 0
  signInAs(document, 'student')
  refreshSession()
  URL.createObjectURL = (given: Blob) => {
    blob = given
    return 'blob:saved'
  }
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, type: blob.type, text: blob.text() })
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  clearSession(document)
  refreshSession()
})

const exported_at = '2026-11-23T06:00:00Z'
const screens = { '/profile': () => <Leaving email="s@masar.test" isInstructor={false} /> }
const answers = {
  'GET /auth/data-page': () => Response.json({ data: { exported_at, html: '<h1>بياناتك</h1>' } }),
  'GET /auth/data': () => Response.json({ data: { exported_at, notes: [] } }),
}

test.each([
  ['تنزيل بياناتي', 'masar-2026-11-23.html', 'text/html', '<h1>بياناتك</h1>'],
  [
    'بصيغة JSON، للبرامج الأخرى',
    'masar-2026-11-23.json',
    'application/json',
    JSON.stringify({ exported_at, notes: [] }, null, 2),
  ],
])('%s is saved as %s', async (button, name, type, text) => {
  serve(answers)
  await renderPage(screens, '/profile')
  await userEvent.click(await screen.findByRole('button', { name: button }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect([saved[0]?.name, saved[0]?.type, await saved[0]?.text]).toEqual([name, type, text])
})

test('after too long a time the password is asked for, then the data is saved', async () => {
  let isFresh = false
  serve({
    'GET /auth/data-page': () =>
      isFresh ? answers['GET /auth/data-page']() : errorResponse(403, 'session_stale'),
    'GET /auth/profile': () => Response.json({ data: { id: 1, has_password: true, email: 's@masar.test' } }),
    'POST /auth/fresh': () => {
      isFresh = true
      return Response.json({ data: null })
    },
  })
  await renderPage(screens, '/profile', { locale: 'en' })
  await userEvent.click(await screen.findByRole('button', { name: 'Download my data' }))
  await userEvent.type(await screen.findByLabelText(/password/i, { selector: 'input' }), 'Masar@2026{Enter}')
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['masar-2026-11-23.html']))
})
