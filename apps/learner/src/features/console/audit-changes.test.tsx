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
