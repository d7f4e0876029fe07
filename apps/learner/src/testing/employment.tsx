import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import type { EmploymentPage } from '../features/employment/api.ts'
import { EmploymentScreen } from '../features/employment/employment-screen.tsx'
import { renderPage } from './render-page.tsx'

/** A service that answers the named calls, and what it was sent. */
export function serve(answers: Record<string, () => Response>) {
  const sent: { call: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const text = await request.text()
    const call = `${request.method} ${new URL(request.url).pathname.replace('/client-api/v1', '')}`
    sent.push({ call, body: text === '' ? null : JSON.parse(text) })
    return answers[call]?.() ?? Response.json({ code: 'not_found', message: call }, { status: 404 })
  })
  return sent
}
export const errorResponse =
  (status: number, code: string, data: object = {}) =>
  () =>
    Response.json({ code, message: `refused: ${code}`, data }, { status })
/** What the service says of an employment. */
const page: EmploymentPage = {
  id: 7,
  company: { id: 2, name: 'شركة نخلة', color: 'masar' as const },
  joined_on: '2026-01-15',
  role: null,
  sharing_version: 1,
  training_years: [2025],
  sharing: [
    { topic: 'certificates', is_given: false, changed_at: null },
    { topic: 'own_courses', is_given: true, changed_at: '2026-11-01T10:00:00Z' },
  ],
  seen: {
    id: 7,
    name: 'سارة',
    is_anonymised: false,
    avatar: null,
    email: 'sara@nakhla.test',
    number: null,
    job: null,
    department: { id: 1, name: 'المبيعات' },
    manager: null,
    state: 'active',
    joined_on: '2026-01-15',
    assigned: 1,
    completed: 0,
    overdue: 0,
    percent: 40,
    written_job: null,
    groups: [],
    created_at: '2026-01-15T00:00:00Z',
    assignments: [
      {
        id: 1,
        course: { id: 3, title: 'الكتابة الواضحة', category_slug: 'x' },
        due_on: '2026-12-15',
        due_days: null,
        counts_working_days: false,
        state: 'in_progress',
        is_overdue: false,
        is_late: false,
        percent: 40,
        score: null,
        assigned_at: '2026-01-01T00:00:00Z',
        completed_at: null,
      },
    ],
    learned: { seconds: 5_400, days: 3, last_on: '2026-11-12' },
    exams: [
      {
        exam: { id: 4, title: 'اختبار الكتابة' },
        course: { id: 3, title: 'الكتابة الواضحة' },
        percent: 92,
        passed: true,
        on: '2026-11-12',
      },
    ],
    certificates: [
      {
        code: 'abc',
        course: { id: 3, title: 'الكتابة الواضحة' },
        state: 'valid',
        issued_at: '2026-11-12T09:00:00Z',
        valid_until: null,
      },
    ],
    paths: [{ id: 6, name: 'بداية الموظف', courses: 4, completed: 1, percent: 37 }],
    requirements: [
      {
        requirement_id: 9,
        name: 'السلامة',
        status: 'waived',
        is_expiring: false,
        completed_on: null,
        valid_until: null,
        due_on: '2026-05-01',
        waiver: { reason: 'إجازة دراسية', given_on: '2026-04-01', expires_on: '2027-01-31' },
      },
      {
        requirement_id: 8,
        name: 'أمن المعلومات',
        status: 'met',
        is_expiring: true,
        completed_on: '2025-12-20',
        valid_until: '2026-12-20',
        due_on: '2026-12-20',
        waiver: null,
      },
    ],
    begun: [
      {
        course: { id: 4, title: 'إدارة الوقت', category_slug: 'x' },
        state: 'in_progress',
        percent: 25,
        begun_at: '2026-10-01T00:00:00Z',
        completed_at: null,
        open_until: '2027-02-28',
      },
    ],
    shared: { certificates: null, own_courses: [] },
  },
}
/** The page of an employment, whose service answers with it, and with more. */
export function showEmployment(
  locale: 'ar' | 'en',
  change: Partial<EmploymentPage> = {},
  more: Record<string, () => Response> = {},
) {
  const { company, joined_on } = page
  const sent = serve({
    'GET /employments': () => Response.json({ data: [{ id: 7, company, joined_on }] }),
    'GET /employments/7': () => Response.json({ data: { ...page, ...change } }),
    ...more,
  })
  renderPage(<EmploymentScreen />, locale, '/profile/company')
  return sent
}

/** Opens a section by its title, as a press on it does. @returns the section */
export async function openSection(title: string | RegExp) {
  const summary = (await screen.findByText(title)).closest('summary')
  if (!summary) throw new Error('No section has this title.')
  await userEvent.click(summary)
  return summary.closest('details')
}
