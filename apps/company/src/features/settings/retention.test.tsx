import { type Role, sessionStore } from '@masar/app-shell'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { given, serve, served } from '../../testing/serve.tsx'
import { type Retention, retentionQuery } from './api.ts'
import { KeptPart } from './kept-part.tsx'

const retention: Retention = {
  years: null,
  planned: null,
  choices: [1, 2, 3, 5, 7, 10],
  notice_days: 14,
  kept_days: { exports: 1, imports: 7, lists: 7, acts: 7, inspections: 90 },
}
const planned = { years: 2, from: '2026-12-15' }
const before = sessionStore.getState()
beforeEach(() => serve({}))
afterEach(() => sessionStore.setState(before, true))

function show(locale: 'ar' | 'en', row: Partial<Retention> = {}, role: Role = 'owner') {
  sessionStore.setState({ role, capacity: 'company' })
  return given(
    <KeptPart />,
    retentionQuery().queryKey,
    { data: { ...retention, ...row } },
    locale,
    '/settings?company',
  )
}

async function choose(field: string, option: string) {
  await userEvent.click(screen.getByRole('button', { name: new RegExp(field) }))
  await userEvent.click(within(screen.getByRole('listbox')).getByRole('option', { name: option }))
}

test.each([
  ['en', 'Files that you have made of lists: 1 day.', 'invite them: 7 days.', 'at most 90 days.'],
  ['ar', 'الملفات التي تُنشأ من القوائم: يوم واحد.', 'لدعوتهم: 7 أيام.', 'وأقصاه 90 يومًا.'],
] as const)('in %s what is kept is told by what the service deletes by', async (locale, ...told) => {
  show(locale)
  const part = screen.getByRole('region')
  for (const text of told) expect(part).toHaveTextContent(text)
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})

test.each([
  [
    'en',
    'Keep the names',
    '2 years after leaving',
    'It holds from December 15, 2026 on. 3 people who left lose their names that day. You have 14 days to take it back',
    'Save the period',
  ],
  [
    'ar',
    'حفظ الأسماء',
    'سنتين بعد المغادرة',
    'يسري هذا ابتداءً من 15 ديسمبر 2026. ستُحذف في ذلك اليوم أسماء 3 أشخاص غادروا. أمامك 14 يومًا للتراجع',
    'حفظ المدة',
  ],
] as const)(
  'in %s an owner sees what a time does before saving it',
  async (locale, field, option, told, save) => {
    serve({
      'GET /company/retention/preview?years=2': { data: { from: planned.from, is_later: true, people: 3 } },
      'PUT /company/retention': { data: { ...retention, planned } },
    })
    show(locale)
    expect(screen.getByRole('button', { name: save })).toBeDisabled()
    await choose(field, option)
    await waitFor(() => expect(screen.getByRole('region')).toHaveTextContent(told))
    expect(served('PUT /company/retention')).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: save }))
    await waitFor(() => expect(served('PUT /company/retention')).toEqual([{ years: 2 }]))
    await waitFor(() => expect(screen.getByRole('button', { name: save })).toBeDisabled())
    await waitFor(() => expect(screen.getByRole('button', { name: new RegExp(field) })).toHaveFocus())
  },
)

test.each([
  ['en', 'From December 15, 2026: names are removed 2 years after people left.', 'Keep the present time'],
  ['ar', 'ابتداءً من 15 ديسمبر 2026: تُحذف الأسماء بعد سنتين من المغادرة.', 'الإبقاء على المدة الحالية'],
] as const)(
  'in %s what is announced is told with its day, and taken back',
  async (locale, told, takeBack) => {
    serve({ 'PUT /company/retention': { data: { ...retention, years: 5 } } })
    show(locale, { years: 5, planned })
    expect(screen.getByRole('region')).toHaveTextContent(told)
    await userEvent.click(screen.getByRole('button', { name: takeBack }))
    await waitFor(() => expect(served('PUT /company/retention')).toEqual([{ years: 5 }]))
    await waitFor(() => expect(screen.queryByRole('button', { name: takeBack })).toBeNull())
  },
)

test('who is no owner reads it, and changes nothing', () => {
  show('en', { years: 2, planned }, 'administrator')
  const part = screen.getByRole('region')
  expect(part).toHaveTextContent('with their names for 2 years, then as “Former employee”')
  expect(part).toHaveTextContent('e-mails that people have received: as they were sent')
  expect(part).toHaveTextContent('Only owners change this.')
  expect(within(part).queryByRole('button')).toBeNull()
})
