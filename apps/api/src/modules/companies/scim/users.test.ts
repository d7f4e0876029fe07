import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditLog, companyMembers, employees, rateLimits, users } from '../../../db/schema/index.ts'
import { account, company, unique, type Account } from '../../../testing/accounts.ts'
import { queuedEmails } from '../../../testing/emails.ts'
import { employee } from '../../../testing/portal.ts'
import {
  directory,
  enterprise,
  userSchema,
  newUser,
  patchOf,
  type Directory,
  newAddress,
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

const rowOf = async (id: string) => {
  const [row] = await api.db
    .select()
    .from(employees)
    .where(eq(employees.id, Number(id)))
  return row
}

describe('users (RFC 7643, 4.1; RFC 7644, 3.3 to 3.6)', () => {
  test('one is created, read, replaced and removed; its record stays', async () => {
    const email = newAddress()
    const made = await scim.make('Users', {
      externalId: '701984',
      userName: email.toUpperCase(),
      name: { formatted: 'Ms. Barbara J Jensen', familyName: 'Jensen', givenName: 'Barbara' },
      title: 'Tour Guide',
      emails: [
        { value: newAddress('home'), type: 'home' },
        { value: email, type: 'work', primary: true },
      ],
      phoneNumbers: [{ value: '555-555-5555', type: 'work' }],
      [enterprise]: { employeeNumber: `N${unique()}`, manager: { value: '26118915' } },
    })
    expect(made).toMatchObject({
      externalId: '701984',
      userName: email,
      displayName: 'Ms. Barbara J Jensen',
      name: { familyName: 'Jensen', givenName: 'Barbara' },
      title: 'Tour Guide',
      active: true,
      emails: [{ value: email, type: 'work', primary: true }],
      meta: { resourceType: 'User', location: `http://127.0.0.1:3000/scim/v2/Users/${made.id}` },
    })
    expect(await scim.read(`/Users/${made.id}`)).toEqual(made)
    expect(await rowOf(made.id)).toMatchObject({
      companyId: owner.companyId,
      state: 'invited',
      email,
      userId: null,
      job: 'Tour Guide',
    })
    expect((await queuedEmails(api, email)).map(mail => mail.template)).toEqual(['invitation'])
    const said = await scim.call('PUT', `/Users/${made.id}`, {
      schemas: [userSchema],
      ...newUser({ userName: email, displayName: 'سارة' }),
    })
    expect(said).toMatchObject({ status: 200, body: { displayName: 'سارة', name: { familyName: 'Jensen' } } })
    for (const gone of ['title', 'externalId', enterprise]) expect(said.body).not.toHaveProperty([gone])
    expect((await scim.call('DELETE', `/Users/${made.id}`)).status).toBe(204)
    expect(await scim.refused('GET', `/Users/${made.id}`)).toEqual([404, undefined])
    expect(await scim.refused('DELETE', `/Users/${made.id}`)).toEqual([404, undefined])
    expect((await scim.list('/Users')).ids).not.toContain(made.id)
    expect(await rowOf(made.id)).toMatchObject({ state: 'deactivated', name: 'سارة' })
    const again = await scim.make('Users', newUser({ userName: email }))
    expect(again.id).toBe(made.id)
  })

  test('what is wrong or taken is refused in the standard’s words', async () => {
    const known = await scim.make('Users', newUser())
    const post = (body: object) => scim.refused('POST', '/Users', { schemas: [userSchema], ...body })
    expect(await post(newUser({ userName: known.userName.toUpperCase() }))).toEqual([409, 'uniqueness'])
    expect(await post(newUser({ emails: [{ value: known.userName }] }))).toEqual([409, 'uniqueness'])
    expect(await post({ name: { familyName: 'x' } })).toEqual([400, 'invalidValue'])
    expect(await post({ userName: 'no-address' })).toEqual([400, 'invalidValue'])
    expect(await post(newUser({ active: 'perhaps' }))).toEqual([400, 'invalidValue'])
    expect(await scim.refused('POST', '/Users', { schemas: ['urn:x'], ...newUser() })).toEqual([
      400,
      'invalidSyntax',
    ])
    expect(await scim.refused('GET', '/Users/x')).toEqual([404, undefined])
    expect(await scim.refused('GET', '/Nothing')).toEqual([404, undefined])
    expect(await scim.refused('POST', '/Bulk', {})).toEqual([501, undefined])
    const path = `/Users/${known.id}`
    expect(await scim.refused('PATCH', path, { Operations: [] })).toEqual([400, 'invalidSyntax'])
    expect(await scim.refused('PATCH', path, patchOf({ op: 'add', path: 'nope', value: 1 }))).toEqual([
      400,
      'invalidPath',
    ])
    expect(await scim.refused('PATCH', path, patchOf({ op: 'replace', path: 'id', value: '1' }))).toEqual([
      400,
      'mutability',
    ])
    expect(await scim.refused('PATCH', path, patchOf({ op: 'steal', path: 'title' }))).toEqual([
      400,
      'invalidSyntax',
    ])
    expect(await scim.refused('PATCH', path, patchOf({ op: 'remove', path: 'userName' }))).toEqual([
      400,
      'mutability',
    ])
  })

  test('filters find by every attribute that is kept, with and, or, not, and any case', async () => {
    const made = await scim.make(
      'Users',
      newUser({ externalId: 'Ext"1', title: 'Guide', displayName: 'Babs' }),
    )
    const second = await scim.make('Users', newUser({ displayName: 'ليلى', active: false }))
    const found = async (filter: string) => (await scim.list('/Users', { filter })).ids
    for (const filter of [
      `userName eq "${made.userName}"`,
      `USERNAME Eq "${made.userName.toUpperCase()}"`,
      `urn:ietf:params:scim:schemas:core:2.0:User:userName eq "${made.userName}"`,
      `externalId eq "Ext\\"1"`,
      `id eq "${made.id}"`,
      `emails.value eq "${made.userName}"`,
      `emails[type eq "work" and value co "${made.userName.slice(2)}"]`,
      `emails[type eq "work"].value eq "${made.userName}"`,
      'displayName sw "bab"',
      'displayName ew "ABS"',
      'title pr',
      'active eq true',
      'active eq "True"',
      'active ne False',
      'not (displayName eq "ليلى")',
      // Where nothing is stored about a person, nothing compares equal.
      `not (displayName eq "ليلى" and not (externalId eq "x"))`,
      `externalId eq "Ext\\"1" and not (employeeNumber eq "7" or title eq "x")`,
      `(title eq "x" or title eq "guide") and name.familyName eq "jensen"`,
    ])
      expect([filter, await found(filter)]).toEqual([filter, [made.id]])
    expect(await found('displayName eq "ليلى" or title eq "Guide"')).toEqual([made.id, second.id])
    expect(
      await found(`meta.lastModified gt "2020-01-01T00:00:00Z" and meta.created lt "2021-01-01T00:00:00Z"`),
    ).toEqual([])
    expect(await found(`userName eq "' or 1=1 --"`)).toEqual([])
    const refused = (filter: string) => scim.refused('GET', `/Users?filter=${encodeURIComponent(filter)}`)
    for (const filter of [
      'userName',
      'userName xx "a"',
      'password eq "x"',
      'active gt true',
      `title eq "${'x'.repeat(1000)}"`,
      '(title pr',
    ])
      expect([filter, await refused(filter)]).toEqual([filter, [400, 'invalidFilter']])
  })

  test('pages hold what they are asked for, in one order; attributes are chosen', async () => {
    const made = [
      await scim.make('Users', newUser()),
      await scim.make('Users', newUser()),
      await scim.make('Users', newUser()),
    ]
    const ids = made.map(({ id }) => id)
    expect(await scim.list('/Users')).toMatchObject({ totalResults: 3, startIndex: 1, itemsPerPage: 3, ids })
    expect(await scim.list('/Users', { startIndex: 2, count: 1 })).toMatchObject({
      totalResults: 3,
      startIndex: 2,
      itemsPerPage: 1,
      ids: [ids[1]],
    })
    expect(await scim.list('/Users', { count: 0 })).toMatchObject({
      totalResults: 3,
      itemsPerPage: 0,
      ids: [],
    })
    expect(await scim.list('/Users', { startIndex: -5, count: -1 })).toMatchObject({
      startIndex: 1,
      itemsPerPage: 0,
    })
    expect(await scim.list('/Users', { startIndex: 9 })).toMatchObject({ totalResults: 3, ids: [] })
    expect(await scim.refused('GET', '/Users?count=many')).toEqual([400, 'invalidValue'])
    const [short] = (await scim.list('/Users', { attributes: 'userName,name.familyName' })).resources
    expect(Object.keys(short ?? {}).sort()).toEqual(['id', 'name', 'schemas', 'userName'])
    const one = await scim.read(`/Users/${ids[0]}?excludedAttributes=emails,meta`)
    expect(one).not.toHaveProperty('emails')
    expect(one).toMatchObject({ userName: made[0]?.userName })
  })

  test('PATCH adds, replaces and removes; Entra ID’s and Okta’s own ways are understood', async () => {
    const made = await scim.make('Users', newUser())
    const path = `/Users/${made.id}`
    const patch = (...operations: object[]) => scim.patch(path, ...operations)
    const moved = newAddress('moved')
    expect(
      await patch(
        { op: 'Add', path: 'title', value: 'Guide' },
        { op: 'replace', path: 'DISPLAYNAME', value: 'Babs' },
      ),
    ).toMatchObject({ title: 'Guide', displayName: 'Babs' })
    expect(await patch({ op: 'Replace', path: 'emails[type eq "work"].value', value: moved })).toMatchObject({
      emails: [{ value: moved }],
      userName: made.userName,
    })
    expect((await scim.list('/Users', { filter: `userName eq "${made.userName}"` })).ids).toEqual([made.id])
    // They have a name of their own now, which is not the address.
    expect((await scim.list('/Users', { filter: `userName eq "${moved}"` })).ids).toEqual([])
    expect((await scim.list('/Users', { filter: `emails.value eq "${moved}"` })).ids).toEqual([made.id])
    expect(
      await patch(
        { op: 'Add', path: `${enterprise}:employeeNumber`, value: 'N-9' },
        { op: 'Add', path: `${enterprise}:manager`, value: '26118915' },
        { op: 'Add', path: 'addresses[type eq "work"].locality', value: 'Riyadh' },
        { op: 'Replace', path: 'preferredLanguage', value: 'ar' },
      ),
    ).toMatchObject({ [enterprise]: { employeeNumber: 'N-9' } })
    expect(
      await patch({ op: 'Replace', value: { 'name.familyName': 'Smith', title: 'Lead', nickName: 'Babs' } }),
    ).toMatchObject({ name: { familyName: 'Smith' }, title: 'Lead' })
    expect(await patch({ op: 'remove', path: 'title' })).not.toHaveProperty('title')
    // Each coming back is another e-mail to the same address.
    await api.db.delete(rateLimits)
    for (const off of [
      { op: 'Replace', path: 'active', value: 'False' },
      { op: 'replace', path: 'Active', value: [{ value: 'False' }] },
      { op: 'replace', value: { active: false } },
    ]) {
      expect(await patch(off)).toMatchObject({ active: false })
      expect((await rowOf(made.id))?.state).toBe('deactivated')
      expect(await patch({ op: 'Replace', path: 'active', value: 'True' })).toMatchObject({ active: true })
    }
    expect(await rowOf(made.id)).toMatchObject({ state: 'invited', email: moved, number: 'N-9' })
  })

  test('an inactive one has left: the account stays as it was, and comes back; an owner of the company cannot be taken out', async () => {
    const person = await account(api)
    const [before] = await api.db.select().from(users).where(eq(users.id, person.id))
    const id = String(await employee(api, owner.companyId, { email: person.email, userId: person.id }))
    const found = await scim.list('/Users', { filter: `userName eq "${person.email}"` })
    expect(found.ids).toEqual([id])
    expect(
      await scim.patch(
        `/Users/${id}`,
        { op: 'replace', path: 'displayName', value: 'As the company says' },
        { op: 'replace', path: 'active', value: false },
      ),
    ).toMatchObject({ active: false })
    expect(await rowOf(id)).toMatchObject({ state: 'deactivated', userId: person.id })
    expect(await scim.patch(`/Users/${id}`, { op: 'replace', path: 'active', value: true })).toMatchObject({
      active: true,
    })
    expect((await rowOf(id))?.state).toBe('active')
    expect(await api.db.select().from(users).where(eq(users.id, person.id))).toEqual([before])
    await api.db
      .insert(companyMembers)
      .values({ companyId: owner.companyId, userId: person.id, role: 'owner' })
    expect(
      (
        await scim.refused('PATCH', `/Users/${id}`, patchOf({ op: 'replace', path: 'active', value: false }))
      )[0],
    ).toBe(403)
    expect((await scim.refused('DELETE', `/Users/${id}`))[0]).toBe(403)
    expect((await rowOf(id))?.state).toBe('active')
    const acts = await api.db
      .select({ action: auditLog.action, role: auditLog.actorRole })
      .from(auditLog)
      .where(and(eq(auditLog.subjectType, 'employee'), eq(auditLog.subjectId, Number(id))))
    expect(acts.map(({ action }) => action)).toEqual([
      'employee.deactivate',
      'employee.change',
      'employee.reactivate',
    ])
    expect(new Set(acts.map(({ role }) => role))).toEqual(new Set(['directory']))
  })
})
