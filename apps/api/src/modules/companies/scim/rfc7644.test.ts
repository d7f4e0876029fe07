import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { rateLimits } from '../../../db/schema/index.ts'
import { company, unique } from '../../../testing/accounts.ts'
import {
  directory,
  enterprise,
  patchOf,
  userSchema,
  type Directory,
  newAddress,
  barbara,
} from '../../../testing/scim.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

// What RFC 7644 demands, each under its section's number.

let api: TestApi
let scim: Directory
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.delete(rateLimits)
  scim = await directory(api, await company(api))
})

const searchOf = (given: object) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:SearchRequest'],
  ...given,
})
const search = async (path: string, given: object) => {
  const answer = await scim.call('POST', `${path}/.search`, searchOf(given))
  expect(answer.status).toBe(200)
  return answer.body as {
    totalResults: number
    startIndex: number
    Resources: { id: string; meta?: object }[]
  }
}

test('3.1, 8.1: both content types are taken; what is no JSON, or of another type, gets the protocol’s error', async () => {
  const body = { schemas: [userSchema], ...barbara() }
  expect((await scim.call('POST', '/Users', body, 'application/json')).status).toBe(201)
  expect((await scim.call('POST', '/Users', body, 'text/plain')).status).toBe(415)
  expect(await scim.refused('POST', '/Users', [] as never)).toEqual([400, 'invalidSyntax'])
})

test('3.4.2.1, 3.4.3: people and groups are searched by themselves and together', async () => {
  const people = [await scim.make('Users', barbara({ title: 'Guide' })), await scim.make('Users', barbara())]
  const group = await scim.make('Groups', {
    displayName: 'Babs and all',
    members: [{ value: people[0]!.id }],
  })
  const ids = ({ Resources }: { Resources: { id: string }[] }) => Resources.map(({ id }) => id)
  const all = [...people.map(({ id }) => id), group.id]
  expect(ids(await search('/Users', { filter: 'title eq "guide"' }))).toEqual([people[0]!.id])
  expect(
    ids(await search('/Groups', { filter: 'displayName sw "babs"', attributes: ['displayName'] })),
  ).toEqual([group.id])
  expect(ids(await search('', { filter: 'displayName sw "babs"' }))).toEqual(all)
  expect(ids(await search('', { filter: 'title eq "guide"' }))).toEqual([people[0]!.id])
  expect(ids(await search('', { filter: 'meta.resourceType eq "Group"' }))).toEqual([group.id])
  const second = await search('', { startIndex: 2, count: 2 })
  expect([second.totalResults, second.startIndex, ids(second)]).toEqual([3, 2, all.slice(1)])
  expect(ids(await search('', { startIndex: 3, count: 5 }))).toEqual([group.id])
  expect((await scim.list('/', { filter: 'displayName eq "Babs and all"' })).ids).toEqual([group.id])
  const [short] = (await search('/Users', { attributes: ['userName'], count: 1 })).Resources
  expect(Object.keys(short ?? {}).sort()).toEqual(['id', 'schemas', 'userName'])
  expect(await scim.refused('POST', '/Users/.search', { filter: 'title pr' })).toEqual([400, 'invalidSyntax'])
})

test('3.4.2.2: “not” binds closest, then “and”, then “or”; brackets stand above all', async () => {
  const one = await scim.make('Users', barbara({ title: 'a', displayName: 'xx' }))
  const two = await scim.make('Users', barbara({ title: 'b', displayName: 'xx' }))
  const found = async (filter: string) => (await scim.list('/Users', { filter })).ids
  expect(await found('title eq "a" or title eq "b" and displayName eq "y"')).toEqual([one.id])
  expect(await found('(title eq "a" or title eq "b") and displayName eq "xx"')).toEqual([one.id, two.id])
  expect(await found('not (title eq "a") and displayName eq "xx"')).toEqual([two.id])
  expect(await found('not (title eq "a" or title eq "b")')).toEqual([])
  expect(await found('title ge "b"')).toEqual([two.id])
  expect(await found('title eq null')).toEqual([])
})

