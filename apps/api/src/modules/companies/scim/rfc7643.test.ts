import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { rateLimits } from '../../../db/schema/index.ts'
import { company } from '../../../testing/accounts.ts'
import {
  directory,
  enterprise,
  groupSchema,
  userSchema,
  type Directory,
  newAddress,
  barbara,
} from '../../../testing/scim.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

// What RFC 7643 demands, each under its section's number.

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

test('2.1: names of attributes are read in any case', async () => {
  const userName = newAddress()
  const answer = await scim.call('POST', '/Users', {
    schemas: [userSchema],
    USERNAME: userName,
    displayname: 'Babs',
    EMAILS: [{ VALUE: userName }],
    NAME: { FAMILYNAME: 'Jensen' },
  })
  expect(answer).toMatchObject({
    status: 201,
    body: { userName, displayName: 'Babs', name: { familyName: 'Jensen' } },
  })
})

test('2.5: null and an empty list are no value', async () => {
  const made = await scim.make('Users', barbara({ title: null, phoneNumbers: [], externalId: null }))
  expect(made).not.toHaveProperty('title')
  expect(made).not.toHaveProperty('externalId')
  expect(await scim.make('Groups', { displayName: 'None', members: [] })).not.toHaveProperty('members')
})

test('3.1: what the service alone says is not taken from others; times go on', async () => {
  const made = await scim.make('Users', { ...barbara(), id: '4711', meta: { resourceType: 'Group' } })
  expect(made.id).not.toBe('4711')
  const { created = '', lastModified = '' } = made.meta
  expect(created).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  expect(lastModified).toBe(created)
  const changed = await scim.patch(`/Users/${made.id}`, { op: 'add', path: 'title', value: 'Guide' })
  expect(changed.meta.created).toBe(created)
  expect((changed.meta.lastModified ?? '') > lastModified).toBe(true)
})

test('4.1.1: a password is never shown', async () => {
  const made = await scim.make('Users', barbara({ password: 't1meMa$heen' }))
  expect(JSON.stringify([made, await scim.read(`/Users/${made.id}`)])).not.toContain('t1me')
})

test('4.1.1: the whole name is kept beside the name that is shown, so that both come back as they were sent', async () => {
  const names = {
    displayName: 'Babs (HR)',
    name: { formatted: 'Ms. Barbara Jensen', familyName: 'Jensen' },
  }
  const made = await scim.make('Users', barbara(names))
  expect(made).toMatchObject(names)
  const path = `/Users/${made.id}`
  expect(await scim.patch(path, { op: 'replace', path: 'name.formatted', value: 'Barbara B' })).toMatchObject(
    {
      displayName: 'Babs (HR)',
      name: { formatted: 'Barbara B' },
    },
  )
  expect(await scim.patch(path, { op: 'remove', path: 'name' })).not.toHaveProperty('name')
  const unnamed = await scim.make('Users', { userName: newAddress(), name: { formatted: 'Layla' } })
  expect(unnamed.displayName).toBe('Layla')
  expect(
    await scim.patch(`/Users/${unnamed.id}`, { op: 'replace', path: 'name.formatted', value: 'Layla A' }),
  ).toMatchObject({ displayName: 'Layla A' })
})

test('4.1.1: a person without a name is called by their address, also where it reads like a link', async () => {
  const [first, second] = [newAddress(), newAddress()]
  const made = await scim.make('Users', { userName: first, emails: [{ value: first }] })
  expect(made).toMatchObject({ displayName: first })
  const path = `/Users/${made.id}`
  expect(await scim.patch(path, { op: 'add', path: 'title', value: 'Guide' })).toMatchObject({
    displayName: first,
    title: 'Guide',
  })
  const moved = { userName: second, displayName: second, emails: [{ value: second }] }
  expect(await scim.call('PUT', path, { schemas: [userSchema], ...moved })).toMatchObject({
    status: 200,
    body: { displayName: second },
  })
  const other = { ...moved, displayName: 'example.com' }
  expect(await scim.refused('PUT', path, { schemas: [userSchema], ...other })).toEqual([400, 'invalidValue'])
})

test('7: whatever a resource shows is described by its schema, each attribute with all its characteristics', async () => {
  interface Described {
    name: string
    subAttributes?: Described[]
  }
  const characteristics = ['type', 'multiValued', 'description', 'required', 'mutability', 'returned']
  const known = new Map<string, string[]>()
  const walk = (schema: string, { name, subAttributes = [], ...rest }: Described) => {
    for (const one of characteristics)
      expect([name, rest]).toEqual([name, expect.objectContaining({ [one]: expect.anything() })])
    known.set(schema, [...(known.get(schema) ?? []), name])
    for (const part of subAttributes) walk(`${schema}.${name}`, part)
  }
  const { body } = await scim.call('GET', '/Schemas')
  for (const { id, attributes } of (body as { Resources: { id: string; attributes: Described[] }[] })
    .Resources)
    for (const attribute of attributes) walk(id, attribute)
  const made = await scim.make('Users', barbara({ title: 'x', [enterprise]: { employeeNumber: 'N' } }))
  const group = await scim.make('Groups', { displayName: 'G', members: [{ value: made.id }] })
  const common = ['schemas', 'id', 'externalId', 'meta', enterprise]
  const shown = (schema: string, thing: object): void => {
    for (const [name, value] of Object.entries(thing)) {
      if (common.includes(name)) continue
      expect(known.get(schema)).toContain(name)
      for (const part of [value as unknown].flat())
        if (typeof part === 'object' && part !== null) shown(`${schema}.${name}`, part)
    }
  }
  shown(userSchema, made)
  shown(groupSchema, group)
  shown(enterprise, made[enterprise] ?? {})
})
