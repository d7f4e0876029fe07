import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearSession, refreshSession, sessionStore, switchLanguage } from '@masar/app-shell'
import { signInAs } from '@masar/app-shell/testing'
import { type Answers, errorResponse, renderPage, serve, step } from '../testing.tsx'
import { EmailScreen } from './email-screen.tsx'
import { PasswordScreen } from './password-screen.tsx'
import { ProfileScreen } from './profile-screen.tsx'

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

const own = {
  id: 1,
  kind: 'student',
  name: 'سارة',
  name_ar: 'سارة',
  name_en: null,
  names_confirmed_at: null,
  avatar: null,
  email: 's@masar.test',
  phone: null,
  country: { id: 1, name: 'السعودية' },
  city: { id: 11, name: 'الرياض' },
  job_name: null,
  locale: 'ar',
  is_google: false,
  google: null,
  has_password: true,
  is_fresh: true,
  verified_at: null,
  created_at: '2026-01-01T00:00:00Z',
  instructor: null,
}
const device = { browser: 'Chrome', system: 'Android', device: 'phone', ip: '203.0.113.7', country: 'SA' }
const seen = { created_at: '2026-11-01T00:00:00Z', last_seen_at: '2026-11-20T00:00:00Z' }
const session = { id: 1, ...device, ...seen, is_current: true }
const base: Answers = {
  'GET /auth/profile': () => Response.json({ data: own }),
  'GET /auth/reading': () => Response.json({ data: { calendar: 'gregory', digits: 'latn' } }),
  'GET /auth/sessions': () =>
    Response.json({
      data: [
        session,
        { ...session, id: 2, browser: 'Firefox', system: 'Windows', device: 'computer', is_current: false },
      ],
    }),
  'GET /countries': () =>
    Response.json({
      data: {
        countries: [
          { id: 1, code: 'SA', dial_code: '966', name: 'السعودية', has_cities: true },
          { id: 3, code: 'IS', dial_code: '354', name: 'آيسلندا', has_cities: false },
        ],
      },
    }),
  'GET /countries/1/cities': () => Response.json({ data: { cities: [{ id: 11, name: 'الرياض' }] } }),
  'GET /job-names': () => Response.json({ data: { jobNames: [{ id: 5, name: 'معلّم' }] } }),
}
const screens = {
  '/profile': ProfileScreen,
  '/profile/email': EmailScreen,
  '/profile/password': PasswordScreen,
}
const open = (at: string, answers: Answers = {}) => {
  const sent = serve({ ...base, ...answers })
  return renderPage(screens, at).then(({ router }) => ({ sent, router }))
}
const asked = (sent: Awaited<ReturnType<typeof open>>['sent'], call: string) =>
  sent.filter(each => each.call === call).map(({ body }) => body)

test('details are changed in place: what is not chosen is not sent, and the header follows', async () => {
  const { sent } = await open('/profile', {
    'PATCH /auth/profile': body => Response.json({ data: { ...own, name: body.name_ar } }),
  })
  const name = await screen.findByRole('textbox', { name: 'الاسم الكامل بالعربية' })
  await userEvent.clear(name)
  await userEvent.click(screen.getByRole('button', { name: 'حفظ' }))
  expect(name).toHaveAccessibleDescription('اكتب الاسم.')
  await userEvent.type(name, 'سارة القحطاني')
  await userEvent.click(screen.getByRole('button', { name: 'حفظ' }))
  await waitFor(() => expect(sessionStore.getState().name).toBe('سارة القحطاني'))
  expect(asked(sent, 'PATCH /auth/profile')).toEqual([
    { name_ar: 'سارة القحطاني', name_en: null, locale: 'ar', country_id: 1, city_id: 11 },
  ])
})

test('what is typed into the details stays over a change of language', async () => {
  await open('/profile')
  await userEvent.type(await screen.findByRole('textbox', { name: 'الاسم الكامل بالعربية' }), ' أحمد')
  vi.stubGlobal('location', { ...location, pathname: '/profile', assign: vi.fn() })
  switchLanguage()
  cleanup()
  await open('/profile')
  expect(await screen.findByRole('textbox', { name: 'الاسم الكامل بالعربية' })).toHaveValue('سارة أحمد')
})

