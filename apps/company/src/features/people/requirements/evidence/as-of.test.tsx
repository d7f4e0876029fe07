import { sessionStore } from '@masar/app-shell'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { given, serve } from '../../../../testing/serve.tsx'
import { type Requirement, requirementsQuery } from '../api.ts'
import type { RequirementFilters } from '../filters.ts'
import { RequirementsScreen } from '../requirements-screen.tsx'

beforeEach(() => {
  sessionStore.setState({ role: 'owner' })
  serve({})
})

const requirement: Requirement = {
  id: 4,
  course: { id: 3, name: 'Safety' },
  path: null,
  department: null,
  group: null,
  first_due_on: null,
  first_due_days: 30,
  counts_working_days: false,
  renewal_months: 12,
  grace_days: 7,
  created_at: '2026-01-01T00:00:00Z',
  counts: { people: 1, met: 1, expiring: 0, waived: 0, due: 0, grace: 0, late: 0, expired: 0 },
}
const show = (locale: 'ar' | 'en', filters: RequirementFilters) =>
  given(
    <RequirementsScreen filters={filters} />,
    requirementsQuery(filters.as_of).queryKey,
    { data: { as_of: filters.as_of ?? '2026-11-23', requirements: [requirement] } },
    locale,
    '/requirements?company',
  )

test.each([
  ['en', /Today’s terms apply: renewal, grace and first due day/, /^Evidence pack: Safety/],
  ['ar', /نحسب بشروط اليوم: مدة التجديد والمهلة وأول موعد/, /^ملف الإثبات: Safety/],
] as const)(
  'in %s an earlier day says that terms and path courses are those of today, and so does its pack',
  async (locale, terms, pack) => {
    const { unmount } = show(locale, {})
    expect(await screen.findByRole('button', { name: pack })).toBeVisible()
    expect(screen.queryByText(terms)).toBeNull()
    unmount()
    show(locale, { as_of: '2026-03-01' })
    expect(await screen.findByText(terms)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: pack }))
    expect(await within(await screen.findByRole('dialog')).findByText(terms)).toBeVisible()
  },
)
