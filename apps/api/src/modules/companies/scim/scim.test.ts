import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  auditLog,
  employeeGroupMembers,
  employeeInvitations,
  rateLimits,
  scimTokens,
} from '../../../db/schema/index.ts'
import { company, unique, type Account } from '../../../testing/accounts.ts'
import {
  Directory,
  directory,
  enterprise,
  groupSchema,
  userSchema,
  newUser,
  patchOf,
} from '../../../testing/scim.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
let owner: Account & { companyId: number }
let scim: Directory
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.delete(rateLimits)
  owner = await company(api)
  scim = await directory(api, owner)
})

describe('tokens', () => {
  test('are shown once, kept as hashes, open only their company, and nothing once withdrawn or over', async () => {
    const call = api.as(owner.token)
    const path = '/company-api/v1/sign-on/scim'
    const { token } = (await call('POST', `${path}/tokens`, { name: ' Okta ', days: 30 })).json<{
      data: { token: string }
    }>().data
    expect(token).toMatch(/^masar_scim_[\w-]{43}$/)
    const listed = await call('GET', path)
    expect(listed.json()).toMatchObject({
      data: {
        base_url: 'http://127.0.0.1:3000/scim/v2',
        tokens: [{ name: 'Okta', state: 'open', last_used_at: null }, {}],
      },
    })
    const log = await api.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.chain, `company-${owner.companyId}`))
    for (const text of [
      listed.body,
      JSON.stringify(await api.db.select().from(scimTokens)),
      JSON.stringify(log),
    ])
      expect(text).not.toContain(token)
    const okta = new Directory(api, token)
    expect((await okta.call('GET', '/Users')).status).toBe(200)
    const { tokens } = (await call('GET', path)).json<{
      data: { tokens: { id: number; last_used_at: string }[] }
    }>().data
    expect(tokens[0]?.last_used_at).toEqual(expect.any(String))
    const id = tokens[0]?.id ?? 0
    const other = await company(api)
    expect((await api.as(other.token)('POST', `${path}/tokens/${id}/withdraw`)).statusCode).toBe(404)
    expect((await call('POST', `${path}/tokens/${id}/withdraw`)).statusCode).toBe(200)
    expect(await okta.refused('GET', '/Users')).toEqual([401, undefined])
    await api.db
      .update(scimTokens)
      .set({ expiresAt: new Date(0) })
      .where(eq(scimTokens.companyId, owner.companyId))
    expect(await scim.refused('GET', '/ServiceProviderConfig')).toEqual([401, undefined])
    for (const wrong of ['', 'x', `masar_scim_${'a'.repeat(43)}`, owner.token])
      expect((await new Directory(api, wrong).call('GET', '/Users')).status).toBe(401)
  })
})

describe('groups (RFC 7643, 4.2)', () => {
  test('one is created with members, renamed, filled and emptied in every way, and removed', async () => {
    const [a, b, c] = [
      await scim.make('Users', newUser()),
      await scim.make('Users', newUser()),
      await scim.make('Users', newUser()),
    ]
    const made = await scim.make('Groups', {
      displayName: 'السائقون',
      externalId: 'g-1',
      members: [{ value: a.id }],
    })
    expect(made).toMatchObject({
      displayName: 'السائقون',
      externalId: 'g-1',
      members: [{ value: a.id, type: 'User' }],
    })
    const path = `/Groups/${made.id}`
    const ids = (group: { members?: { value: string }[] }) => group.members?.map(({ value }) => value)
    const patch = async (...operations: object[]) => ids(await scim.patch(path, ...operations))
    expect(
      await patch({ op: 'Add', path: 'members', value: [{ $ref: null, value: b.id }, { value: a.id }] }),
    ).toEqual([a.id, b.id])
    expect(await patch({ op: 'Remove', path: 'members', value: [{ $ref: null, value: a.id }] })).toEqual([
      b.id,
    ])
    expect(
      await patch(
        { op: 'remove', path: `members[value eq "${b.id}"]` },
        { op: 'add', value: { members: [{ value: c.id }] } },
      ),
    ).toEqual([c.id])
    expect(
      await patch({ op: 'replace', path: 'members', value: [{ value: a.id }, { value: b.id }] }),
    ).toEqual([a.id, b.id])
    expect(await patch({ op: 'remove', path: 'members' })).toBeUndefined()
    expect(
      await scim.patch(path, { op: 'replace', value: { id: made.id, displayName: 'Drivers' } }),
    ).toMatchObject({ displayName: 'Drivers', externalId: 'g-1' })
    const said = await scim.call('PUT', path, {
      schemas: [groupSchema],
      displayName: 'Drivers',
      members: [{ value: c.id }],
    })
    expect(said).toMatchObject({ status: 200, body: { members: [{ value: c.id }] } })
    expect(said.body).not.toHaveProperty('externalId')
    const found = async (filter: string) =>
      (await scim.list('/Groups', { filter, excludedAttributes: 'members' })).ids
    for (const filter of [
      'displayName eq "drivers"',
      `members[value eq "${c.id}"]`,
      `id eq "${made.id}" and members eq "${c.id}"`,
    ])
      expect([filter, await found(filter)]).toEqual([filter, [made.id]])
    expect(await found(`members.value eq "${a.id}"`)).toEqual([])
    expect(await scim.read(`${path}?excludedAttributes=members`)).not.toHaveProperty('members')
    expect(await scim.refused('POST', '/Groups', { schemas: [groupSchema], displayName: 'DRIVERS' })).toEqual(
      [409, 'uniqueness'],
    )
    expect(await scim.refused('POST', '/Groups', { schemas: [groupSchema] })).toEqual([400, 'invalidValue'])
    expect(
      await scim.refused('PATCH', path, patchOf({ op: 'add', path: 'members', value: [{ value: 'x' }] })),
    ).toEqual([400, 'invalidValue'])
    expect(await scim.refused('PATCH', path, patchOf({ op: 'add', path: 'nope', value: 1 }))).toEqual([
      400,
      'invalidPath',
    ])
    expect((await scim.call('DELETE', path)).status).toBe(204)
    expect(await scim.refused('GET', path)).toEqual([404, undefined])
  })
})

