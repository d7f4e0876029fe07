import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditLog, departments, employees, rateLimits } from '../../../db/schema/index.ts'
import { company, type Account } from '../../../testing/accounts.ts'
import { employee } from '../../../testing/portal.ts'
import { directory, type Directory, enterprise, newUser, patchOf, userSchema } from '../../../testing/scim.ts'
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

const extended = (given: object) => newUser({ [enterprise]: given })
const rowOf = async (id: string) => {
  const [row] = await api.db
    .select({ departmentId: employees.departmentId, managerId: employees.managerId })
    .from(employees)
    .where(eq(employees.id, Number(id)))
  return row
}
const tree = () =>
  api.db
    .select({ id: departments.id, name: departments.name, parentId: departments.parentId })
    .from(departments)
    .where(eq(departments.companyId, owner.companyId))
    .orderBy(departments.id)

test('a department is found in the tree by its name in either language, or made at its top', async () => {
  const [sales] = await api.db
    .insert(departments)
    .values({ companyId: owner.companyId, name: { ar: 'المبيعات', en: 'Sales' } })
    .returning({ id: departments.id })
  const [first, second, third] = [
    await scim.make('Users', extended({ department: 'SALES' })),
    await scim.make('Users', extended({ department: 'Research' })),
    await scim.make('Users', extended({ department: 'المَبيعات' })),
  ]
  const departmentsNow = await tree()
  expect(departmentsNow).toEqual([
    { id: sales?.id, name: { ar: 'المبيعات', en: 'Sales' }, parentId: null },
    { id: expect.any(Number), name: { en: 'Research' }, parentId: null },
  ])
  expect(await rowOf(first.id)).toMatchObject({ departmentId: sales?.id })
  expect(await rowOf(third.id)).toMatchObject({ departmentId: sales?.id })
  expect(second).toMatchObject({ [enterprise]: { department: 'Research' } })
  expect(await scim.read(`/Users/${first.id}`)).toMatchObject({ [enterprise]: { department: 'المبيعات' } })
  for (const name of ['sales', 'المبيعات'])
    expect((await scim.list('/Users', { filter: `${enterprise}:department eq "${name}"` })).ids).toEqual([
      first.id,
      third.id,
    ])
  const [made] = await api.db
    .select({ role: auditLog.actorRole })
    .from(auditLog)
    .where(and(eq(auditLog.action, 'department.create'), eq(auditLog.subjectId, departmentsNow[1]?.id ?? 0)))
  expect(made?.role).toBe('directory')
  // Of two of one name, the one where the person is already.
  const [below] = await api.db
    .insert(departments)
    .values({ companyId: owner.companyId, parentId: sales?.id ?? 0, name: { en: 'Research' } })
    .returning({ id: departments.id })
  await api.db
    .update(employees)
    .set({ departmentId: below?.id ?? 0 })
    .where(eq(employees.id, Number(second.id)))
  await scim.patch(`/Users/${second.id}`, {
    op: 'replace',
    path: `${enterprise}:department`,
    value: 'research',
  })
  expect(await rowOf(second.id)).toMatchObject({ departmentId: below?.id })
})

