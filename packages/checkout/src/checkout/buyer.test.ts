// @vitest-environment node
import { expect, test } from 'vitest'
import { agreedBuyer, problemsOf, typedOf, vatProblem } from './buyer.ts'

test.each([
  ['', false, false],
  ['310122393500003', false, false],
  ['٣١٠١٢٢٣٩٣٥٠٠٠٠٣', false, false],
  ['3101 2239 3500 003', false, false],
  ['3', false, true],
  ['31012239350000', false, true],
  ['1', true, true],
  ['3101223935000a', true, true],
  ['310122393500004', true, true],
  ['3101223935000033', true, true],
])('VAT number «%s»: wrong while it is typed %s, once it is left %s', (text, whileTyped, onLeaving) =>
  expect([vatProblem(text, true), vatProblem(text)]).toEqual([whileTyped, onLeaving]),
)

test('a company’s empty fields are left out, its figures folded; a person has a name and a country alone', () => {
  const typed = {
    ...typedOf(null),
    name: ' شركة النور ',
    vat_number: '٣١٠١٢٢٣٩٣٥٠٠٠٠٣',
    'address.city': 'الرياض',
    'address.street': '  ',
  }
  const draft = { typed, place: null, keeps: false }
  expect(agreedBuyer(draft, true)).toEqual({
    buyer: {
      name: 'شركة النور',
      vat_number: '310122393500003',
      address: { city: 'الرياض', country: 'SA' },
    },
  })
  expect(agreedBuyer(draft, false)).toEqual({ buyer: { name: 'شركة النور', address: { country: 'SA' } } })
})

test('an address that the company keeps is named, with the VAT number as it stands, none of what was typed beside it', () => {
  const typed = { ...typedOf(null), name: 'x', 'address.city': 'y', save_address_as: 'z' }
  expect(agreedBuyer({ typed, place: 7, keeps: true }, true)).toEqual({
    buyer: { name: 'x', vat_number: '' },
    billing_address_id: 7,
  })
  expect(agreedBuyer({ typed, place: null, keeps: true }, true)).toMatchObject({ save_address_as: 'z' })
  expect(agreedBuyer({ typed, place: null, keeps: false }, true)).not.toHaveProperty('save_address_as')
})

test('what is suggested fills the form, and comes back as it was', () => {
  const buyer = {
    name: 'شركة النور',
    vat_number: '310122393500003',
    registration_number: '1010',
    purchase_order: 'PO-1',
    address: {
      building: '12',
      street: 'العليا',
      district: 'الورود',
      city: 'الرياض',
      postal_code: '12251',
      country: 'SA',
    },
  }
  expect(agreedBuyer({ typed: typedOf(buyer), place: null, keeps: false }, true)).toEqual({ buyer })
})

test('a name is needed, and of a company the city and a VAT number that is one, if any', () => {
  const empty = { typed: typedOf(null), place: null, keeps: false }
  expect(problemsOf(empty, false)).toEqual({ name: 'required' })
  expect(problemsOf({ ...empty, typed: { ...empty.typed, vat_number: '12' } }, true)).toEqual({
    name: 'required',
    'address.city': 'required',
    vat_number: 'vat_number',
  })
  expect(problemsOf({ ...empty, keeps: true }, true)).toHaveProperty('save_address_as')
  expect(problemsOf({ ...empty, place: 7, keeps: true }, true)).toEqual({ name: 'required' })
})
