import { sessionStore } from '@masar/app-shell'
import { ApiError } from '@masar/api-sdk'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { failed, serve, served } from '../../../testing/serve.tsx'
import {
  type Disclosure,
  disclosureQuery,
  type OutsideTraining,
  peopleAsked,
  peopleQuery,
  trainingsQuery,
} from './api.ts'
import { DisclosureScreen } from './disclosure-screen.tsx'
import { addressOf, type DisclosurePlace, placeOf, yearsAround } from './place.ts'

beforeEach(() => sessionStore.setState({ role: 'owner' }))

const year = 2025
const figures = {
  headcount: 60,
  trainees: 41,
  under_minimum: 12,
  platform_seconds: 7 * 3600,
  outside_seconds: 5400,
  units: 8.5,
  platform_cost: 1_000_000,
  outside_cost: 25_000,
  departments: [{ id: 3, name: 'المبيعات', trainees: 41, seconds: 30_600 }],
}
const open: Disclosure = {
  as_of: '2026-01-10T09:00:00Z',
  year,
  rules: {
    minimum_units: 8,
    platform_unit_minutes: 60,
    outside_unit_minutes: 60,
    demanded_from: 50,
    due_days: 31,
  },
  due_on: '2026-01-31',
  reached_by: '2025-11-30',
  plan: {
    plan: 'السلامة للجميع',
    budget: 5_000_000,
    reached_by: '2025-11-30',
    citizens: 30,
    students: 4,
    graduates: null,
    job_seekers: 2,
  },
  now: figures,
  closed: null,
  may_close: true,
}
const closed: Disclosure = {
  ...open,
  may_close: false,
  closed: {
    at: '2026-01-20T09:00:00Z',
    hash: 'ab'.repeat(32),
    is_intact: true,
    figures: { ...figures, under_minimum: 5 },
    has_changed_since: true,
  },
}
const person = {
  id: 11,
  name: 'عبد الرحمن',
  number: 'E-7',
  department: 'المبيعات',
  platform_seconds: 18_000,
  outside_seconds: 5400,
  units: 6.5,
  missing_units: 1.5,
}
const training: OutsideTraining = {
  id: 5,
  employee_id: 11,
  name: 'عبد الرحمن',
  title: 'الإسعافات الأولية',
  evidence: 'شهادة 17',
  completed_on: '2025-06-10',
  minutes: 90,
  cost: 25_000,
  file_name: null,
  change: null,
  disclosed: null,
}
const pages = (data: object[]) => ({
  pages: [{ data, meta: { total: data.length, total_is_capped: false, next_cursor: null } }],
  pageParams: [undefined],
})

interface Given {
  disclosure?: Disclosure
  place?: DisclosurePlace
  people?: object[]
  trainings?: OutsideTraining[]
}
function show(
  locale: 'ar' | 'en',
  { disclosure = open, place = { year }, people = [person], trainings = [training] }: Given = {},
) {
  const isDisclosed = disclosure.closed !== null && place.now !== true
  return renderPage(
    <DisclosureScreen place={place} />,
    locale,
    `${addressOf(place)}&company`,
    queryClient => {
      queryClient.setQueryData(disclosureQuery(year).queryKey, { data: disclosure })
      queryClient.setQueryData(
        peopleQuery(peopleAsked(year, place, isDisclosed)).queryKey,
        pages(people) as never,
      )
      queryClient.setQueryData(trainingsQuery(year).queryKey, pages(trainings) as never)
    },
  )
}
const plain = () => (document.body.textContent ?? '').replaceAll(/[\u200e\u200f\u2066-\u2069]/g, '')

describe.each(['ar', 'en'] as const)('in %s', locale => {
  test('it tells what the year adds up to, who lacks units by when, and what was had elsewhere', async () => {
    show(locale)
    const text = plain()
    for (const each of locale === 'ar'
      ? [
          'الإفصاح السنوي عن التدريب',
          'من 60 موظفًا',
          '31 يناير 2026',
          '30 نوفمبر 2025',
          'الإسعافات الأولية',
          'لم يُدخل',
        ]
      : [
          'Yearly training disclosure',
          'of 60 employees',
          'January 31, 2026',
          'November 30, 2025',
          'not entered',
        ])
      expect(text).toContain(each)
    expect(screen.getAllByText('1.5').length).toBeGreaterThan(0)
    const { violations } = await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, 'page-has-heading-one': { enabled: false } },
    })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  })

  test('a closed year stands as it was disclosed, with its fingerprint and what changed since', async () => {
    const removed = {
      ...training,
      change: 'removed' as const,
      disclosed: { completed_on: '2025-06-10', minutes: 90, cost: 25_000 },
    }
    const { address } = show(locale, { disclosure: closed, trainings: [removed] })
    const text = plain()
    expect(text).toContain('ab'.repeat(32))
    expect(text).toContain(locale === 'ar' ? 'حُذف بعد الإقفال' : 'Removed after closing')
    expect(screen.queryByRole('button', { name: /Close the year|إقفال السنة/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /^(Remove|حذف)/ })).toBeNull()
    const now = locale === 'ar' ? 'عرضها كما هي الآن' : 'Show it as it reads now'
    await userEvent.click(screen.getByRole('button', { name: now }))
    expect(address()).toContain('now=true')
  })
})

