import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog, departments, employees } from '../../../db/schema/index.ts'
import { company, type Account } from '../../../testing/accounts.ts'
import { department, employee, member } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { isInReach } from '../policy.ts'

interface Shown {
  id: number
  name: string
  parent_id: number | null
  head: { id: number; name: string } | null
  employee_count: number
  branch_count: number
}

let api: TestApi
let owner: Account & { companyId: number }
beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
})
afterAll(() => api.close())

const call = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
  token = owner.token,
) => api.as(token)(method, `/company-api/v1/departments${path}`, body)
const list = async (token = owner.token) =>
  (await call('GET', '', undefined, token)).json<{ data: Shown[] }>().data
const create = async (body: object, token = owner.token) =>
  (await call('POST', '', body, token)).json<{ data: { id: number } }>().data.id
const codeOf = (answer: { json<T>(): T }) => answer.json<{ code: string }>().code

test('a tree is made, renamed and given heads; people are counted by department and by branch', async () => {
  const own = await company(api)
  const top = await create({ names: { ar: 'العمليات', en: 'Operations' } }, own.token)
  const below = await create({ names: { ar: 'المستودع' }, parent_id: top }, own.token)
  const head = await employee(api, own.companyId, { departmentId: below, name: 'هند' })
  await employee(api, own.companyId, { departmentId: top })
  await employee(api, own.companyId, { departmentId: below, state: 'deactivated' })
  const patched = await call(
    'PATCH',
    `/${below}`,
    { names: { ar: 'المخزن', en: 'Stores' }, head_id: head },
    own.token,
  )
  expect(patched.statusCode).toBe(200)
  expect(await list(own.token)).toEqual([
    expect.objectContaining({
      id: top,
      name: 'Operations',
      parent_id: null,
      employee_count: 1,
      branch_count: 2,
    }),
    expect.objectContaining({
      id: below,
      name: 'Stores',
      parent_id: top,
      head: { id: head, name: 'هند' },
      employee_count: 1,
      branch_count: 1,
    }),
  ])
  const acts = await api.db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.chain, `company-${own.companyId}`))
    .orderBy(auditLog.id)
  expect(acts.map(row => row.action)).toEqual(['department.create', 'department.create', 'department.change'])
})

test('a name is needed in one language, and heads and parents of the own company', async () => {
  const other = await company(api)
  const [foreign, stranger] = [await department(api, other.companyId), await employee(api, other.companyId)]
  const gone = await employee(api, owner.companyId, { state: 'deactivated' })
  const fieldsOf = async (body: object) =>
    Object.keys((await call('POST', '', body)).json<{ errors: object }>().errors)
  expect(await fieldsOf({ names: { ar: '  ' } })).toEqual(['names'])
  expect(await fieldsOf({ names: { en: 'x'.repeat(121) } })).toContain('names.en')
  expect(await fieldsOf({ names: { en: 'X' }, parent_id: foreign, head_id: stranger })).toEqual([
    'parent_id',
    'head_id',
  ])
  expect(await fieldsOf({ names: { en: 'X' }, head_id: gone })).toEqual(['head_id'])
})

test('nothing is moved below itself, not even by two moves at once', async () => {
  const [a, b] = [await create({ names: { en: 'A' } }), await create({ names: { en: 'B' } })]
  const c = await create({ names: { en: 'C' }, parent_id: b })
  const circle = await call('PATCH', `/${b}`, { parent_id: c })
  expect([circle.statusCode, Object.keys(circle.json<{ errors: object }>().errors)]).toEqual([
    422,
    ['parent_id'],
  ])
  expect((await call('PATCH', `/${b}`, { parent_id: b })).statusCode).toBe(422)
  const moves = await Promise.all([
    call('PATCH', `/${a}`, { parent_id: c }),
    call('PATCH', `/${b}`, { parent_id: a }),
  ])
  expect(moves.map(answer => answer.statusCode).toSorted()).toEqual([200, 422])
  expect((await call('PATCH', `/${c}`, { parent_id: null })).statusCode).toBe(200)
})

