import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearSession, refreshSession } from '@masar/app-shell'
import { StudentScreen } from '../register/student-screen.tsx'
import { UserChooseScreen } from '../register/user-choose-screen.tsx'
import { LoginScreen } from '../sign-in/login-screen.tsx'
import { errorResponse, renderPage, serve } from '../testing.tsx'

beforeEach(() => vi.stubGlobal('scrollTo', vi.fn()))
afterEach(() => {
  clearSession(document)
  refreshSession()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const title = 'Web Pages from Scratch'
const answers = {
  'GET /courses/9': () => Response.json({ data: { id: 9, title } }),
  'POST /auth/login': () =>
    Response.json({
      data: {
        token: 't',
        expires_at: '2026-12-21T00:00:00Z',
        user: {
          id: 1,
          kind: 'student',
          name: 'سارة',
          avatar: null,
          email: 'sara@masar.test',
          is_google: false,
        },
      },
    }),
}
const screens = (next: string) => ({
  '/auth/login': () => <LoginScreen next={next} />,
  '/auth/user-choose': () => <UserChooseScreen next={next} />,
  '/auth/student-account': () => <StudentScreen next={next} />,
})
const naming = { ar: /للالتحاق بدورة «Web Pages from Scratch»/, en: /to join “Web Pages from Scratch”/ }
/** A title is in its own element, so that it has its own direction. */
const named = (words: RegExp) => (_: string, element: Element | null) =>
  element?.tagName === 'DIV' && element.children.length === 1 && words.test(element.textContent ?? '')

/** As the course's page does (`course-act-button.test.tsx` of the learner app). */
const press = (course: number, before = 0) =>
  sessionStorage.setItem('masar-enrolment-intent', `${course} ${Date.now() - before}`)

async function signIn(next: string) {
  const app = await renderPage(screens(next), '/auth/login', { locale: 'en' })
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), 'sara@masar.test')
  await userEvent.type(screen.getByLabelText('Password'), 'Nakhla@Green7{Enter}')
  return app
}

test.each(['/auth/login', '/auth/user-choose', '/auth/student-account'])(
  '%s names the course that was pressed, in both languages',
  async at => {
    serve(answers)
    press(9)
    const { unmount } = await renderPage(screens('/Course/9'), at)
    expect((await screen.findAllByText(named(naming.ar)))[0]).toBeVisible()
    unmount()
    await renderPage(screens('/Course/9'), at, { locale: 'en' })
    expect((await screen.findAllByText(named(naming.en)))[0]).toBeVisible()
  },
)

const enrolled = (next_lesson_id: number | null) => () =>
  Response.json({ data: { is_enrolled: true, is_favorite: false, percent: 0, next_lesson_id } })
const enrolments = (sent: readonly { call: string }[]) =>
  sent.filter(({ call }) => call.endsWith('/enrolments')).map(({ call }) => call)

test.each([
  ['/Course/9', 7, '/lesson/7'],
  ['/en/Course/9', null, '/learn'],
])('who signs in for it, led to %s, is enrolled once, and begins', async (next, lesson, path) => {
  const sent = serve({ ...answers, 'POST /courses/9/enrolments': enrolled(lesson) })
  press(9)
  const first = await signIn(next)
  await waitFor(() => expect(first.router.state.location.pathname).toBe(path))
  expect(enrolments(sent)).toEqual(['POST /courses/9/enrolments'])
  first.unmount()
  clearSession(document)
  refreshSession()
  const again = await signIn(next)
  await waitFor(() => expect(again.router.state.location.pathname).toBe('/Course/9'))
  expect(enrolments(sent)).toHaveLength(1)
})

test('where it cannot be, the reason is shown on the course’s page', async () => {
  serve({
    ...answers,
    'POST /courses/9/enrolments': () =>
      errorResponse(409, 'not_free', { message: 'This course is for sale.' }),
  })
  press(9)
  const { router } = await signIn('/Course/9')
  await waitFor(() => expect(router.state.location.pathname).toBe('/Course/9'))
  expect(await screen.findByText('This course is for sale.')).toBeVisible()
})

test('a link that leads through the sign-in to a course names and enrols nothing', async () => {
  const sent = serve(answers)
  const { router } = await signIn('/Course/9')
  await waitFor(() => expect(router.state.location.pathname).toBe('/Course/9'))
  expect(enrolments(sent)).toEqual([])
  expect(sent.map(({ call }) => call)).not.toContain('GET /courses/9')
})

test.each([
  ['leads elsewhere', '/favorites', 0],
  ['leads to another course', '/Course/99', 0],
  ['comes after an hour', '/Course/9', 3_600_000],
])('a sign-in that %s enrols in nothing, and the next one neither', async (_what, next, before) => {
  const sent = serve(answers)
  press(9, before)
  const first = await signIn(next)
  await waitFor(() => expect(first.router.state.location.pathname).toBe(next))
  first.unmount()
  clearSession(document)
  refreshSession()
  const again = await signIn('/Course/9')
  await waitFor(() => expect(again.router.state.location.pathname).toBe('/Course/9'))
  expect(enrolments(sent)).toEqual([])
})
