import { sessionStore } from '@masar/app-shell'
import { ApiError } from '@masar/api-sdk'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { failed, given, serve, served } from '../../../testing/serve.tsx'
import { type Licence, type LicenceOffer, licencesQuery } from './api.ts'
import { seatsPlaceOf } from '../seats/place.ts'
import { LicencesPart } from './licences-part.tsx'

const licence: Licence = {
  id: 4,
  state: 'current',
  sold: 12,
  places: 12,
  used: 5,
  free: 7,
  starts_on: '2026-11-26',
  ends_on: '2027-11-25',
  unit_price: 29_900,
  paid: 358_800,
  finished_courses: 3,
  price_per_finished: 119_600,
  order_id: null,
  continues_id: null,
}
const offer: LicenceOffer = {
  id: 8,
  places: 20,
  unit_price: 25_000,
  total: 500_000,
  continues_id: 4,
  last_day: '2026-12-31',
  order_id: null,
}
const show = (data: object, locale: 'ar' | 'en', place = {}) =>
  given(<LicencesPart place={place} />, licencesQuery().queryKey, { data }, locale, '/courses?company')
const plain = (element: HTMLElement) =>
  (element.textContent ?? '').replace(/[\u200e\u200f\u2066-\u2069]/g, '')

test.each([
  ['ar', '12 مكانًا لسنة', '3 دورات مكتملة', 'شراء الرخصة'],
  ['en', '12 places for a year', '3 finished courses', 'Buy the licence'],
] as const)(
  'in %s a licence says its places, its end and what a finished course came to',
  (locale, ...words) => {
    sessionStore.setState({ role: 'finance' })
    const [places, finished, buy] = words
    show({ licences: [licence], offers: [offer] }, locale)
    const [offered, bought] = screen.getAllByRole('listitem')
    expect(plain(bought!)).toContain(places)
    expect(plain(bought!)).toContain(finished)
    expect(plain(bought!)).toMatch(/1,196\.00/)
    expect(plain(bought!)).toMatch(/2027/)
    expect(within(offered!).getByRole('link', { name: buy })).toHaveAttribute(
      'href',
      expect.stringMatching(/cart-details.*licence=8/),
    )
    // Finance counts places, and does not see who holds them.
    expect(within(bought!).queryByRole('link')).toBeNull()
  },
)

test.each([
  ['ar', 'اطلب منّا عرضًا'],
  ['en', 'Ask us for an offer'],
] as const)('in %s who buys reads what a licence is while there is none', (locale, ask) => {
  sessionStore.setState({ role: 'owner' })
  show({ licences: [], offers: [] }, locale)
  expect(screen.getByRole('link', { name: ask })).toHaveAttribute(
    'href',
    expect.stringContaining('/contact-us'),
  )
})

test('an order that waits is continued; what has ended says so', () => {
  sessionStore.setState({ role: 'owner' })
  const ended = { ...licence, state: 'ended' as const, places: 0, used: 0, free: 0, price_per_finished: null }
  show({ licences: [ended], offers: [{ ...offer, order_id: 'AAAAAAAAAAAAAAAAAAAAAA' }] }, 'en')
  expect(screen.getByRole('link', { name: 'Continue the order' })).toHaveAttribute(
    'href',
    expect.stringContaining('order=AAAAAAAAAAAAAAAAAAAAAA'),
  )
  expect(screen.getByText(/^Ended on/)).toBeVisible()
})

test('who holds a place is found, and gives it back as long as nothing was begun', async () => {
  sessionStore.setState({ role: 'administrator' })
  const row = { since: '2026-11-26T09:00:00Z', started_courses: 1, finished_courses: 0 }
  const data = [
    { ...row, employee: { id: 1, name: 'سارة' }, may_return: true },
    { ...row, employee: { id: 2, name: 'Omar' }, may_return: false },
  ]
  serve({
    'GET /licences/4/holders?limit=25': {
      data,
      meta: { next_cursor: null, total: 2, total_is_capped: false },
    },
    'DELETE /employees/1/place': { data: null },
  })
  show({ licences: [licence], offers: [] }, 'en', { licence: 4 })
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByRole('rowheader', { name: 'Omar' })).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: /^Give the place back/ }))
  await waitFor(() => expect(served('DELETE /employees/1/place')).toHaveLength(1))
})

test('who holds a place is searched for and ordered as the address says', async () => {
  sessionStore.setState({ role: 'administrator' })
  const call = 'GET /licences/4/holders?q=sara&sort=name&limit=25'
  serve({ [call]: { data: [], meta: { next_cursor: null, total: 0, total_is_capped: false } } })
  const place = seatsPlaceOf({ q: 'x', licence: '4', who: ' sara', by: 'name' })
  const { address } = show({ licences: [licence], offers: [] }, 'en', place)
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByRole('heading', { name: 'No results' })).toBeVisible()
  expect(served(call)).toHaveLength(1)
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Sort by' }), 'Newest first')
  await waitFor(() => expect(address()).toMatch(/q=x&licence=4&who=sara$/))
  expect(seatsPlaceOf({ who: 'sara', by: 'name' })).toEqual({})
})