test('a department is deleted when it is empty, or with a place for its people and the departments below', async () => {
  const [from, to] = [await create({ names: { en: 'From' } }), await create({ names: { en: 'To' } })]
  const below = await create({ names: { en: 'Below' }, parent_id: from })
  const person = await employee(api, owner.companyId, { departmentId: from, state: 'deactivated' })
  expect(codeOf(await call('DELETE', `/${from}`))).toBe('department_not_empty')
  expect((await call('DELETE', `/${from}?move_to=${below}`)).statusCode).toBe(422)
  expect((await call('DELETE', `/${from}?move_to=${from}`)).statusCode).toBe(422)
  expect((await call('DELETE', `/${from}?move_to=${to}`)).statusCode).toBe(200)
  const [moved] = await api.db.select().from(employees).where(eq(employees.id, person))
  expect(moved?.departmentId).toBe(to)
  const [left] = await api.db.select().from(departments).where(eq(departments.id, below))
  expect(left?.parentId).toBe(to)
  expect((await call('DELETE', `/${below}`)).statusCode).toBe(200)
})

test('the branch of a manager is not deleted under them', async () => {
  const branch = await create({ names: { en: 'Managed' } })
  await member(api, owner.companyId, 'manager', branch)
  expect(codeOf(await call('DELETE', `/${branch}`))).toBe('department_managed')
})

test('a manager changes the own branch, and nothing leads into or out of it', async () => {
  const own = await company(api)
  const [top, outside] = [await department(api, own.companyId), await department(api, own.companyId)]
  const branch = await department(api, own.companyId, top)
  const inside = await department(api, own.companyId, branch)
  const stranger = await employee(api, own.companyId, { departmentId: outside, name: 'Out of sight' })
  const { token } = await member(api, own.companyId, 'manager', branch)
  expect((await list(token)).map(row => [row.id, row.parent_id])).toEqual([
    [branch, null],
    [inside, branch],
  ])
  const status = async (...args: Parameters<typeof call>) =>
    (await call(args[0], args[1], args[2], token)).statusCode
  expect(await status('POST', '', { names: { en: 'New' }, parent_id: inside })).toBe(200)
  expect(await status('POST', '', { names: { en: 'New' } })).toBe(422)
  expect(await status('POST', '', { names: { en: 'New' }, parent_id: top })).toBe(422)
  expect(await status('PATCH', `/${branch}`, { names: { en: 'Ours' } })).toBe(200)
  expect(await status('PATCH', `/${branch}`, { parent_id: outside })).toBe(403)
  expect(await status('PATCH', `/${inside}`, { parent_id: outside })).toBe(422)
  expect(await status('PATCH', `/${inside}`, { parent_id: null })).toBe(422)
  expect(await status('PATCH', `/${inside}`, { head_id: stranger })).toBe(422)
  expect(await status('PATCH', `/${outside}`, { names: { en: 'Theirs' } })).toBe(404)
  expect(await status('DELETE', `/${outside}`)).toBe(404)
  expect(await status('DELETE', `/${branch}?move_to=${inside}`)).toBe(403)
  expect(await status('DELETE', `/${inside}?move_to=${outside}`)).toBe(422)
  await api.db.update(departments).set({ headId: stranger }).where(eq(departments.id, inside))
  expect((await list(token)).find(row => row.id === inside)?.head).toBeNull()
})

test('what a manager sees of the tree is what the fact says, on random trees', async () => {
  const own = await company(api)
  const paths: number[][] = []
  for (let made = 0; made < 25; made += 1) {
    const above = made === 0 ? [] : (paths[(made * 7) % paths.length] ?? [])
    paths.push([await department(api, own.companyId, above[0] ?? null), ...above])
  }
  for (const branch of paths.map(path => path[0] ?? 0)) {
    const { token } = await member(api, own.companyId, 'manager', branch)
    const manager = { companyId: own.companyId, role: 'manager' as const, branchId: branch }
    const expected = paths
      .filter(path => isInReach(manager, { companyId: own.companyId, departments: path }))
      .map(path => path[0] ?? 0)
    expect((await list(token)).map(row => row.id).toSorted((a, b) => a - b)).toEqual(
      expected.toSorted((a, b) => a - b),
    )
  }
})
