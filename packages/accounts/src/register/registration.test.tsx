/* oxlint-disable max-lines -- one subject with one set-up, which a second file would repeat */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearSession, refreshSession, sessionStore } from '@masar/app-shell'
import { type Answers, errorResponse, renderPage, serve, step } from '../testing.tsx'
import { CompanyScreen } from './company-screen.tsx'
import { InstructorScreen } from './instructor-screen.tsx'
import { StudentScreen } from './student-screen.tsx'
import { UserChooseScreen } from './user-choose-screen.tsx'

beforeEach(() => vi.stubGlobal('scrollTo', vi.fn()))
afterEach(() => {
  clearSession(document)
  refreshSession()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const places: Answers = {
  'GET /countries': () =>
    Response.json({
      data: {
        countries: [
          { id: 1, code: 'SA', dial_code: '966', name: 'السعودية', has_cities: true },
          { id: 2, code: 'EG', dial_code: '20', name: 'مصر', has_cities: true },
          { id: 3, code: 'IS', dial_code: '354', name: 'آيسلندا', has_cities: false },
        ],
      },
    }),
  'GET /countries/1/cities': () => Response.json({ data: { cities: [{ id: 11, name: 'الرياض' }] } }),
  'GET /countries/2/cities': () => Response.json({ data: { cities: [{ id: 21, name: 'القاهرة' }] } }),
  'GET /job-names': () => Response.json({ data: { jobNames: [{ id: 5, name: 'معلّم' }] } }),
}
const student = { '/auth/student-account': () => <StudentScreen next="/lesson/5" /> }
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) })
const send = () => userEvent.click(screen.getByRole('button', { name: 'إنشاء الحساب' }))
const choice = (name: string) => screen.getByRole('combobox', { name: new RegExp(`^${name}`) })
/** At once, as from a keeper of passwords or a clipboard. */
async function put(box: HTMLElement, value: string): Promise<void> {
  await userEvent.click(box)
  await userEvent.paste(value)
}

async function choose(name: string, option: string): Promise<void> {
  const box = choice(name)
  await userEvent.clear(box)
  await userEvent.type(box, option.slice(0, 2))
  await userEvent.click(await screen.findByRole('option', { name: option }))
  expect(box).toHaveValue(option)
}

async function fill(): Promise<void> {
  await put(field('الاسم الكامل'), 'سارة القحطاني')
  await put(field('البريد الإلكتروني'), 'Sara@masar.test')
  await put(field('الهاتف'), '+966501234567')
  await choose('الدولة', 'السعودية')
  await choose('المدينة', 'الرياض')
  await choose('المهنة', 'معلّم')
  await put(screen.getByLabelText('كلمة المرور'), 'Nakhla@Green7')
  await userEvent.click(screen.getByRole('checkbox'))
}

test('what is missing stands at its field, the focus is on the first, and nothing is sent', async () => {
  const sent = serve(places)
  await renderPage(student, '/auth/student-account')
  await send()
  expect(field('الاسم الكامل')).toHaveFocus()
  expect(field('الاسم الكامل')).toHaveAccessibleDescription('اكتب الاسم.')
  expect(field('البريد الإلكتروني')).toHaveAccessibleDescription(/^اكتب البريد الإلكتروني\./)
  expect(field('الهاتف')).toHaveAccessibleDescription(/^اكتب رقم الهاتف\./)
  expect(screen.getByLabelText('كلمة المرور')).toHaveAccessibleDescription(/اكتب كلمة المرور\./)
  // What its list cannot judge is said beside it, before anything is refused.
  expect(screen.getByLabelText('كلمة المرور')).toHaveAccessibleDescription(/كاسمك أو بريدك/)
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('وافق على شروط الاستخدام للمتابعة.')
  expect(sent.filter(({ call }) => call.startsWith('POST'))).toEqual([])
})