test('a typed city is shown, stays when other details change, and a listed one replaces it', async () => {
  const { sent } = await open('/profile', {
    'GET /auth/profile': () => Response.json({ data: { ...own, city: { id: null, name: 'الدوادمي' } } }),
    'PATCH /auth/profile': () => Response.json({ data: own }),
  })
  const city = await screen.findByRole('combobox', { name: /^المدينة/ })
  expect(city).toHaveValue('الدوادمي')
  await userEvent.click(screen.getByRole('button', { name: 'حفظ' }))
  await waitFor(() =>
    expect(asked(sent, 'PATCH /auth/profile')).toEqual([
      { name_ar: 'سارة', name_en: null, locale: 'ar', country_id: 1, city: 'الدوادمي' },
    ]),
  )
  await userEvent.clear(city)
  await userEvent.type(city, 'الرياض')
  await userEvent.click(await screen.findByRole('option', { name: 'الرياض' }))
  await userEvent.click(screen.getByRole('button', { name: 'حفظ' }))
  await waitFor(() =>
    expect(asked(sent, 'PATCH /auth/profile').at(-1)).toEqual({
      name_ar: 'سارة',
      name_en: null,
      locale: 'ar',
      country_id: 1,
      city_id: 11,
    }),
  )
})

test('a typed city of a country without a list is in a plain field', async () => {
  await open('/profile', {
    'GET /auth/profile': () =>
      Response.json({
        data: { ...own, country: { id: 3, name: 'آيسلندا' }, city: { id: null, name: 'Akureyri' } },
      }),
  })
  expect(await screen.findByRole('textbox', { name: /^المدينة/ })).toHaveValue('Akureyri')
})

test('the profile is loading, then done; a failure is done too, and can be tried again', async () => {
  let isAway = true
  await open('/profile', {
    'GET /auth/profile': () =>
      isAway ? errorResponse(500, 'internal', { message: 'تعذّر ذلك' }) : Response.json({ data: own }),
  })
  expect(document.querySelector('[aria-busy="true"]')).not.toBeNull()
  expect(await screen.findByText('تعذّر ذلك')).toBeVisible()
  expect(document.querySelector('[aria-busy="true"]')).toBeNull()
  isAway = false
  await userEvent.click(screen.getByRole('button', { name: 'إعادة المحاولة' }))
  expect(await screen.findByText('s@masar.test')).toBeVisible()
})

test('a company’s account is led to its own profile instead of being refused', async () => {
  signInAs(document, 'company')
  refreshSession()
  await open('/profile', { 'GET /auth/profile': () => errorResponse(403, 'forbidden', { message: 'ممنوع' }) })
  expect(screen.getByRole('link', { name: 'ملف الشركة' })).toHaveAttribute('href', '/profile?company')
  await screen.findByText(/Chrome/)
  expect(screen.queryByText('ممنوع')).toBeNull()
})

test('the picture has a state of its own: while it is taken away, the rest of the profile stands', async () => {
  await open('/profile', {
    'GET /auth/profile': () => Response.json({ data: { ...own, avatar: '/media/a.webp' } }),
  })
  const button = await screen.findByRole('button', { name: 'إزالة الصورة' })
  const answered = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => answered.promise)
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByText('s@masar.test')).toBeVisible()
  answered.resolve(errorResponse(500, 'internal', { message: 'تعذّر ذلك' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('تعذّر ذلك')
  expect(button).not.toHaveAttribute('aria-disabled')
})

test('a file that is no picture is refused in words; a picture is taken away at a press', async () => {
  const { sent } = await open('/profile', {
    'GET /auth/profile': () => Response.json({ data: { ...own, avatar: '/media/a.webp' } }),
    'DELETE /auth/avatar': () => Response.json({ data: null }),
  })
  await userEvent.upload(
    await screen.findByLabelText('ملف الصورة'),
    new File(['words'], 'notes.txt', { type: 'text/plain' }),
    { applyAccept: false },
  )
  expect(await screen.findByText(/هذا الملف ليس صورة/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'إزالة الصورة' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'إزالة الصورة' })).toBeNull())
  expect(asked(sent, 'DELETE /auth/avatar')).toHaveLength(1)
  expect(asked(sent, 'PUT /auth/avatar')).toHaveLength(0)
})

