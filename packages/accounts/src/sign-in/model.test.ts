// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { afterSignIn, errorsOf, withNext } from './model.ts'

describe('after signing in', () => {
  test.each([
    ['/lesson/5?x=1#top', '/lesson/5?x=1#top'],
    ['/en/learn', '/learn'],
    ['/en', '/'],
    [undefined, '/'],
    ['', '/'],
    ['//evil.example', '/'],
    ['https://evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/\\evil.example', '/'],
  ])('%s leads a learner to %s', (next, path) => expect(afterSignIn(next, 'learner')).toBe(path))
  test.each([
    [undefined, '/?company'],
    ['//evil.example', '/?company'],
    ['javascript:alert(1)', '/?company'],
    ['/en/Employees?q=x', '/Employees?q=x'],
    ['/en/reports?company', '/reports?company'],
  ])('%s leads a company to %s', (next, path) => expect(afterSignIn(next, 'company')).toBe(path))
})

test('the sign-in keeps the target path, whatever it contains', () => {
  expect(withNext('/auth/user-choose', undefined)).toBe('/auth/user-choose')
  expect(withNext('/auth/otp', '/lesson/5?t=1&x=2')).toBe('/auth/otp?next=%2Flesson%2F5%3Ft%3D1%26x%3D2')
  expect(withNext('/auth/login?company', '/Employees')).toBe('/auth/login?company&next=%2FEmployees')
})

test.each([
  ['', '', { email: 'required', password: 'required' }],
  ['sara', 'x', { email: 'email' }],
  [' sara@example.com ', 'x', {}],
])('«%s» and «%s» are checked before sending', (email, password, errors) =>
  expect(errorsOf({ email, password })).toEqual(errors),
)
