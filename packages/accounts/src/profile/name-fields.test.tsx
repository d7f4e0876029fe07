import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { clearSession, refreshSession } from '@masar/app-shell'
import { signInAs } from '@masar/app-shell/testing'
import { type Answers, renderPage, serve } from '../testing.tsx'
import { Details } from './details.tsx'
import { useProfile } from './api.ts'

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
  country: null,
  city: null,
  job_name: null,
  locale: 'ar',
  instructor: null,
}

function Screen() {
  const { data } = useProfile()
  return data ? <Details profile={data} /> : null
}

async function open(answers: Answers, locale: 'ar' | 'en') {
  vi.stubGlobal('scrollTo', vi.fn())
  signInAs(document, 'student')
  refreshSession()
  const sent = serve({
    'GET /auth/profile': () => Response.json({ data: own }),
    'GET /countries': () => Response.json({ data: { countries: [] } }),
    'GET /job-names': () => Response.json({ data: { jobNames: [] } }),
    ...answers,
  })
  await renderPage({ '/profile': Screen }, '/profile', { locale })
  return { sent }
}

test.each([
  ['ar', 'الاسم الكامل بالعربية', 'الاسم الكامل بالأحرف اللاتينية', 'استعمل اقتراحنا: Sarah', 'كما في هويتي'],
  ['en', 'Full name in Latin letters', 'Full name in Arabic', 'Use our suggestion: Sarah', 'on my ID'],
] as const)(
  'in %s the name in the other script is suggested, taken by a click alone, and confirmed by its holder',
  async (locale, first, second, suggestion, words) => {
    const answers = {
      'PATCH /auth/profile': () =>
        Response.json({ data: { ...own, name_en: 'Sarah', names_confirmed_at: '2026-11-26T00:00:00Z' } }),
    }
    const { sent } = await open(answers, locale)
    const fields = [
      await screen.findByRole('textbox', { name: first }),
      screen.getByRole('textbox', { name: second }),
    ]
    expect(fields.map(field => field.getAttribute('dir'))).toEqual(
      locale === 'ar' ? ['rtl', 'ltr'] : ['ltr', 'rtl'],
    )
    const latin = fields[locale === 'ar' ? 1 : 0]!
    const take = await screen.findByRole('button', {
      name: text => text.replace(/[\u2066-\u2069]/g, '') === suggestion,
    })
    expect(latin).toHaveValue('')
    await userEvent.click(take)
    expect(latin).toHaveValue('Sarah')
    await userEvent.click(screen.getByRole('checkbox', { name: text => text.includes(words) }))
    await userEvent.click(screen.getByRole('button', { name: locale === 'ar' ? 'حفظ' : 'Save' }))
    await waitFor(() =>
      expect(sent.find(({ call }) => call === 'PATCH /auth/profile')?.body).toMatchObject({
        name_ar: 'سارة',
        name_en: 'Sarah',
        confirm_names: true,
      }),
    )
    // What is confirmed is asked again only once it changes.
    await waitFor(() =>
      expect(screen.queryByRole('checkbox', { name: text => text.includes(words) })).toBeNull(),
    )
    await userEvent.type(latin, 'h')
    expect(screen.getByRole('checkbox', { name: text => text.includes(words) })).toBeChecked()
  },
)
