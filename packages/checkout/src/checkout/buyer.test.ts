// @vitest-environment node
import { expect, test } from 'vitest'
import { buyerOf, problemsOf, typedOf, vatProblem } from './buyer.ts'

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
  expect(buyerOf(typed, true)).toEqual({
    name: 'شركة النور',
    vat_number: '310122393500003',
    address: { city: 'الرياض', country: 'SA' },
  })
  expect(buyerOf(typed, false)).toEqual({ name: 'شركة النور', address: { country: 'SA' } })
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
  expect(buyerOf(typedOf(buyer), true)).toEqual(buyer)
})

test('a name is needed, and of a company the city and a VAT number that is one, if any', () => {
  const empty = typedOf(null)
  expect(problemsOf(empty, false)).toEqual({ name: 'required' })
  expect(problemsOf({ ...empty, vat_number: '12' }, true)).toEqual({
    name: 'required',
    'address.city': 'required',
    vat_number: 'vat_number',
  })
})