test('another address: after too long a time the password is asked for, then the code, and the session knows the new one', async () => {
  let isFresh = false
  const { sent, router } = await open('/profile/email', {
    'POST /auth/email': () =>
      isFresh
        ? Response.json({ data: { ...step, purpose: 'change_email' } })
        : errorResponse(403, 'session_stale'),
    'POST /auth/fresh': () => {
      isFresh = true
      return Response.json({ data: null })
    },
    'POST /auth/email/confirm': () => Response.json({ data: { email: 'new@masar.test' } }),
  })
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'البريد الإلكتروني الجديد' }),
    'new@masar.test{Enter}',
  )
  const proof = within(await screen.findByRole('dialog'))
  await userEvent.type(proof.getByLabelText('كلمة المرور'), 'Nakhla@Green7{Enter}')
  await userEvent.type(await screen.findByRole('textbox', { name: 'الرمز' }), '123456')
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile'))
  expect(sessionStore.getState()).toMatchObject({ email: 'new@masar.test', otp: null })
  expect(asked(sent, 'POST /auth/email')).toHaveLength(2)
})

test('who gives up proving stays where they were, with the reason', async () => {
  await open('/profile/email', {
    'POST /auth/email': () => errorResponse(403, 'session_stale', { message: 'أكّد هويتك.' }),
  })
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'البريد الإلكتروني الجديد' }),
    'new@masar.test{Enter}',
  )
  await screen.findByRole('dialog')
  await userEvent.keyboard('{Escape}')
  expect(await screen.findByRole('alert')).toHaveTextContent('أكّد هويتك.')
  expect(screen.getByRole('textbox')).toHaveValue('new@masar.test')
})

test('nothing is deleted before the account’s e-mail has been typed', async () => {
  const { sent } = await open('/profile')
  await userEvent.click(await screen.findByRole('button', { name: 'حذف الحساب' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.type(dialog.getByRole('textbox'), 'someone@else.test{Enter}')
  expect(dialog.getByRole('textbox')).toHaveFocus()
  expect(dialog.getByRole('textbox')).toBeInvalid()
  expect(asked(sent, 'DELETE /auth/delete-account')).toEqual([])
})

test('what is deleted and what stays is said first, and the posts go when that is chosen', async () => {
  const { sent } = await open('/profile', {
    'DELETE /auth/delete-account': () => errorResponse(429, 'too_many_requests'),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'حذف الحساب' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  const partOf = (title: string) =>
    within(dialog.getByRole('heading', { name: title }).parentElement!)
      .getAllByRole('listitem')
      .map(item => item.textContent)
  const posts = 'تقييماتك ومشاركاتك في النقاش'
  expect(partOf('ما يبقى كما هو')).toEqual([
    'الفواتير وطلبات الشراء، للمدة التي يفرضها النظام',
    'سجلّ شركتك الخاص بتدريبك، إن كنت تتعلّم مع شركة',
  ])
  expect(partOf('ما يبقى دون اسمك')).toContain(posts)
  await userEvent.click(dialog.getByRole('checkbox'))
  expect(partOf('ما يُحذف')).toContain(posts)
  expect(partOf('ما يبقى دون اسمك')).not.toContain(posts)
  await userEvent.type(dialog.getByRole('textbox'), `${own.email}{Enter}`)
  const deletion = { call: 'DELETE /auth/delete-account', query: '?contributions=delete', body: undefined }
  await waitFor(() => expect(sent).toContainEqual(deletion))
})

test.each(['/profile', '/profile/email', '/profile/password'])('%s has no barriers', async at => {
  await open(at)
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})
