import { ApiError } from '@masar/api-sdk'
import { type Role, sessionStore } from '@masar/app-shell'
import { addressesQuery } from '@masar/checkout'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { failed, given, serve, served } from '../../testing/serve.tsx'
import { calendarQuery } from '../people/calendar/calendar.ts'
import { securityQuery } from '../people/team/api.ts'
import {
  companyHistoryQuery,
  type CompanySettings,
  type Retention,
  retentionQuery,
  settingsQuery,
} from './api.ts'
import { changeOf, detailsOf, mergeDetails } from './details-draft.ts'
import { SettingsScreen } from './settings-screen.tsx'

const settings: CompanySettings = {
  id: 1,
  names: { ar: 'شركة نخلة', en: 'Palm' },
  addresses: { ar: 'الرياض' },
  registration_number: '1010000000',
  vat_number: '310000000000003',
  logo: null,
  color: 'masar',
  is_logo_on_certificates: false,
  time_zone: 'Asia/Riyadh',
  version: 4,
}
const event = {
  id: 9,
  at: '2026-11-01T09:00:00Z',
  action: 'member.change_role',
  actor: 'سارة',
  subject: 'Grace',
  role: 'auditor',
  people: null,
  changed: [],
}
const retention: Retention = {
  years: null,
  planned: null,
  choices: [1, 2, 3, 5, 7, 10],
  notice_days: 14,
  kept_days: { exports: 1, imports: 7, lists: 7, acts: 7, inspections: 90 },
}
const address = {
  id: 2,
  label: 'Head office',
  address: { city: 'Riyadh', country: 'SA' },
  vat_number: null,
  is_default: true,
}
const calendar = (locale: 'ar' | 'en') => ({
  country: 'SA',
  today: '2027-03-10',
  weekend: [5, 6],
  holidays: [
    { name: 'Founding Day', first_day: '2027-02-22', last_day: '2027-02-22' },
    {
      name: locale === 'ar' ? 'عيد الفطر' : 'Eid al-Fitr',
      first_day: '2027-03-09',
      last_day: '2027-03-12',
    },
  ],
})
const before = sessionStore.getState()

beforeEach(() => {
  serve({})
  sessionStore.setState({ role: 'owner', capacity: 'company' })
})
afterEach(() => sessionStore.setState(before, true))

function show(locale: 'ar' | 'en', role: Role = 'owner', data = settings, kept = retention) {
  sessionStore.setState({ role })
  return given(
    <SettingsScreen />,
    settingsQuery().queryKey,
    { data },
    locale,
    '/settings?company',
    client => {
      client.setQueryData(securityQuery().queryKey, {
        data: { demands_second_factor: false, members_without: 2 },
      })
      client.setQueryData(retentionQuery().queryKey, { data: kept })
      client.setQueryData(calendarQuery().queryKey, { data: calendar(locale) })
      client.setQueryData(addressesQuery().queryKey, { data: [address] })
      client.setQueryData(companyHistoryQuery().queryKey, {
        pages: [{ data: [event], meta: { next_cursor: null, total: 1 } }],
        pageParams: [undefined],
      } as never)
    },
  )
}

describe.each(['ar', 'en'] as const)('in %s', locale => {
  const ar = locale === 'ar'

  test('the weekend and the holidays that are not over yet are shown', () => {
    show(locale)
    const part = screen.getByRole('region', { name: ar ? 'تقويم العمل' : 'Working calendar' })
    expect(part).toHaveTextContent(ar ? 'عطلة نهاية الأسبوع: الجمعة والسبت' : 'Weekend: Friday and Saturday')
    expect(part).toHaveTextContent(
      ar ? 'عيد الفطرمن 9 مارس 2027 إلى 12 مارس 2027' : 'Eid al-FitrFrom March 9, 2027 to March 12, 2027',
    )
    expect(part).not.toHaveTextContent('Founding Day')
  })

  test('every part is there; only what was changed is sent, with the version it was made from', async () => {
    serve({ 'PATCH /company': { data: { ...settings, names: { ar: 'شركة نخلة', en: 'Date' }, version: 5 } } })
    show(locale)
    const save = screen.getByRole('button', { name: ar ? 'حفظ البيانات' : 'Save the details' })
    expect(save).toBeDisabled()
    expect(screen.getByRole('button', { name: ar ? /^تعديل/ : /^Edit/ })).toHaveTextContent('Head office')
    expect(screen.getByText(ar ? 'تغيير دور' : 'Role changed').closest('li')).toHaveTextContent('Grace')
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    const name = screen.getByRole('textbox', { name: ar ? /النظامي بالإنجليزية/ : /Legal name in English/ })
    fireEvent.change(name, { target: { value: 'Date' } })
    await userEvent.click(save)
    await waitFor(() =>
      expect(served('PATCH /company')).toEqual([{ version: 4, names: { ar: 'شركة نخلة', en: 'Date' } }]),
    )
    await waitFor(() => expect(save).toBeDisabled())
    expect(name).toHaveValue('Date')
  })
})

