import { expect, test } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import type { AuditRow } from './api.ts'
import { AuditChanges } from './audit-changes.tsx'

const row = {
  id: 1,
  at: '2026-11-30T08:00:00.000Z',
  action: 'employee.change',
  actor: { id: 2, name: 'سارة' },
  subject_type: 'employee',
  subject_id: 3,
  capacity: 'company',
  role: 'owner',
  before: {
    name: { ar: 'نورة', en: 'Noura' },
    job: null,
    manager_id: 4,
    number: '1234-56-78',
    joined_on: '2026-01-05',
  },
  after: {
    name: { ar: 'نور', en: 'Nour' },
    job: 'محاسبة',
    manager_id: 5,
    number: '2024-01-15',
    joined_on: '2026-99-99',
    sums: { people: [1, 2] },
  },
} satisfies AuditRow
const plain = (text: string | null) => text?.replaceAll(/[\u2066-\u2069]/g, '')

test.each([
  [
    'ar',
    [
      'الاسم: نورة · Noura ← نور · Nour',
      'المسمى الوظيفي: — ← محاسبة',
      'المدير المباشر: 4 ← 5',
      'رقمه: 1234-56-78 ← 2024-01-15',
      'تاريخ الانضمام: 5 يناير 2026 ← 2026-99-99',
      'sums: الموظفون: 1 · 2',
    ],
  ],
  [
    'en',
    [
      'Name: نورة · Noura → نور · Nour',
      'Job: — → محاسبة',
      'Manager: 4 → 5',
      'Its number: 1234-56-78 → 2024-01-15',
      'Joined on: January 5, 2026 → 2026-99-99',
      'sums: People: 1 · 2',
    ],
  ],
] as const)('in %s what changed is told by its words', (locale, lines) => {
  const { container } = renderPage(<AuditChanges row={row} />, locale)
  const shown = [...container.querySelectorAll('[class*=change] > div')].map(({ textContent }) =>
    plain(textContent),
  )
  expect(shown).toEqual(lines)
  expect(container.textContent).not.toMatch(/[{}"[\]]/)
})

const refund = {
  ...row,
  action: 'refund.grant',
  subject_type: 'refund',
  before: { state: 'requested' },
  after: { state: 'paid', amount: 14_950, seats: 2, decision: 'paid' },
} satisfies AuditRow
const transfer = {
  ...row,
  action: 'transfer.confirm',
  before: null,
  after: { total: 99_900 },
} satisfies AuditRow
const offer = {
  ...row,
  action: 'licence.offer',
  before: null,
  after: { unit_price: 5_000, continues_id: 7, total: 3 },
} satisfies AuditRow
const planned = {
  ...row,
  before: { planned_for: null, planned_years: null },
  after: { planned_for: '2026-12-15', planned_years: 1 },
} satisfies AuditRow
const inspection = { ...row, before: null, after: { names: 'full', reason: 'full' } } satisfies AuditRow
const filtered = {
  ...row,
  action: 'assignments.act',
  subject_type: 'assignment_act',
  before: null,
  after: {
    act: 'remind',
    state: 'overdue',
    course: 1,
    employee: 2,
    batch: 3,
    path: 4,
    q: 'ريم',
    with_left: true,
    except_ids: [5, 6],
    total: 7,
  },
} satisfies AuditRow
const plan = {
  ...row,
  action: 'training_plan.change',
  before: { year: 2026, reached_by: '2026-11-30' },
  after: { year: 2026, reached_by: '2026-12-31' },
} satisfies AuditRow
const holiday = {
  ...row,
  action: 'holiday.add',
  subject_type: 'holiday',
  before: null,
  after: { country: 'SA', holiday: 'eid_al_fitr', name: { ar: 'عيد الفطر', en: 'Eid' } },
} satisfies AuditRow
const madeUp = { ...holiday, after: { holiday: 'commemoration_day' } } satisfies AuditRow
const role = { ...row, subject_type: 'user', before: { role: 'administrator' }, after: { role: 'owner' } }
const operator = { ...role, action: 'operator.change_role' }

test.each([
  ['en', refund, ['Status: Requested → Paid', 'Amount: SAR 149.50', 'Seats: 2', 'Decision: paid']],
  ['en', transfer, ['Total: SAR 999.00']],
  ['en', offer, ['Price of one place: SAR 50.00', 'Continues licence: 7', 'Total: 3']],
  ['en', planned, ['Planned for: — → December 15, 2026', 'Planned years: — → 1']],
  ['ar', { ...refund, after: { state: 'paid' } }, ['الحالة: بانتظار القرار ← مدفوع']],
  [
    'en',
    filtered,
    [
      'Act: Remind',
      'Status: Overdue',
      'Course: 1',
      'Employee: 2',
      'Assigned together: 3',
      'Learning path: 4',
      'Search: ريم',
      'Also people who left: Yes',
      'All but: 5 · 6',
      'Total: 7',
    ],
  ],
  ['en', plan, ['Reached by: November 30, 2026 → December 31, 2026']],
  ['en', inspection, ['Names: Full names', 'Reason: full']],
  ['ar', holiday, ['الدولة: المملكة العربية السعودية', 'الإجازة الرسمية: عيد الفطر', 'الاسم: عيد الفطر · Eid']],
  ['ar', madeUp, ['الإجازة الرسمية: commemoration_day']],
  ['ar', role, ['الدور: مدير الحساب ← مالك']],
  ['ar', operator, ['الدور: مدير النظام ← مالك']],
] as const)('in %s sums have their currency and codes their words', (locale, act, lines) => {
  const { container } = renderPage(<AuditChanges row={act} />, locale)
  const shown = [...container.querySelectorAll('[class*=change] > div')].map(({ textContent }) =>
    plain(textContent)?.replaceAll('\u00a0', ' '),
  )
  expect(shown).toEqual(lines)
})

test.each([
  ['ar', 'الدولة: المملكة العربية السعودية ← مصر'],
  ['en', 'Country: Saudi Arabia → Egypt'],
] as const)('in %s a country is told by its name', (locale, line) => {
  const moved = { ...row, before: { country: 'SA' }, after: { country: 'EG' } }
  const { container } = renderPage(<AuditChanges row={moved} />, locale)
  expect(plain(container.textContent)).toBe(line)
})