test('3.4.2.4: pages out of bounds are brought within; no page repeats or drops anybody', async () => {
  const made = []
  for (let at = 0; at < 5; at += 1) made.push((await scim.make('Users', barbara())).id)
  const paged = []
  for (let startIndex = 1; startIndex <= 5; startIndex += 2)
    paged.push(...(await scim.list('/Users', { startIndex, count: 2 })).ids)
  expect(paged).toEqual(made)
  expect(await scim.list('/Users', { startIndex: 0, count: 1 })).toMatchObject({
    startIndex: 1,
    ids: [made[0]],
  })
  expect(await scim.list('/Users', { count: 100_000 })).toMatchObject({ itemsPerPage: 5 })
})

test('3.9: attributes and their parts are chosen and left out, also by their full names', async () => {
  const made = await scim.make('Users', barbara({ title: 'Guide', [enterprise]: { employeeNumber: 'N' } }))
  const path = `/Users/${made.id}`
  const only = (names: string) => scim.read(`${path}?attributes=${names}`)
  const frame = { schemas: made.schemas, id: made.id }
  expect(await only('name.familyName')).toEqual({ ...frame, name: { familyName: 'Jensen' } })
  expect(await only('emails.value,TITLE')).toEqual({
    ...frame,
    emails: [{ value: made.userName }],
    title: 'Guide',
  })
  expect(await only(`${userSchema}:userName`)).toEqual({ ...frame, userName: made.userName })
  for (const name of [enterprise, `${enterprise}:employeeNumber`])
    expect(await only(name)).toEqual({ ...frame, [enterprise]: { employeeNumber: 'N' } })
  expect(await only('nickName')).toEqual(frame)
  const without = await scim.read(`${path}?excludedAttributes=name.familyName,id,emails,${enterprise}`)
  expect(without).toMatchObject({ ...frame, name: { givenName: 'Barbara' }, title: 'Guide' })
  for (const gone of ['name.familyName', 'emails']) expect(without).not.toHaveProperty(gone)
  expect(without).not.toHaveProperty([enterprise])
  const changed = await scim.call(
    'PATCH',
    `${path}?attributes=title`,
    patchOf({ op: 'add', path: 'title', value: 'Lead' }),
  )
  expect(changed).toMatchObject({ status: 200, body: { ...frame, title: 'Lead' } })
})

test('3.5.1: a replacement without an attribute removes it; what only the service sets stays', async () => {
  const made = await scim.make('Users', barbara({ title: 'Guide', externalId: 'e' }))
  const { userName } = made
  const said = await scim.call('PUT', `/Users/${made.id}`, {
    schemas: [userSchema],
    id: '1',
    ...barbara({ userName }),
  })
  expect(said).toMatchObject({ status: 200, body: { id: made.id, meta: { created: made.meta.created } } })
  for (const gone of ['title', 'externalId']) expect(said.body).not.toHaveProperty(gone)
  expect(await scim.refused('PUT', '/Users/999999999', { schemas: [userSchema], ...barbara() })).toEqual([
    404,
    undefined,
  ])
})

test('3.5.2: operations are done in order, all or none', async () => {
  const made = await scim.make('Users', barbara())
  const path = `/Users/${made.id}`
  expect(
    await scim.patch(
      path,
      { op: 'add', path: 'title', value: 'a' },
      { op: 'replace', path: 'title', value: 'b' },
    ),
  ).toMatchObject({ title: 'b' })
  const [status] = await scim.refused(
    'PATCH',
    path,
    patchOf({ op: 'replace', path: 'title', value: 'c' }, { op: 'remove', path: 'userName' }),
  )
  expect([status, (await scim.read(path)).title]).toEqual([400, 'b'])
  expect(await scim.patch(path, { op: 'add', path: 'title', value: 'b' })).toMatchObject({ title: 'b' })
  expect(await scim.patch(path, { op: 'remove', path: 'nickName' })).toMatchObject({ title: 'b' })
})