test('a manager is kept by the id, in every way that directories write it; one whom nobody knows changes nothing', async () => {
  const lead = await scim.make('Users', newUser({ displayName: 'Omar' }))
  const made = await scim.make('Users', extended({ manager: { value: lead.id, displayName: 'Somebody' } }))
  const shown = { value: lead.id, displayName: 'Omar', $ref: expect.stringMatching(`/Users/${lead.id}$`) }
  expect(made).toMatchObject({ [enterprise]: { manager: shown } })
  const path = `/Users/${made.id}`
  const managerOf = async () => (await rowOf(made.id))?.managerId ?? null
  expect((await scim.list('/Users', { filter: `manager.value eq "${lead.id}"` })).ids).toEqual([made.id])
  expect((await scim.list('/Users', { filter: `${enterprise}:manager.displayName co "mar"` })).ids).toEqual([
    made.id,
  ])
  for (const none of [
    { op: 'remove', path: `${enterprise}:manager` },
    { op: 'Replace', path: `${enterprise}:manager`, value: '' },
    { op: 'remove', path: enterprise },
    { op: 'replace', value: { [enterprise]: { manager: null } } },
    { op: 'replace', value: { [`${enterprise}:manager`]: null } },
  ]) {
    expect(await scim.patch(path, none), JSON.stringify(none)).not.toHaveProperty([enterprise, 'manager'])
    expect(await managerOf()).toBeNull()
    for (const known of [
      { op: 'Add', path: `${enterprise}:manager`, value: lead.id },
      { op: 'replace', path: `${enterprise}:manager.value`, value: lead.id },
      { op: 'replace', path: `${enterprise}:manager`, value: [{ value: lead.id, $ref: '../Users/1' }] },
      { op: 'add', value: { [enterprise]: { MANAGER: { VALUE: lead.id } } } },
      { op: 'replace', value: { [`${enterprise}:manager`]: lead.id } },
    ]) {
      await scim.patch(path, known)
      expect(await managerOf(), JSON.stringify(known)).toBe(Number(lead.id))
    }
  }
  const stranger = await employee(api, (await company(api)).companyId)
  for (const unknown of ['26118915', 'ad-7', String(stranger)]) {
    const told = { op: 'replace', path: `${enterprise}:manager`, value: { value: unknown } }
    expect(await scim.patch(path, told)).toMatchObject({ [enterprise]: { manager: shown } })
    expect(await managerOf()).toBe(Number(lead.id))
  }
  const circle = { op: 'replace', path: `${enterprise}:manager`, value: made.id }
  const refused = await scim.refused('PATCH', `/Users/${lead.id}`, patchOf(circle))
  expect(refused[0]).toBe(400)
  expect((await rowOf(lead.id))?.managerId).toBeNull()
})

test('a manager who has left stays, unless the directory names another', async () => {
  const [lead, next] = [await scim.make('Users', newUser()), await scim.make('Users', newUser())]
  const made = await scim.make('Users', extended({ department: 'Sales', manager: { value: lead.id } }))
  const before = await rowOf(made.id)
  await scim.patch(`/Users/${lead.id}`, { op: 'replace', path: 'active', value: false })
  await scim.patch(`/Users/${made.id}`, { op: 'replace', path: 'title', value: 'Driver' })
  expect(await rowOf(made.id)).toEqual(before)
  await scim.patch(`/Users/${made.id}`, { op: 'replace', path: `${enterprise}:manager`, value: next.id })
  expect(await rowOf(made.id)).toEqual({ ...before, managerId: Number(next.id) })
})

test('who is not of a department is of none of its names', async () => {
  await api.db
    .insert(departments)
    .values({ companyId: owner.companyId, name: { ar: 'المبيعات', en: 'Sales' } })
  const [first, second] = [
    await scim.make('Users', extended({ department: 'Sales' })),
    await scim.make('Users', extended({ department: 'Research' })),
  ]
  const { ids } = await scim.list('/Users', { filter: `${enterprise}:department ne "Sales"` })
  expect(ids).toContain(second.id)
  expect(ids).not.toContain(first.id)
})

test('what a whole user says nothing of stays; what it empties goes', async () => {
  const lead = await scim.make('Users', newUser())
  const user = newUser()
  const put = (given?: object) =>
    scim.call('PUT', `/Users/${made.id}`, {
      schemas: [userSchema],
      ...user,
      ...(given && { [enterprise]: given }),
    })
  const made = await scim.make('Users', {
    ...user,
    [enterprise]: { department: 'Sales', manager: { value: lead.id } },
  })
  const before = await rowOf(made.id)
  expect(before).toEqual({ departmentId: expect.any(Number), managerId: Number(lead.id) })
  const unknown = { department: 'Sales', manager: { value: '26118915' } }
  for (const given of [undefined, {}, { employeeNumber: 'N-1' }, unknown]) {
    expect((await put(given)).status).toBe(200)
    expect(await rowOf(made.id), JSON.stringify(given)).toEqual(before)
  }
  expect((await put({ department: '' })).status).toBe(200)
  expect(await rowOf(made.id)).toEqual({ departmentId: null, managerId: Number(lead.id) })
  expect((await put({ department: 'Sales', manager: null })).status).toBe(200)
  expect(await rowOf(made.id)).toEqual({ ...before, managerId: null })
  const changes = await api.db
    .select({ after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.action, 'employee.change'), eq(auditLog.subjectId, Number(made.id))))
  expect(changes.at(-1)?.after).toMatchObject({ department_id: before?.departmentId, manager_id: null })
})