test.each([
  ['ar', 'وضعه على الشهادات', 'أضف شعارًا أولًا.'],
  ['en', 'Put it on certificates', 'Add a logo first.'],
] as const)('in %s the logo goes onto certificates where there is one', async (locale, name, first) => {
  serve({ 'PUT /company/certificate-logo': { data: null } })
  const { unmount } = show(locale)
  expect(screen.getByRole('switch', { name })).toBeDisabled()
  expect(screen.getByText(first)).toBeVisible()
  unmount()
  show(locale, 'owner', { ...settings, logo: '/media/avatars/a.webp' })
  await userEvent.click(screen.getByRole('switch', { name }))
  await waitFor(() => expect(served('PUT /company/certificate-logo')).toEqual([{ is_shown: true }]))
  await waitFor(() => expect(screen.getByRole('switch', { name })).toBeChecked())
})

test.each([
  ['ar', 'المنطقة الزمنية', 'حفظ المنطقة الزمنية', 'حفظ البيانات'],
  ['en', 'Time zone', 'Save the time zone', 'Save the details'],
] as const)(
  'in %s the time zone is saved by itself, and the details can be saved after it',
  async (locale, zone, saveZone, saveDetails) => {
    const moved = { ...settings, time_zone: 'Africa/Cairo', version: 5 }
    serve({ 'PATCH /company': { data: moved } })
    show(locale)
    const part = within(screen.getByRole('region', { name: zone }))
    expect(part.getByRole('button', { name: saveZone })).toBeDisabled()
    const field = part.getByRole('combobox')
    await userEvent.clear(field)
    await userEvent.type(field, 'Cairo')
    await userEvent.click(await screen.findByRole('option', { name: /Cairo/ }))
    await userEvent.click(part.getByRole('button', { name: saveZone }))
    await waitFor(() => expect(served('PATCH /company')).toEqual([{ version: 4, time_zone: 'Africa/Cairo' }]))
    // No one else changed anything.
    const [vat] = screen.getAllByDisplayValue('310000000000003')
    fireEvent.change(vat!, { target: { value: '' } })
    await waitFor(() => expect(screen.getByRole('button', { name: saveDetails })).toBeEnabled())
    await userEvent.click(screen.getByRole('button', { name: saveDetails }))
    await waitFor(() => expect(served('PATCH /company')).toHaveLength(2))
    expect(served('PATCH /company')[1]).toEqual({ version: 5, vat_number: '' })
  },
)

test('what is typed outlives a conflict: the others’ changes come beside it and both are saved', async () => {
  serve({
    'PATCH /company': { status: 409, code: 'conflict', message: 'Changed.' },
    'GET /company': { data: { ...settings, vat_number: '320000000000003', version: 6 } },
  })
  show('en')
  const name = screen.getByRole('textbox', { name: /Legal name in English/ })
  fireEvent.change(name, { target: { value: 'Date' } })
  await userEvent.click(screen.getByRole('button', { name: 'Save the details' }))
  const theirs = await screen.findByRole('button', { name: 'Show their changes beside mine' })
  serve({ 'GET /company': { status: 403, code: 'forbidden', message: 'Not now.' } })
  await userEvent.click(theirs)
  expect(await screen.findByText('Not now.')).toBeVisible()
  serve({ 'GET /company': { data: { ...settings, vat_number: '320000000000003', version: 6 } } })
  await userEvent.click(theirs)
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /VAT number/ })).toHaveValue('320000000000003'),
  )
  expect(name).toHaveValue('Date')
  serve({ 'PATCH /company': { data: { ...settings, version: 7 } } })
  await userEvent.click(screen.getByRole('button', { name: 'Save the details' }))
  await waitFor(() =>
    expect(served('PATCH /company')).toEqual([{ version: 6, names: { ar: 'شركة نخلة', en: 'Date' } }]),
  )
})