test('a group holds as many people as the largest companies have', async () => {
  const many = 22_000
  const { rows } = await api.db.transaction(async tx => {
    await tx.execute(sql`set local statement_timeout = '60s'`)
    return tx.execute<{ id: string }>(sql`
      insert into employees (company_id, name, name_key, search_folded, email)
      select ${owner.companyId}, 'N ' || n, n::text, n::text, 'n' || n || '-' || ${unique()}::text || '@example.com' from generate_series(1, ${many}) n
      returning id::text`)
  })
  const members = rows.map(({ id }) => ({ value: id }))
  // As the database does by itself, a little later: foreign keys are looked up by plans for the few people there were.
  await api.db.execute(sql`analyze employees`)
  const group = await scim.make('Groups', { displayName: 'Everybody', members })
  expect(group.members).toHaveLength(many)
  expect(await scim.patch(`/Groups/${group.id}`, { op: 'remove', path: 'members' })).not.toHaveProperty(
    'members.0',
  )
})

test('a directory sees and changes nothing of another company', async () => {
  const mine = await scim.make('Users', newUser())
  const group = await scim.make('Groups', { displayName: `Mine ${unique()}`, members: [{ value: mine.id }] })
  const theirs = await directory(api, await company(api))
  expect((await theirs.list('/Users')).totalResults).toBe(0)
  expect((await theirs.list('/Groups')).totalResults).toBe(0)
  const off = patchOf({ op: 'replace', path: 'active', value: false })
  const rename = patchOf({ op: 'replace', path: 'displayName', value: 'Theirs' })
  for (const [method, path, body] of [
    ['GET', `/Users/${mine.id}`],
    ['PUT', `/Users/${mine.id}`, { schemas: [userSchema], ...newUser() }],
    ['PATCH', `/Users/${mine.id}`, off],
    ['DELETE', `/Users/${mine.id}`],
    ['GET', `/Groups/${group.id}`],
    ['PUT', `/Groups/${group.id}`, { schemas: [groupSchema], displayName: 'Theirs' }],
    ['PATCH', `/Groups/${group.id}`, rename],
    ['DELETE', `/Groups/${group.id}`],
  ] as const)
    expect([method, path, await theirs.refused(method, path, body)]).toEqual([method, path, [404, undefined]])
  const own = await theirs.make('Groups', { displayName: 'Theirs' })
  expect(
    await theirs.refused(
      'PATCH',
      `/Groups/${own.id}`,
      patchOf({ op: 'add', path: 'members', value: [{ value: mine.id }] }),
    ),
  ).toEqual([400, 'invalidValue'])
  // The same person may work for both: the addresses of one company are no matter of the other.
  await theirs.make('Users', newUser({ userName: mine.userName }))
  expect(await scim.read(`/Users/${mine.id}`)).toEqual(mine)
  expect(await api.db.$count(employeeGroupMembers, eq(employeeGroupMembers.companyId, owner.companyId))).toBe(
    1,
  )
  expect(await api.db.$count(employeeInvitations, eq(employeeInvitations.companyId, owner.companyId))).toBe(1)
})

test('discovery says what is there (RFC 7643, 5 to 7)', async () => {
  expect((await scim.call('GET', '/ServiceProviderConfig')).body).toMatchObject({
    patch: { supported: true },
    filter: { supported: true, maxResults: 200 },
    bulk: { supported: false },
    authenticationSchemes: [{ type: 'oauthbearertoken' }],
  })
  const { resources } = await scim.list('/ResourceTypes')
  expect(resources).toMatchObject([
    { id: 'User', endpoint: '/Users', schema: userSchema, schemaExtensions: [{ schema: enterprise }] },
    { id: 'Group', endpoint: '/Groups', schema: groupSchema },
  ])
  expect((await scim.list('/Schemas')).ids).toEqual([userSchema, enterprise, groupSchema])
  const { attributes } = (await scim.call('GET', `/Schemas/${userSchema}`)).body as {
    attributes: { name: string }[]
  }
  expect(attributes.map(({ name }) => name).sort()).toEqual([
    'active',
    'displayName',
    'emails',
    'name',
    'title',
    'userName',
  ])
})
