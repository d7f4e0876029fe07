// @vitest-environment node
import { describe, expect, test } from 'vitest'
import {
  cityBody,
  emptyPhone,
  emptyPlace,
  expertiseOf,
  personBody,
  personErrors,
  phoneBody,
  type TypedPerson,
} from './model.ts'

const empty: TypedPerson = {
  name: '',
  email: '',
  phone: emptyPhone,
  ...emptyPlace,
  job_name_id: 0,
  password: '',
  terms: false,
}
const whole: TypedPerson = {
  name: ' سارة ',
  email: ' Sara@example.com',
  phone: { text: '050 123 4567', country: 'SA', e164: '+966501234567' },
  country_id: 1,
  city_id: 2,
  city: '',
  job_name_id: 3,
  password: 'Nakhla@Green7',
  terms: true,
}

describe('a registration', () => {
  test('names everything that is missing', () => {
    expect(personErrors(empty)).toEqual({
      name: 'required',
      email: 'required',
      phone: 'required',
      country_id: 'choice',
      city_id: 'city',
      job_name_id: 'choice',
      password: 'required',
      terms: 'terms',
    })
  })
  test('that is whole has no errors, and is sent without the space around it', () => {
    expect(personErrors(whole)).toEqual({})
    expect(personBody(whole)).toEqual({
      name: 'سارة',
      email: 'Sara@example.com',
      phone: '+966501234567',
      country_id: 1,
      city_id: 2,
      job_name_id: 3,
      password: 'Nakhla@Green7',
      terms: true,
    })
  })
  test('names its city by number where it was chosen, else as typed', () => {
    expect(cityBody({ city_id: 2, city: '' })).toEqual({ city_id: 2 })
    expect(personBody({ ...whole, city_id: 0, city: ' Reykjavík ' })).toMatchObject({ city: 'Reykjavík' })
    expect(personBody({ ...whole, city_id: 0, city: 'x' })).not.toHaveProperty('city_id')
    expect(personErrors({ ...whole, city_id: 0, city: ' ' })).toEqual({ city_id: 'city' })
  })
  test.each(['Short@1', 'nocapital@1', 'NoSpecial1', 'كلمةمرور@A1', 'Has space@1', `A@${'a'.repeat(127)}`])(
    'the password %s does not pass',
    password => expect(personErrors({ ...whole, password })).toEqual({ password: 'password' }),
  )
  test.each(['Abcdefg@', `A@${'a'.repeat(126)}`, 'Aa1@$!%*?&'])('the password %s does', password =>
    expect(personErrors({ ...whole, password })).toEqual({}),
  )
})

test('a number that is none yet is sent as typed, with its country, for the service to judge', () => {
  expect(phoneBody({ text: '٠٥٠', country: 'SA', e164: null })).toEqual({ phone: '٠٥٠', phone_country: 'SA' })
  expect(phoneBody({ text: '+1', country: null, e164: null })).toEqual({ phone: '+1' })
})

test.each([
  ['تحليل البيانات، الإحصاء,  SQL ;Python', ['تحليل البيانات', 'الإحصاء', 'SQL', 'Python']],
  [' ، ,', []],
  ['SQL, SQL', ['SQL']],
])('«%s» names %j', (text, parts) => expect(expertiseOf(text)).toEqual(parts))
