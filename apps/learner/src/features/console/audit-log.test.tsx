import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { AuditLog } from './audit-log.tsx'

const row = (action: string, subject_type: string) => ({
  id: 1,
  at: '2026-11-30T08:00:00.000Z',
  action,
  actor: { id: 2, name: 'Sara' },
  subject_type,
  subject_id: 3,
  capacity: 'company',
  role: 'owner',
  before: null,
  after: { compliance: 'late', sort: 'name' },
})

test.each([
  ['en', 'Employee invited', 'Employee 3', 'Requirements met: Late'],
  ['ar', 'دعوة موظف', 'موظف 3', 'حال المتطلبات: متأخر'],
] as const)(
  'in %s an act and what it is done to are words, and the order of rows is not told',
  async (locale, act, subject, change) => {
    const meta = { next_cursor: null, total: 1, total_is_capped: false }
    vi.stubGlobal('fetch', async () => Response.json({ data: [row('employee.invite', 'employee')], meta }))
    renderPage(<AuditLog />, locale)
    expect(await screen.findByText(act)).toBeVisible()
    const text = screen.getByRole('listitem').textContent.replaceAll(/[\u2066-\u2069]/g, '')
    expect(text).toContain(subject)
    expect(text).toContain(change)
    expect(text).not.toContain('sort')
    vi.unstubAllGlobals()
  },
)
