import type { CompanyAddress } from '@masar/api-sdk'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { addressOf, answer, orderId, orderOf, quoteOf } from '../testing/data.ts'
import { type Answers, broken, open, errorResponse, useBrowser } from '../testing/orders.tsx'

useBrowser()

const pay = 'POST /checkouts/QQQQQQQQQQQQQQQQQQQQQQ/pay'
const vat = '310122393500003'
const other = '399999999900003'
let kept: CompanyAddress[]
beforeEach(() => {
  kept = [addressOf(1), addressOf(2, { label: 'Jeddah', vat_number: other })]
})
const buyer = { name: 'شركة النور', vat_number: vat, address: { city: 'أبها', country: 'SA' } }
const openCheckout = (answers: Answers = {}, locale: 'ar' | 'en' = 'en') =>
  open(
    '/cart-details',
    {
      'POST /checkouts': () => answer(quoteOf({ buyer })),
      'GET /billing-addresses': () => answer(kept),
      [pay]: () => answer({ order: orderOf(), redirect_url: null }),
      [`GET /orders/${orderId}`]: () => answer(orderOf()),
      [`POST /orders/${orderId}/check`]: () => answer(orderOf()),
      ...answers,
    },
    { app: 'company', locale },
  )
const radio = (name: RegExp) => screen.findByRole('radio', { name })
const press = () => userEvent.click(screen.getByRole('button', { name: /^(Pay|ادفع)/ }))

test.each([
  ['ar', 'عنوان الفوترة', 'عنوان آخر', 'الافتراضي'],
  ['en', 'Billing address', 'Another address', 'Default'],
] as const)('%s: the default one is chosen, without barriers', async (locale, title, another, word) => {
  const { calls } = await openCheckout({}, locale)
  const group = within(await screen.findByRole('radiogroup', { name: title }))
  expect(group.getByRole('radio', { name: new RegExp(`فرع 1.*${word}`) })).toBeChecked()
  expect(group.getByRole('radio', { name: another })).not.toBeChecked()
  expect(screen.queryByRole('textbox', { name: /^(City|المدينة)/ })).toBeNull()
  expect(await broken()).toEqual([])
  await press()
  await waitFor(() =>
    expect(calls(pay)[0]?.body).toMatchObject({
      buyer: { name: 'شركة النور', vat_number: vat },
      billing_address_id: 1,
    }),
  )
  expect(calls(pay)[0]?.body).not.toHaveProperty('buyer.address')
})

test('one with a VAT number of its own puts that into the form, and another takes it out again', async () => {
  await openCheckout()
  const number = await screen.findByRole('textbox', { name: /VAT number/ })
  await userEvent.click(await radio(/Jeddah/))
  expect(number).toHaveValue(other)
  await userEvent.click(await radio(/فرع 1/))
  expect(number).toHaveValue(vat)
  await userEvent.clear(number)
  await userEvent.click(await radio(/Another/))
  expect(number, 'what was typed').toHaveValue('')
})

test('another one is typed, and kept under a name where that is wished', async () => {
  const { calls } = await openCheckout()
  await userEvent.click(await radio(/Another/))
  const city = screen.getByRole('textbox', { name: /City/ })
  expect(city, 'empty beside those that are kept').toHaveValue('')
  await userEvent.type(city, 'Yanbu')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Keep this address for later orders' }))
  await press()
  const name = screen.getByRole('textbox', { name: /Name of the address/ })
  await waitFor(() => expect(name).toHaveFocus())
  expect(calls(pay)).toEqual([])
  await userEvent.type(name, 'Port')
  await press()
  await waitFor(() =>
    expect(calls(pay)[0]?.body).toMatchObject({
      buyer: { address: { city: 'Yanbu', country: 'SA' } },
      save_address_as: 'Port',
    }),
  )
})

test('one that a colleague removed meanwhile is reported, and the others are refetched', async () => {
  await openCheckout({
    [pay]: () => {
      kept = [addressOf(2, { label: 'Jeddah' })]
      return errorResponse(422, 'validation', { errors: { billing_address_id: ['x'] } })
    },
  })
  await radio(/Jeddah/)
  await press()
  expect(await screen.findByText(/was removed meanwhile/)).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('radio', { name: /فرع 1/ })).toBeNull())
  expect(await radio(/Jeddah/)).toBeChecked()
})

test('those that can’t be read leave a form to type in, and another try', async () => {
  let isDown = true
  await openCheckout({
    'GET /billing-addresses': () => (isDown ? errorResponse(500, 'internal') : answer(kept)),
  })
  expect(await screen.findByText(/could not be loaded. You can type one/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: /City/ })).toHaveValue('أبها')
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await radio(/Jeddah/)).toBeVisible()
})

test('one is edited: its faults stand at their fields, and what is saved shows', async () => {
  let isTaken = true
  const call = 'PUT /billing-addresses/1'
  const { calls } = await openCheckout({
    [call]: body => {
      if (isTaken)
        return errorResponse(422, 'validation', { errors: { label: ['Another address has this name.'] } })
      const { label, city } = body as { label: string; city: string }
      kept = [addressOf(1, { label, address: { city, country: 'SA' } })]
      return answer(kept[0])
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: /^Edit “.*فرع 1/ }))
  const dialog = within(await screen.findByRole('dialog'))
  const label = dialog.getByRole('textbox', { name: /Name of the address/ })
  await userEvent.clear(label)
  await userEvent.click(dialog.getByRole('button', { name: 'Save the address' }))
  expect(label).toHaveFocus()
  expect(calls(call)).toEqual([])
  await userEvent.type(label, 'Head office')
  await userEvent.type(dialog.getByRole('textbox', { name: /VAT number/ }), '٣١٠١٢٢٣٩٣٥٠٠٠٠٣')
  await userEvent.click(dialog.getByRole('button', { name: 'Save the address' }))
  expect(await dialog.findByText('Another address has this name.')).toBeVisible()
  expect(await broken()).toEqual([])
  isTaken = false
  await userEvent.click(dialog.getByRole('button', { name: 'Save the address' }))
  expect(await radio(/Head office/)).toBeChecked()
  expect(calls(call)[1]?.body).toEqual({
    label: 'Head office',
    street: 'العليا',
    city: 'الرياض',
    country: 'SA',
    vat_number: vat,
    is_default: true,
  })
  expect(calls(pay), 'the checkout is not sent with it').toEqual([])
})

test('one is removed after a question, and the default one is chosen', async () => {
  const call = 'DELETE /billing-addresses/2'
  await openCheckout({
    [call]: () => {
      kept = [addressOf(1)]
      return answer(null)
    },
  })
  await userEvent.click(await radio(/Jeddah/))
  await userEvent.click(screen.getByRole('button', { name: /^Remove “.*Jeddah/ }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Remove the address' }))
  await waitFor(() => expect(screen.queryByRole('radio', { name: /Jeddah/ })).toBeNull())
  expect(await radio(/فرع 1/)).toBeChecked()
})