test('what is typed while it is saved stays, and is to be saved', () => {
  const before = detailsOf(settings)
  const typed = { ...before, name_en: 'Date Palm' }
  const saved = { ...settings, names: { ar: 'شركة نخلة', en: 'Date' }, vat_number: '320000000000003' }
  const now = mergeDetails({ ...before, name_en: 'Date' }, saved, typed)
  expect(now).toEqual({ ...before, name_en: 'Date Palm', vat_number: '320000000000003' })
  expect(changeOf(saved, now)).toEqual({ names: { ar: 'شركة نخلة', en: 'Date Palm' } })
})

test('an error is shown at its field and keeps what was typed', async () => {
  serve({
    'PATCH /company': {
      status: 422,
      code: 'validation',
      message: 'x',
      errors: { vat_number: ['Fifteen digits.'] },
    },
  })
  show('en')
  const vat = screen.getByRole('textbox', { name: /VAT number/ })
  fireEvent.change(vat, { target: { value: '12' } })
  await userEvent.click(screen.getByRole('button', { name: 'Save the details' }))
  expect(await screen.findByText('Fifteen digits.')).toBeVisible()
  expect(vat).toHaveValue('12')
  expect(vat).toHaveFocus()
})

test('an owner sees what the requirement means, and that they need a second factor first', async () => {
  serve({ 'PATCH /security': { status: 403, code: 'second_factor_demanded', message: 'x' } })
  show('en')
  await userEvent.click(screen.getByRole('switch', { name: /Require/ }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(/2 people have not set it up/)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Require it' }))
  expect(await dialog.findByRole('link', { name: 'Set it up' })).toHaveAttribute(
    'href',
    '/en/profile/two-factors?company',
  )
})

test('finance sees details and addresses and changes the addresses alone; an auditor changes nothing', async () => {
  serve({ 'POST /billing-addresses': { data: { ...address, id: 3 } } })
  const { unmount } = show('en', 'finance')
  expect(screen.queryByRole('button', { name: 'Save the details' })).toBeNull()
  expect(screen.queryByRole('switch')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Add an address' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByRole('textbox', { name: /Name of the address/ }), {
    target: { value: 'Branch' },
  })
  fireEvent.change(dialog.getByRole('textbox', { name: /City/ }), { target: { value: 'Jeddah' } })
  await userEvent.click(dialog.getByRole('button', { name: 'Save the address' }))
  await waitFor(() =>
    expect(served('POST /billing-addresses')).toEqual([
      { label: 'Branch', city: 'Jeddah', country: 'SA', is_default: false },
    ]),
  )
  unmount()
  show('en', 'auditor')
  expect(screen.queryByRole('button', { name: /Head office/ })).toBeNull()
  expect(screen.getByRole('switch', { name: /Require/ })).toBeDisabled()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a failure offers to try again', () => {
  failed(<SettingsScreen />, settingsQuery().queryKey, new ApiError('answer', 500, {}), 'en')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test.each([
  ['ar', 'برقوقي', 'حفظ اللون'],
  ['en', 'Plum', 'Save the colour'],
] as const)('in %s the company’s colour is one of a few, and sent alone', async (locale, name, act) => {
  serve({ 'PATCH /company': { data: { ...settings, color: 'plum', version: 5 } } })
  show(locale)
  const save = screen.getByRole('button', { name: act })
  expect(save).toBeDisabled()
  await userEvent.click(screen.getByRole('radio', { name }))
  await userEvent.click(save)
  await waitFor(() => expect(served('PATCH /company')).toEqual([{ version: 4, color: 'plum' }]))
  await waitFor(() => expect(save).toBeDisabled())
  expect(screen.getByRole('radio', { name })).toBeChecked()
})
