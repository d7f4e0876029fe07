import { describe, expect, test } from 'vitest'
import { afterSignIn, faultsOf } from './model.ts'

describe('after signing in', () => {
  test.each([
    ['/lesson/5?x=1#top', '/lesson/5?x=1#top'], ['/en/learn', '/learn'], ['/en', '/'],
    [undefined, '/'], ['', '/'], ['//evil.example', '/'], ['https://evil.example', '/'], ['javascript:alert(1)', '/'],
  ])('%s leads to %s', (next, path) => expect(afterSignIn(next)).toBe(path))
})

test.each([
  ['', '', { email: 'required', password: 'required' }],
  ['sara', 'x', { email: 'email' }],
  [' sara@example.com ', 'x', {}],
])('«%s» and «%s» are told apart before sending', (email, password, faults) => expect(faultsOf({ email, password })).toEqual(faults))
