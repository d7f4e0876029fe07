import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { company } from '../../../testing/accounts.ts'
import { newUser, patchOf, directory, type Directory, type Resource } from '../../../testing/scim.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

const searchSchema = 'urn:ietf:params:scim:api:messages:2.0:SearchRequest'
let api: TestApi
let scim: Directory
let user: Resource
beforeAll(async () => {
  api = await createTestApi()
  scim = await directory(api, await company(api))
  user = await scim.make('Users', newUser())
})
afterAll(() => api.close())

const times = <T>(count: number, make: (n: number) => T) => Array.from({ length: count }, (_, n) => make(n))
const address = (n: number) => ({ value: `b${n}@example.com` })

describe('a request that would keep everybody waiting is refused', () => {
  test.each<[string, object[]]>([
    ['very many operations', times(101, n => ({ op: 'replace', path: 'title', value: `t${n}` }))],
    ['very many values', [{ op: 'add', path: 'emails', value: times(101, address) }]],
    ['very many values without a path', [{ op: 'add', value: { emails: times(101, address) } }]],
    ['very long paths', times(6, () => ({ op: 'remove', path: `emails[value eq "${'a'.repeat(900)}"]` }))],
  ])('%s on one user', async (_, operations) => {
    expect(await scim.refused('PATCH', `/Users/${user.id}`, patchOf(...operations))).toEqual([
      400,
      'invalidValue',
    ])
  })

  test('a user of very many addresses', async () => {
    const body = newUser({ emails: times(101, address) })
    expect(await scim.refused('POST', '/Users', body)).toEqual([400, 'invalidValue'])
    expect(await scim.refused('PUT', `/Users/${user.id}`, body)).toEqual([400, 'invalidValue'])
  })

  test('a search for very many attributes; one named often is one', async () => {
    for (const attributes of [times(101, n => `a${n}`), times(101, n => `name.a${n}`).join()])
      for (const path of ['/Users/.search', '/Groups/.search', '/.search'])
        expect(await scim.refused('POST', path, { schemas: [searchSchema], attributes })).toEqual([
          400,
          'invalidValue',
        ])
    const often = { schemas: [searchSchema], attributes: times(5000, () => 'id').join() }
    expect((await scim.call('POST', '/Users/.search', often)).status).toBe(200)
  })
})

test.each([
  'constructor pr',
  'urn:ietf:params:scim:schemas:core:2.0:User:constructor eq "a"',
  'meta.lastModified gt "+275760-09-13T00:00:00.000Z"',
  'meta.lastModified gt "-271821-04-20T00:00:00.000Z"',
])('the filter %s asks for nothing that is kept', async filter => {
  const query = `?filter=${encodeURIComponent(filter)}`
  for (const path of ['/Users', '/Groups', '/'])
    expect(await scim.refused('GET', `${path}${query}`)).toEqual([400, 'invalidFilter'])
})

test('a path that is not closed removes nothing', async () => {
  for (const path of ['emails[', 'emails[type eq "work"'])
    expect(await scim.refused('PATCH', `/Users/${user.id}`, patchOf({ op: 'remove', path }))).toEqual([
      400,
      'invalidPath',
    ])
})

test('ids of another company find no one', async () => {
  const other = await directory(api, await company(api))
  const theirs = await other.make('Users', newUser())
  const group = await other.make('Groups', { displayName: 'Theirs', members: [{ value: theirs.id }] })
  for (const method of ['GET', 'PUT', 'PATCH', 'DELETE'] as const)
    for (const [path, body] of [
      [`/Users/${theirs.id}`, newUser()],
      [`/Groups/${group.id}`, { displayName: 'Mine' }],
    ] as const) {
      const sent = method === 'PUT' ? body : patchOf({ op: 'replace', path: 'displayName', value: 'Mine' })
      const needsBody = method === 'PUT' || method === 'PATCH'
      expect((await scim.call(method, path, needsBody ? sent : undefined)).status).toBe(404)
    }
  for (const members of [[{ value: theirs.id }], [{ value: user.id }, { value: theirs.id }]])
    expect((await scim.call('POST', '/Groups', { displayName: 'Mine', members })).status).toBe(400)
  expect((await scim.list('/Groups', { filter: `members.value eq "${theirs.id}"` })).ids).toEqual([])
  expect((await other.read(`/Users/${theirs.id}`)).displayName).toBe(theirs.displayName)
})