test('3.5.2: an extension is added, replaced and removed as a whole and by its parts', async () => {
  const made = await scim.make('Users', barbara())
  const path = `/Users/${made.id}`
  const number = async (operation: object) => (await scim.patch(path, operation))[enterprise]?.employeeNumber
  expect(await number({ op: 'add', path: enterprise, value: { employeeNumber: '1' } })).toBe('1')
  expect(await number({ op: 'replace', value: { [enterprise]: { employeeNumber: '2' } } })).toBe('2')
  expect(await number({ op: 'remove', path: `${enterprise}:employeeNumber` })).toBeUndefined()
  expect(await number({ op: 'replace', value: { [`${enterprise}:employeeNumber`]: '3' } })).toBe('3')
  expect(await number({ op: 'remove', path: enterprise })).toBeUndefined()
})

test('3.5.2.2: what has always to be there is not removed; an operation without a path removes nothing', async () => {
  const made = await scim.make(
    'Users',
    barbara({ userName: `b-${unique()}`, emails: [{ value: newAddress() }] }),
  )
  const refused = (operation: object) => scim.refused('PATCH', `/Users/${made.id}`, patchOf(operation))
  for (const path of ['userName', 'displayName', 'active', 'emails', 'id'])
    expect([path, await refused({ op: 'remove', path })]).toEqual([path, [400, 'mutability']])
  expect(await refused({ op: 'remove' })).toEqual([400, 'noTarget'])
})

test('3.14: a change of another version than there is, which has none, is refused', async () => {
  const { id } = await scim.make('Users', barbara())
  const path = `/Users/${id}`
  for (const method of ['PUT', 'PATCH', 'DELETE'] as const) {
    const answer = await scim.call(method, path, method === 'DELETE' ? undefined : {}, undefined, {
      'if-match': 'W/"1"',
    })
    expect(answer.status).toBe(412)
  }
  const any = patchOf({ op: 'add', path: 'title', value: 'Guide' })
  expect(await scim.call('PATCH', path, any, undefined, { 'if-match': '*' })).toMatchObject({ status: 200 })
})

test('3.6: what was deleted is not there for any call', async () => {
  const made = await scim.make('Users', barbara())
  const path = `/Users/${made.id}`
  expect(await scim.call('DELETE', path)).toMatchObject({ status: 204, body: null })
  expect(await scim.refused('GET', path)).toEqual([404, undefined])
  expect(await scim.refused('PUT', path, { schemas: [userSchema], ...barbara() })).toEqual([404, undefined])
  expect(await scim.refused('PATCH', path, patchOf({ op: 'add', path: 'title', value: 'x' }))).toEqual([
    404,
    undefined,
  ])
  expect(await scim.refused('DELETE', path)).toEqual([404, undefined])
  expect((await search('', { filter: `id eq "${made.id}"` })).totalResults).toBe(0)
})

test('3.7, 3.11, 3.12: what is not supported says so, and what is not found gets the protocol’s error', async () => {
  expect(await scim.refused('POST', '/Bulk', {})).toEqual([501, undefined])
  expect(await scim.refused('GET', '/Me')).toEqual([501, undefined])
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)
    expect(await scim.refused(method, '/Nothing/1', method === 'GET' ? undefined : {})).toEqual([
      404,
      undefined,
    ])
  // The service says so itself, whatever else its host would show there.
  expect(api.routes).toContainEqual({ method: 'GET', url: '/scim/v2/*' })
})

test('4: what the service says of itself cannot be filtered; each part has its own address', async () => {
  for (const path of ['/Schemas', '/ResourceTypes']) {
    expect(await scim.refused('GET', `${path}?filter=id+pr`)).toEqual([403, undefined])
    for (const { id } of (await scim.list(path)).resources)
      expect((await scim.call('GET', `${path}/${id}`)).body).toMatchObject({ id })
  }
  expect(await scim.refused('GET', '/Schemas/urn:none')).toEqual([404, undefined])
})