test('the address keeps the place, and takes nothing that cannot be', () => {
  const place = { year: 2024, under: true, q: 'نورة', now: true }
  expect(placeOf(Object.fromEntries(new URL(addressOf(place), 'https://masar.test').searchParams))).toEqual(
    place,
  )
  expect(placeOf({ year: '1999', under: 'yes', q: ' ', now: 1 })).toEqual({})
  expect(yearsAround(2012, 2026)).toEqual([2027, 2026, 2025, 2024, 2023, 2022, 2021, 2012])
})

test('closing asks first, and says why it was refused', async () => {
  serve({
    'POST /training-disclosure/close': { status: 409, code: 'disclosure_closed', message: 'Already closed.' },
  })
  show('en')
  await userEvent.click(screen.getByRole('button', { name: 'Close the year' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(within(dialog).getByText(/cannot be undone/)).toBeVisible()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close the year' }))
  expect(await within(dialog).findByText('Already closed.')).toBeVisible()
  expect(served('POST /training-disclosure/close')).toEqual([{ year }])
})

test('training elsewhere is corrected with digits of either script, and removed once confirmed', async () => {
  serve({ 'PUT /outside-trainings/5': { data: null }, 'DELETE /outside-trainings/5': { data: null } })
  show('en')
  await userEvent.click(screen.getByRole('button', { name: /^Correct/ }))
  const hours = await screen.findByRole('textbox', { name: 'Hours' })
  expect(hours).toHaveValue('1.5')
  await userEvent.clear(hours)
  await userEvent.click(screen.getByRole('button', { name: 'Save the correction' }))
  expect(await screen.findByText('Enter the hours, up to 1,000.')).toBeVisible()
  expect(hours).toHaveFocus()
  await userEvent.type(hours, '٢٫٥')
  await userEvent.click(screen.getByRole('button', { name: 'Save the correction' }))
  await waitFor(() =>
    expect(served('PUT /outside-trainings/5')).toEqual([
      {
        title: training.title,
        evidence: training.evidence,
        completed_on: '2025-06-10',
        minutes: 150,
        cost: 25_000,
      },
    ]),
  )
  await userEvent.click(screen.getByRole('button', { name: /^Remove/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the training' }))
  await waitFor(() => expect(served('DELETE /outside-trainings/5')).toHaveLength(1))
})

test('plan, budget and rules are typed in either script; what is no number is not sent', async () => {
  serve({ 'PUT /training-plan': { data: null }, 'PUT /training-rules': { data: null } })
  show('en')
  await userEvent.click(screen.getByRole('button', { name: 'Change the plan' }))
  const budget = await screen.findByRole('textbox', { name: /Budget in riyals/ })
  expect(budget).toHaveValue('50000')
  await userEvent.clear(budget)
  await userEvent.type(budget, 'many')
  await userEvent.click(screen.getByRole('button', { name: 'Save the plan' }))
  expect(await screen.findByText('Enter an amount from 0 to 1,000,000,000.')).toBeVisible()
  await userEvent.clear(budget)
  await userEvent.type(budget, '٧٥٠٫٥')
  await userEvent.click(screen.getByRole('button', { name: 'Save the plan' }))
  await waitFor(() => expect(served('PUT /training-plan')).toEqual([{ year, ...open.plan, budget: 75_050 }]))
  await userEvent.click(screen.getByRole('button', { name: 'Change the rules' }))
  const minutes = await screen.findByRole('textbox', { name: 'Minutes on Masar that make a unit' })
  await userEvent.clear(minutes)
  await userEvent.type(minutes, '٢٤٠')
  await userEvent.click(screen.getByRole('button', { name: 'Save the rules' }))
  await waitFor(() =>
    expect(served('PUT /training-rules')).toEqual([{ ...open.rules, platform_unit_minutes: 240 }]),
  )
})

test('the file has the people that are shown, of a closed year as they were disclosed', async () => {
  serve({ 'POST /training-disclosure/export': new Response('x') })
  show('en', { disclosure: closed, place: { year, under: true } })
  await userEvent.click(screen.getByRole('button', { name: 'Export' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Export' }))
  await waitFor(() =>
    expect(served('POST /training-disclosure/export')).toEqual([
      { year, under: true, disclosed: true, format: 'xlsx' },
    ]),
  )
})

test('a manager reads the own branch, without plan and closing', () => {
  sessionStore.setState({ role: 'manager' })
  show('en', {
    disclosure: {
      ...closed,
      plan: null,
      now: { ...figures, platform_cost: null },
      closed: { ...closed.closed!, figures: null, has_changed_since: null },
    },
  })
  expect(screen.getByText(/Closed on/)).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Plan and budget' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Change the rules' })).toBeNull()
  expect(screen.getByText('Cost elsewhere')).toBeVisible()
})

test('where there is nothing it says so, and where it fails it can be tried again', () => {
  const { unmount } = show('en', {
    disclosure: { ...open, now: { ...figures, headcount: 3, departments: [] } },
    people: [],
    trainings: [],
  })
  expect(screen.getByText('Nobody was employed in this year')).toBeVisible()
  expect(screen.getByText('No training elsewhere in this year')).toBeVisible()
  expect(screen.getByText(/Companies of 50 employees and more have to disclose. You may/)).toBeVisible()
  unmount()
  failed(
    <DisclosureScreen place={{ year }} />,
    disclosureQuery(year).queryKey,
    new ApiError('network', 0, {}),
    'en',
  )
  expect(screen.getByRole('button', { name: /try again/i })).toBeVisible()
})