test('an address that is none is said when its field is left, before anything is sent', async () => {
  const sent = serve(places)
  await renderPage(student, '/auth/student-account')
  const email = field('البريد الإلكتروني')
  await put(email, 'sara.masar.test')
  await userEvent.tab()
  expect(email).toHaveAccessibleDescription(/^اكتب بريدًا مثل name@example\.com\./)
  await put(email, '@x')
  expect(email).not.toHaveAttribute('aria-invalid')
  expect(sent.filter(({ call }) => call.startsWith('POST'))).toEqual([])
})

test('the country follows the phone until one is chosen', async () => {
  serve(places)
  await renderPage(student, '/auth/student-account')
  const phone = field('الهاتف')
  await userEvent.type(phone, '+966501234567')
  await waitFor(() => expect(choice('الدولة')).toHaveValue('السعودية'))
  await userEvent.clear(phone)
  await userEvent.type(phone, '+201001234567')
  await waitFor(() => expect(choice('الدولة')).toHaveValue('مصر'))
  await choose('الدولة', 'آيسلندا')
  await userEvent.clear(phone)
  await userEvent.type(phone, '+966501234567')
  expect(choice('الدولة')).toHaveValue('آيسلندا')
})

test('a registration is sent once, whole and in clean form, and goes on to the code with the way back', async () => {
  const sent = serve({ ...places, 'POST /auth/student-account': () => Response.json({ data: step }) })
  const { router } = await renderPage(student, '/auth/student-account')
  await fill()
  await userEvent.dblClick(screen.getByRole('button', { name: 'إنشاء الحساب' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/otp'))
  expect(sent.filter(({ call }) => call.startsWith('POST'))).toEqual([
    {
      call: 'POST /auth/student-account',
      body: {
        name: 'سارة القحطاني',
        email: 'Sara@masar.test',
        phone: '+966501234567',
        country_id: 1,
        city_id: 11,
        job_name_id: 5,
        password: 'Nakhla@Green7',
        terms: true,
      },
    },
  ])
  expect(router.state.location.search).toEqual({ next: '/lesson/5' })
  expect(sessionStore.getState().otp).toBe('handle')
})

test('what the service refuses stands at the fields, the country of a number at the number, and everything typed stays', async () => {
  serve({
    ...places,
    'POST /auth/student-account': () =>
      errorResponse(422, 'validation', {
        errors: { phone_country: ['اختر دولة الرقم.'], password: ['من أول ما يُخمَّن.'] },
      }),
  })
  await renderPage(student, '/auth/student-account')
  await fill()
  await send()
  await waitFor(() => expect(field('الهاتف')).toHaveFocus())
  expect(field('الهاتف')).toHaveAccessibleDescription('اختر دولة الرقم.')
  expect(screen.getByLabelText('كلمة المرور')).toHaveAccessibleDescription(/من أول ما يُخمَّن/)
  expect(screen.getByLabelText('كلمة المرور')).toHaveValue('Nakhla@Green7')
  expect(field('الاسم الكامل')).toHaveValue('سارة القحطاني')
  await userEvent.type(screen.getByLabelText('كلمة المرور'), 'x')
  expect(screen.getByLabelText('كلمة المرور')).not.toHaveAccessibleDescription(/من أول ما يُخمَّن/)
})

test('a reload keeps all but the password', async () => {
  serve(places)
  const first = await renderPage(student, '/auth/student-account')
  await fill()
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Nakhla@Green7')
  first.unmount()
  await renderPage(student, '/auth/student-account')
  expect(field('الاسم الكامل')).toHaveValue('سارة القحطاني')
  await waitFor(() =>
    expect((field('الهاتف') as HTMLInputElement).value.replace(/\D/g, '')).toBe('966501234567'),
  )
  await waitFor(() =>
    expect(
      [choice('الدولة'), choice('المدينة'), choice('المهنة')].map(box => (box as HTMLInputElement).value),
    ).toEqual(['السعودية', 'الرياض', 'معلّم']),
  )
  expect(screen.getByRole('checkbox')).toBeChecked()
  expect(screen.getByLabelText('كلمة المرور')).toHaveValue('')
})

test('a number behind an exit code is the one that is sent after a reload', async () => {
  const sent = serve({ ...places, 'POST /auth/student-account': () => Response.json({ data: step }) })
  const first = await renderPage(student, '/auth/student-account')
  await fill()
  await userEvent.clear(field('الهاتف'))
  await userEvent.type(field('الهاتف'), '00 20 100 123 4567')
  await userEvent.tab()
  await waitFor(() => expect(field('الهاتف')).toHaveValue('+20 10 01234567'))
  first.unmount()
  await renderPage(student, '/auth/student-account')
  await waitFor(() => expect(field('الهاتف')).toHaveValue('+20 10 01234567'))
  expect(screen.getByRole('button', { name: /مفتاح الدولة: مصر/ })).toBeVisible()
  await userEvent.click(field('الهاتف'))
  await userEvent.type(screen.getByLabelText('كلمة المرور'), 'Nakhla@Green7')
  await send()
  await waitFor(() =>
    expect(sent.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({ phone: '+201001234567' }),
  )
})

test('another country empties the city', async () => {
  const sent = serve({ ...places, 'POST /auth/student-account': () => Response.json({ data: step }) })
  await renderPage(student, '/auth/student-account')
  await fill()
  await choose('الدولة', 'مصر')
  await send()
  expect(choice('المدينة')).toHaveAccessibleDescription(/اختر المدينة أو اكتب اسمها\./)
  expect(sent.some(({ call }) => call === 'POST /auth/student-account')).toBe(false)
})

test('where the country has no list of cities, the city is typed, and none is asked for', async () => {
  const sent = serve({ ...places, 'POST /auth/student-account': () => Response.json({ data: step }) })
  await renderPage(student, '/auth/student-account')
  await fill()
  await choose('الدولة', 'آيسلندا')
  expect(screen.queryByRole('combobox', { name: /^المدينة/ })).toBeNull()
  expect(field('المدينة')).toHaveValue('')
  await send()
  expect(field('المدينة')).toHaveFocus()
  expect(field('المدينة')).toHaveAccessibleDescription('اختر المدينة أو اكتب اسمها.')
  await userEvent.type(field('المدينة'), ' Reykjavík ')
  await send()
  await waitFor(() =>
    expect(sent.find(({ call }) => call === 'POST /auth/student-account')?.body).toMatchObject({
      country_id: 3,
      city: 'Reykjavík',
    }),
  )
  expect(sent.some(({ call }) => call === 'GET /countries/3/cities')).toBe(false)
})

test('a city that is not in the list is typed, kept on leaving and through a reload, and sent as typed', async () => {
  const sent = serve({ ...places, 'POST /auth/student-account': () => Response.json({ data: step }) })
  const first = await renderPage(student, '/auth/student-account')
  await fill()
  await userEvent.clear(choice('المدينة'))
  await userEvent.type(choice('المدينة'), 'الدوادمي')
  expect(await screen.findByText('لا نتائج لما كتبته، وسيُحفظ كما هو.')).toBeVisible()
  await userEvent.tab()
  expect(choice('المدينة')).toHaveValue('الدوادمي')
  first.unmount()
  await renderPage(student, '/auth/student-account')
  await waitFor(() => expect(choice('المدينة')).toHaveValue('الدوادمي'))
  await userEvent.type(screen.getByLabelText('كلمة المرور'), 'Nakhla@Green7')
  await send()
  await waitFor(() => {
    const body = sent.find(({ call }) => call === 'POST /auth/student-account')?.body
    expect(body).toMatchObject({ country_id: 1, city: 'الدوادمي' })
    expect(body).not.toHaveProperty('city_id')
  })
})

test('what the service says of a typed city stands at the city', async () => {
  serve({
    ...places,
    'POST /auth/student-account': () =>
      errorResponse(422, 'validation', { errors: { city: ['اكتب اسم المدينة بالحروف، دون روابط.'] } }),
  })
  await renderPage(student, '/auth/student-account')
  await fill()
  await choose('الدولة', 'آيسلندا')
  await userEvent.type(field('المدينة'), 'evil.example')
  await send()
  await waitFor(() => expect(field('المدينة')).toHaveFocus())
  expect(field('المدينة')).toHaveAccessibleDescription('اكتب اسم المدينة بالحروف، دون روابط.')
})

test('the lists are searched without caring for hamza, and an emptied field takes back what was chosen', async () => {
  serve({
    ...places,
    'GET /job-names': () =>
      Response.json({
        data: {
          jobNames: [
            { id: 5, name: 'معلّم' },
            { id: 6, name: 'أخصائي تغذية' },
          ],
        },
      }),
  })
  await renderPage(student, '/auth/student-account')
  await userEvent.type(choice('المهنة'), 'اخصايي')
  await userEvent.click(await screen.findByRole('option', { name: 'أخصائي تغذية' }))
  expect(choice('المهنة')).toHaveValue('أخصائي تغذية')
  await userEvent.clear(choice('المهنة'))
  await userEvent.tab()
  await waitFor(() => expect(choice('المهنة')).toHaveValue('أخصائي تغذية'))
})

test('before a country there are no cities to choose, and the list says why', async () => {
  serve(places)
  await renderPage(student, '/auth/student-account')
  await userEvent.type(choice('المدينة'), 'ر')
  expect(screen.getAllByText('اختر الدولة أولًا.').length).toBeGreaterThan(1)
})

test('a list that does not load says so, and can be asked for again', async () => {
  let isBroken = true
  serve({
    ...places,
    'GET /job-names': body => (isBroken ? errorResponse(500, 'internal') : places['GET /job-names']!(body)),
  })
  await renderPage(student, '/auth/student-account')
  expect(await screen.findByText('تعذّر تحميل القائمة.')).toBeVisible()
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'إعادة المحاولة' }))
  await choose('المهنة', 'معلّم')
  expect(screen.queryByText('تعذّر تحميل القائمة.')).toBeNull()
})

test('the choice keeps where the person was going, and leads into the other app for companies', async () => {
  await renderPage(
    { '/auth/user-choose': () => <UserChooseScreen next="/lesson/5" /> },
    '/auth/user-choose?next=%2Flesson%2F5',
    { locale: 'en' },
  )
  const links = screen.getByRole('main').querySelectorAll('a')
  expect([...links].map(link => link.getAttribute('href'))).toEqual([
    '/en/auth/student-account?next=%2Flesson%2F5',
    '/en/auth/instructor-account?next=%2Flesson%2F5',
    '/en/auth/company-account',
    '/en/auth/login?next=%2Flesson%2F5',
  ])
})

test.each([
  ['student', 'learner', '/auth/student-account', StudentScreen, ['name', 'email', 'tel', 'new-password']],
  [
    'instructor',
    'learner',
    '/auth/instructor-account',
    InstructorScreen,
    ['name', 'email', 'tel', 'organization-title', 'new-password'],
  ],
  [
    'company',
    'company',
    '/auth/company-account',
    CompanyScreen,
    ['organization', 'street-address', 'name', 'email', 'tel', 'new-password'],
  ],
] as const)(
  'a %s’s form tells password managers and phones what its fields are, and has no barriers',
  async (_kind, app, at, Screen, wanted) => {
    serve(places)
    await renderPage({ [at]: () => <Screen next={undefined} /> }, at, { app })
    const told = [...screen.getByRole('main').querySelectorAll('input[autocomplete]')]
      .map(input => input.getAttribute('autocomplete'))
      .filter(value => value !== 'off')
    expect(told).toEqual(wanted)
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  },
)
