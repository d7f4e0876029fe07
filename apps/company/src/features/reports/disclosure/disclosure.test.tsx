import { ApiError } from '@masar/api-sdk'
import { sessionStore } from '@masar/app-shell'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  closed,
  figures,
  open,
  showDisclosure as show,
  training,
  year,
} from '../../../testing/disclosure.tsx'
import { failed } from '../../../testing/serve.tsx'
import { disclosureQuery } from './api.ts'
import { DisclosureScreen } from './disclosure-screen.tsx'
import { addressOf, placeOf, yearsAround } from './place.ts'

beforeEach(() => sessionStore.setState({ role: 'owner' }))

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
    expect(text).toContain(locale === 'ar' ? 'أُزيل بعد الإقفال' : 'Removed after closing')
    expect(screen.queryByRole('button', { name: /Close the year|إقفال السنة/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /^(Remove|إزالة)/ })).toBeNull()
    const now = locale === 'ar' ? 'عرضها كما هي الآن' : 'Show it as it reads now'
    await userEvent.click(screen.getByRole('button', { name: now }))
    expect(address()).toContain('now=true')
  })
})

test('the address keeps the place, and takes nothing that cannot be', () => {
  const place = {
    year: 2024,
    under: true,
    q: 'نورة',
    sort: '-units',
    now: true,
    training: 'First',
    by: 'name',
  } as const
  expect(placeOf(Object.fromEntries(new URL(addressOf(place), 'https://masar.test').searchParams))).toEqual(
    place,
  )
  expect(
    placeOf({ year: '1999', under: 'yes', q: ' ', sort: 'name', now: 1, training: ' ', by: 'day' }),
  ).toEqual({})
  expect(yearsAround(2012, 2026)).toEqual([2027, 2026, 2025, 2024, 2023, 2022, 2021, 2012])
})

test('training elsewhere is searched and ordered in the address, beside the search for people', async () => {
  const place = { year, q: 'sara', training: 'aid', by: 'minutes' } as const
  const { address } = show('en', { place, trainings: [] })
  expect(screen.getByText('No training found')).toBeVisible()
  expect(screen.getByRole('searchbox', { name: 'Search by person, training or evidence' })).toHaveValue('aid')
  const [people, trainings] = screen.getAllByRole('combobox', { name: 'Sort by' })
  await userEvent.selectOptions(trainings as HTMLElement, 'By name')
  expect(address()).toMatch(/q=sara&training=aid&by=name/)
  await userEvent.selectOptions(people as HTMLElement, 'Fewest units first')
  expect(address()).toMatch(/q=sara&sort=units&training=aid&by=minutes/)
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
  expect(
    screen.getByText(/Companies of 50 employees and more have to disclose. Yours had fewer/),
  ).toBeVisible()
  unmount()
  failed(
    <DisclosureScreen place={{ year }} />,
    disclosureQuery(year).queryKey,
    new ApiError('network', 0, {}),
    'en',
  )
  expect(screen.getByRole('button', { name: /try again/i })).toBeVisible()
})
