import fc from 'fast-check'
import { filter as match, parse } from 'scim2-parse-filter'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { company, unique } from '../../../testing/accounts.ts'
import { directory, enterprise, type Directory } from '../../../testing/scim.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

// What a filter finds is held against another implementation of RFC 7644, 3.4.2.2, that reads the resources as they are shown.

let api: TestApi
let scim: Directory
beforeAll(async () => {
  api = await createTestApi()
  scim = await directory(api, await company(api))
  const people = [
    { displayName: 'amal', title: 'guide', name: { familyName: 'ali', givenName: 'amal' } },
    { displayName: 'amal b', title: 'lead guide', name: { familyName: 'b' }, active: false },
    { displayName: 'ليلى', name: { formatted: 'layla' }, externalId: 'e-1' },
    { displayName: 'zayd', title: 'driver', externalId: 'e-2' },
    { displayName: 'zayd (2)', active: false, name: { givenName: 'zayd' } },
  ]
  for (const [at, person] of people.entries())
    await scim.make('Users', {
      userName: `p${at}-${unique()}@example.com`,
      [enterprise]: at % 2 === 0 ? { employeeNumber: `n-${at}` } : undefined,
      ...person,
    })
})
afterAll(() => api.close())

const spelled = (word: string) => fc.constantFrom(word, word.toUpperCase())
const value = fc.constantFrom(
  'amal',
  'a',
  'guide',
  'zayd',
  'lead',
  'ليلى',
  '(2)',
  'e-1',
  'n-2',
  'p1',
  'and',
  'b',
)
const text = (path: string, comparators: string[]) =>
  fc
    .tuple(fc.constantFrom(...comparators).chain(spelled), value)
    .map(([comparator, each]) => `${path} ${comparator} "${each}"`)
const every = ['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le']
// Whether “ne” holds for what has no value is left open by the standard: here for texts that everybody has alone.
const some = every.filter(comparator => comparator !== 'ne')
const comparison = fc.oneof(
  text('userName', every),
  text('displayName', every),
  text('title', some),
  text('externalId', some),
  text('name.familyName', some),
  text('name.formatted', some),
  text('emails.value', some),
  text('emails', ['pr']).map(() => 'emails pr'),
  text(`${enterprise}:employeeNumber`, some),
  fc
    .constantFrom('title', 'name.givenName', 'externalId', `${enterprise}:employeeNumber`)
    .map(path => `${path} pr`),
  fc.constantFrom('active eq true', 'active eq false', 'active ne true'),
  value.map(each => `emails[type eq "work" and value co "${each}"]`),
  value.map(each => `emails[type eq "home" or value sw "${each}"]`),
)
const { filter } = fc.letrec<{ filter: string }>(tie => ({
  filter: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    comparison,
    fc.tuple(tie('filter'), spelled('and'), tie('filter')).map(parts => parts.join(' ')),
    fc.tuple(tie('filter'), spelled('or'), tie('filter')).map(parts => parts.join(' ')),
    tie('filter').map(inner => `(${inner})`),
    tie('filter').map(inner => `not (${inner})`),
  ),
}))

test('any filter finds what another reader of the standard’s grammar finds', async () => {
  const everybody = (await scim.list('/Users')).resources
  await fc.assert(
    fc.asyncProperty(filter, async text => {
      const ids = everybody.filter(match(parse(text))).map(({ id }) => id)
      expect((await scim.list('/Users', { filter: text })).ids).toEqual(ids)
    }),
    { numRuns: 300, seed: 20_261_127 },
  )
}, 60_000)
