import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import type { DeskCompany, DeskOffer } from './api.ts'
import { LicenceOffers } from './licence-offers.tsx'

afterEach(() => vi.unstubAllGlobals())

const company: DeskCompany = {
  id: 5,
  name: 'شركة الأمل المضيئة',
  registration_number: '1010000005',
  licences: [{ id: 8, places: 20, ends_on: '2027-03-31' }],
}
const open: DeskOffer = {
  id: 3,
  company: { id: 5, name: company.name },
  places: 20,
  unit_price: 29_900,
  continues_id: null,
  last_day: '2027-01-31',
  state: 'open',
}

/** Answers as the service does; what was sent is in `calls`. @param errorResponse to an offer, once */
function serve(given: { offers?: DeskOffer[]; errorResponse?: object; companies?: number } = {}) {
  const calls: string[] = []
  let [offers, errorResponse] = [given.offers ?? [], given.errorResponse]
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url)
    if (request.method === 'GET' && pathname.endsWith('/companies')) {
      calls.push(`find ${searchParams.get('q') ?? ''}`)
      const meta = { next_cursor: null, total: given.companies ?? 1, total_is_capped: false }
      return Response.json({ data: [company], meta })
    }
    if (request.method === 'GET') {
      const state = searchParams.get('state')
      const data = offers.filter(offer => state === null || offer.state === state)
      return Response.json({ data, meta: { next_cursor: null, total: data.length, total_is_capped: false } })
    }
    calls.push(`${request.method} ${pathname} ${await request.text()}`)
    if (errorResponse) {
      const errors = errorResponse
      errorResponse = undefined
      return Response.json({ code: 'validation', message: '', errors }, { status: 400 })
    }
    offers = request.method === 'DELETE' ? offers.map(offer => ({ ...offer, state: 'withdrawn' })) : [open]
    return Response.json({ data: { id: 3 } })
  })
  return calls
}

function Desk({ mayChange = true }: { mayChange?: boolean }) {
  const [state, setState] = useState<string>()
  return <LicenceOffers state={state} onState={setState} mayChange={mayChange} />
}
const fill = (form: HTMLElement, name: RegExp, value: string) =>
  fireEvent.change(within(form).getByRole('textbox', { name }), { target: { value } })

/** Types a day into the form's field. */
async function pickDay(form: HTMLElement, iso: string) {
  const part = (type: string) =>
    within(form)
      .getAllByRole('spinbutton')
      .find(each => each.getAttribute('data-type') === type)!
  const [year = '', month = '', day = ''] = iso.split('-')
  for (const [type, typed] of Object.entries({ day, month, year })) {
    await userEvent.click(part(type))
    await userEvent.keyboard(typed)
  }
}

test('an offer that is withdrawn after a question is listed as such, by its state', async () => {
  const calls = serve({ offers: [open] })
  renderPage(<Desk />, 'ar')
  expect(await screen.findByText(company.name)).toBeVisible()
  expect(screen.getByText('قائم', { selector: 'span' })).toBeVisible()
  expect(screen.getByText(/20 مكانًا لسنة/)).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'سحب العرض' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(calls).toEqual([])
  fireEvent.click(dialog.getByRole('button', { name: 'سحب العرض' }))
  expect(await screen.findByText('مسحوب', { selector: 'span' })).toBeVisible()
  expect(calls).toEqual(['DELETE /client-api/v1/console/licence-offers/3 '])
  expect(screen.queryByRole('button', { name: 'سحب العرض' })).toBeNull()
})

test('an offer says at its fields what is missing, and keeps what was typed when it is refused', async () => {
  const calls = serve({ errorResponse: { unit_price: ['That is too little.'] } })
  renderPage(<Desk />, 'en')
  fireEvent.click(await screen.findByRole('button', { name: 'Make an offer' }))
  const form = await screen.findByRole('dialog')
  const send = () => fireEvent.click(within(form).getByRole('button', { name: 'Make the offer' }))
  send()
  for (const words of [
    'Choose a company of the list.',
    'Enter a whole number from 1 to 10,000.',
    'Enter an amount from 0.01 to 1,000,000.',
    'Choose a day that is not over.',
  ])
    expect(await within(form).findByText(words)).toBeVisible()
  const finder = within(form).getByRole('combobox')
  fireEvent.focus(finder)
  fireEvent.change(finder, { target: { value: 'الامل' } })
  await waitFor(() => expect(calls).toContain('find الامل'))
  fireEvent.click(await screen.findByRole('option', { name: /شركة الأمل/ }))
  fill(form, /^Places/, '٢٠')
  fill(form, /^Price/, '299.5')
  expect(within(form).getByText(/5,990\.00/)).toBeVisible()
  const soon = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  await pickDay(form, soon)
  send()
  expect(await within(form).findByText('That is too little.')).toBeVisible()
  expect(within(form).getByRole('textbox', { name: /^Places/ })).toHaveValue('٢٠')
  expect(finder).toHaveValue('شركة الأمل المضيئة (1010000005)')
  send()
  expect(await screen.findByText(company.name)).toBeVisible()
  const sent = calls.filter(call => call.startsWith('POST')).map(call => call.slice(call.indexOf('{')))
  expect(sent.map(text => JSON.parse(text) as unknown)).toEqual(
    Array.from({ length: 2 }, () => ({
      company_id: 5,
      places: 20,
      unit_price: 29_950,
      last_day: soon,
      continues_id: 8,
    })),
  )
})

test('a last day beyond a year is refused at its field', async () => {
  serve({})
  renderPage(<Desk />, 'en')
  fireEvent.click(await screen.findByRole('button', { name: 'Make an offer' }))
  const form = await screen.findByRole('dialog')
  await pickDay(form, '9999-01-31')
  fireEvent.click(within(form).getByRole('button', { name: 'Make the offer' }))
  expect(await within(form).findByText('Choose a day within a year from today.')).toBeVisible()
})

test('of more companies than are shown the search says so', async () => {
  serve({ companies: 1200 })
  renderPage(<Desk />, 'en')
  await userEvent.click(await screen.findByRole('button', { name: 'Make an offer' }))
  expect(
    await screen.findByText('The first 1 of 1,200 are shown. Type more of the name or the number.'),
  ).toBeVisible()
})

test('who may only read makes no offers, and withdraws none', async () => {
  serve({ offers: [open] })
  renderPage(<Desk mayChange={false} />, 'en')
  expect(await screen.findByText(company.name)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Make an offer' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Withdraw the offer' })).toBeNull()
})