test.each([
  ['ar', 'تعذّر تحميل رخصك', 'إعادة المحاولة'],
  ['en', 'Your licences could not be loaded', 'Try again'],
] as const)(
  'in %s licences that fail to load say so in little room, with another try',
  (locale, title, again) => {
    sessionStore.setState({ role: 'owner' })
    const error = new ApiError('answer', 500, { message: 'It failed here.', code: 'internal' })
    failed(<LicencesPart place={{}} />, licencesQuery().queryKey, error, locale)
    const block = within(screen.getByRole('alert'))
    expect(block.getByText(title)).toBeVisible()
    expect(block.getByText('It failed here.')).toBeVisible()
    expect(block.getByRole('button', { name: again })).toBeEnabled()
    // The drawing of a page that failed is not there, and no heading of its size.
    expect(screen.queryByRole('heading')).toBeNull()
    expect(screen.getByRole('alert').querySelector('[class*="drawing"]')).toBeNull()
  },
)

test('licences that are not for the member have no other try', () => {
  sessionStore.setState({ role: 'owner' })
  const error = new ApiError('answer', 403, { message: 'Not for you.', code: 'forbidden' })
  failed(<LicencesPart place={{}} />, licencesQuery().queryKey, error, 'en')
  expect(screen.getByText('Not for you.')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

/** The people of a licence, both of them chosen. */
async function chosenHolders(locale: 'ar' | 'en') {
  sessionStore.setState({ role: 'administrator' })
  const row = { since: '2026-11-26T09:00:00Z', started_courses: 1, finished_courses: 0, may_return: true }
  const data = [
    { ...row, employee: { id: 1, name: 'سارة' } },
    { ...row, employee: { id: 2, name: 'Omar' }, may_return: false },
  ]
  serve({
    'GET /licences/4/holders?limit=25': {
      data,
      meta: { next_cursor: null, total: 2, total_is_capped: false },
    },
    'POST /employees/bulk': { data: { id: 3 } },
    'POST /licences/places/return': { data: { done: [1], refused: [{ id: 2, code: 'place_begun' }] } },
  })
  const { address } = show({ licences: [licence], offers: [] }, locale, { licence: 4 })
  const list = within(await screen.findByRole('dialog'))
  for (const name of ['سارة', 'Omar'])
    await userEvent.click(await list.findByRole('checkbox', { name: new RegExp(name) }))
  await waitFor(() => expect(address()).toMatch(/licence=4&chosen=1-2/))
  return list
}

test.each([
  ['ar', 'التذكير بالتكليفات'],
  ['en', 'Remind of what is assigned'],
] as const)('in %s many people of a licence are reminded', async (locale, act) => {
  const list = await chosenHolders(locale)
  await userEvent.click(list.getByRole('button', { name: act }))
  const asking = within(await screen.findByRole('dialog', { name: act }))
  await userEvent.click(asking.getByRole('button', { name: act }))
  await waitFor(() =>
    expect(served('POST /employees/bulk')).toEqual([{ act: 'remind', employee_ids: [1, 2] }]),
  )
})

test.each([
  ['ar', 'استعادة الأماكن', 'استعادة مكانين من الرخصة؟'],
  ['en', 'Give the places back', 'Give 2 places of the licence back?'],
] as const)('in %s many places are given back; whoever keeps theirs is named', async (locale, act, ask) => {
  const list = await chosenHolders(locale)
  await userEvent.click(list.getByRole('button', { name: act }))
  const asking = within(await screen.findByRole('alertdialog', { name: ask }))
  await userEvent.click(asking.getByRole('button', { name: act }))
  await waitFor(() => expect(served('POST /licences/places/return')).toEqual([{ ids: [1, 2] }]))
  const refused = within(
    await screen.findByRole('dialog', {
      name: locale === 'ar' ? 'ما تعذّر تنفيذه' : 'What could not be done',
    }),
  )
  expect(refused.getByRole('listitem')).toHaveTextContent('Omar')
})

test('an auditor sees who learns by a licence, and chooses none', async () => {
  sessionStore.setState({ role: 'auditor' })
  serve({
    'GET /licences/4/holders?limit=25': {
      data: [
        {
          since: '2026-11-26T09:00:00Z',
          started_courses: 1,
          finished_courses: 0,
          may_return: true,
          employee: { id: 2, name: 'Omar' },
        },
      ],
      meta: { next_cursor: null, total: 1, total_is_capped: false },
    },
  })
  show({ licences: [licence], offers: [] }, 'en', { licence: 4, chosen: '2' })
  const list = within(await screen.findByRole('dialog'))
  expect(await list.findByRole('rowheader', { name: 'Omar' })).toBeVisible()
  expect(list.queryByRole('checkbox')).toBeNull()
})
