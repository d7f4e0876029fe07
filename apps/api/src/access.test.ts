import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import {
  assignmentBatches,
  companyApiKeys,
  companyKeyScopes,
  type CompanyKeyScope,
  employeeImports,
  companyRoles,
  employeeGroupMembers,
  employeeGroups,
  inspectionLinks,
  joiningLinks,
  learningPaths,
  peopleLists,
  operatorRoles,
  outsideTrainings,
  requirements,
  standingAssignments,
  waivers,
} from './db/schema/index.ts'
import { hashOf, newToken } from './secrets.ts'
import { accessBodies } from './testing/access-bodies.ts'
import { asText, rowsOf, type Row, type Verdict } from './testing/access-table.ts'
import { account, company, instructor, operator } from './testing/accounts.ts'
import { course } from './testing/catalogue.ts'
import { department, employee, member } from './testing/portal.ts'
import { linkRow, trainingRow } from './testing/tenants.ts'
import { createTestApi, type TestApi } from './testing/test-api.ts'

// Z-01: who reaches what. Every route needs a row in the table; `vitest run src/access.test.ts -u` writes a new route's row, which
// the author reviews before committing it. An existing row is only ever changed by hand.
const file = './testing/access-matrix.json'
const table = rowsOf(readFileSync(new URL(file, import.meta.url), 'utf8'))

/** A company with two branches; its person and its member are in the first. */
interface Nakhla {
  id: number
  branch: number
  otherBranch: number
  /** Lies below the first branch. */
  below: number
  employee: number
  /** Who has left the first branch. */
  leaver: number
  group: number
  /** An act of the first branch’s manager that has ended, and one that runs. */
  batch: number
  runningBatch: number
  standing: number
  list: number
  peopleList: number
  /** Into the first branch. */
  joiningLink: number
  /** A published learning path. */
  path: number
  draftPath: number
  requirement: number
  inspectionLink: number
  /** Of the employee. */
  waiver: number
  outsideTraining: number
  member: number
}

let api: TestApi
let nakhla: Nakhla
beforeAll(async () => {
  api = await createTestApi()
  nakhla = await makeCompany()
})
afterAll(() => api.close())

async function makeCompany(): Promise<Nakhla> {
  const { companyId: id } = await company(api)
  const branch = await department(api, id)
  const otherBranch = await department(api, id)
  const worker = await employee(api, id, {
    departmentId: await department(api, id, branch),
    state: 'invited',
  })
  const below = await department(api, id, branch)
  const leaver = await employee(api, id, { departmentId: branch, state: 'deactivated' })
  const [made] = await api.db
    .insert(employeeGroups)
    .values({ companyId: id, name: { en: 'Group' } })
    .returning({ id: employeeGroups.id })
  const group = made?.id ?? 0
  await api.db.insert(employeeGroupMembers).values({ companyId: id, groupId: group, employeeId: worker })
  return {
    id,
    branch,
    ...(await makeAssignments(id, branch, group, worker)),
    otherBranch,
    below,
    employee: worker,
    leaver,
    group,
    member: (await member(api, id, 'finance')).id,
  }
}

async function makeAssignments(companyId: number, branchId: number, groupId: number, employeeId: number) {
  const insert = async (table: PgTable & { id: PgColumn }, row: object) => {
    const [made] = await api.db
      .insert(table)
      .values(row as never)
      .returning({ id: table.id })
    return Number(made?.id ?? 0)
  }
  const courseId = await course(api)
  const name = { en: 'Path' }
  const requirement = await insert(requirements, { companyId, courseId, firstDueDays: 1 })
  const list = { companyId, branchId, role: 'manager', kind: 'csv', locale: 'en' }
  return {
    batch: await insert(assignmentBatches, { companyId, branchId, state: 'done', total: 0 }),
    runningBatch: await insert(assignmentBatches, { companyId, branchId, total: 1 }),
    list: await insert(employeeImports, list),
    peopleList: await insert(peopleLists, { companyId, branchId }),
    joiningLink: await insert(joiningLinks, { companyId, departmentId: branchId, ...linkRow() }),
    standing: await insert(standingAssignments, { companyId, groupId, courseId }),
    path: await insert(learningPaths, { companyId, name, state: 'published' }),
    draftPath: await insert(learningPaths, { companyId, name }),
    requirement,
    inspectionLink: await insert(inspectionLinks, {
      companyId,
      requirementId: requirement,
      tokenHash: randomUUID(),
      reason: 'x',
      names: 'full',
      dataHash: 'x',
      cover: {
        company: { en: 'x' },
        title: { en: 'x' },
        department: null,
        group: null,
        asOf: '2026-01-01',
        madeAt: '2026-01-01T00:00:00.000Z',
        counts: {},
      },
      expiresAt: new Date(Date.now() + 86_400_000),
    }),
    waiver: await insert(waivers, { companyId, requirementId: requirement, employeeId, reason: 'x' }),
    outsideTraining: await insert(outsideTrainings, { ...trainingRow, companyId, employeeId }),
  }
}

/** A key of the company's own programs. */
async function companyKey(scopes: readonly CompanyKeyScope[]): Promise<string> {
  const key = `masar_company_${newToken()}`
  await api.db.insert(companyApiKeys).values({
    companyId: nakhla.id,
    name: 'x',
    tokenHash: hashOf(key),
    scopes: [...scopes],
    expiresAt: new Date(Date.now() + 86_400_000),
  })
  return key
}

/** A person of each role. */
const people: Record<string, () => Promise<string | undefined>> = {
  visitor: async () => undefined,
  learner: async () => (await account(api)).token,
  employee: async () => {
    const person = await account(api)
    await employee(api, nakhla.id, { userId: person.id, departmentId: nakhla.branch })
    return person.token
  },
  'instructor, pending': async () => (await instructor(api, { state: 'pending' })).token,
  'instructor, approved': async () => (await instructor(api)).token,
  ...Object.fromEntries(
    companyRoles
      .filter(role => role !== 'manager')
      .map(role => [`company ${role}`, async () => (await member(api, nakhla.id, role)).token]),
  ),
  'company manager': async () => (await member(api, nakhla.id, 'manager', nakhla.branch)).token,
  'company manager of another branch': async () =>
    (await member(api, nakhla.id, 'manager', nakhla.otherBranch)).token,
  'company key, people': async () => companyKey(['people']),
  'company key, every scope': async () => companyKey(companyKeyScopes),
  'another company’s account': async () => (await company(api)).token,
  ...Object.fromEntries(
    operatorRoles.map(role => [`operator ${role}`, async () => (await operator(api, role)).token]),
  ),
  'operator without a second factor': async () =>
    (await operator(api, 'administrator', { secondFactorAt: null })).token,
}

/**
 * `signs in`: 401; `refused`: 403; `second factor`: not before one is shown; `not found`: 404 for a thing that is there; `reaches`:
 * whatever the call itself answers.
 */
function verdict(status: number, code: string | undefined, isThere: boolean): Verdict {
  // SCIM errors are recognised by the status alone, as they have the protocol's own form.
  if (status === 401 && (code === 'unauthenticated' || code === undefined)) return 'signs in'
  if (status === 403 && code === 'second_factor_demanded') return 'second factor'
  if (status === 403 && code === 'forbidden') return 'refused'
  return status === 404 && isThere ? 'not found' : 'reaches'
}

/** The company's things, by the beginning of an address; all other addresses name what is not there. */
const things: [prefix: string, id: () => number][] = [
  ['/company-api/v1/employees/:id/reactivate', () => nakhla.leaver],
  ['/company-api/v1/employees/', () => nakhla.employee],
  ['/company-api/v1/members/', () => nakhla.member],
  ['/company-api/v1/departments/', () => nakhla.below],
  ['/company-api/v1/groups/', () => nakhla.group],
  ['/company-api/v1/joining-links/', () => nakhla.joiningLink],
  ['/company-api/v1/assignment-batches/:id/cancel', () => nakhla.runningBatch],
  ['/company-api/v1/assignment-batches/', () => nakhla.batch],
  ['/company-api/v1/imports/', () => nakhla.list],
  ['/company-api/v1/people-lists/', () => nakhla.peopleList],
  ['/company-api/v1/standing-assignments/', () => nakhla.standing],
  ['/company-api/v1/learning-paths/:id/publish', () => nakhla.draftPath],
  ['/company-api/v1/learning-paths/', () => nakhla.path],
  ['/company-api/v1/requirements/', () => nakhla.requirement],
  ['/company-api/v1/inspection-links/', () => nakhla.inspectionLink],
  ['/company-api/v1/waivers/', () => nakhla.waiver],
  ['/company-api/v1/outside-trainings/', () => nakhla.outsideTraining],
]

const bodies = accessBodies(() => nakhla)

/** Whether a call that succeeds leaves the thing in another state: the next caller needs one as it was. */
const endsThing = (method: string, url: string) =>
  method === 'DELETE' || /\/(?:(?:de|re)activate|cancel|undo|publish|archive|end)$/.test(url)

async function matrix() {
  const found: Record<string, Row> = {}
  const tokens = new Map<string, string | undefined>()
  for (const { method, url } of api.routes) {
    if (method === 'HEAD') continue // reads what GET reads
    const thing = things.find(([prefix]) => url.startsWith(prefix))?.[1]
    const body = Object.entries(bodies).find(([path]) => `${method} ${url}`.endsWith(path))?.[1]
    const row: Row = {}
    for (const [who, make] of Object.entries(people)) {
      const token = tokens.has(who) ? tokens.get(who) : await make()
      tokens.set(who, token)
      const answer = await api.as(token)(
        method as 'GET',
        url
          .replace(':employeeId', () => String(nakhla.employee))
          .replace(/:\w+/g, () => String(thing?.() ?? 999_999)),
        method === 'GET' || method === 'DELETE' ? undefined : body,
      )
      expect([method, url, answer.statusCode < 500]).toEqual([method, url, true])
      // The pages around e-mails answer in HTML, and by their status.
      const isJson = String(answer.headers['content-type']).startsWith('application/json')
      const code = answer.statusCode < 400 || !isJson ? undefined : answer.json<{ code?: string }>().code
      const isThere = thing !== undefined
      // What changed something may have ended the session or the account.
      if (method !== 'GET' && answer.statusCode < 400) tokens.delete(who)
      ;(row[verdict(answer.statusCode, code, isThere)] ??= []).push(who)
      if (isThere && endsThing(method, url) && answer.statusCode === 200) {
        nakhla = await makeCompany()
        tokens.clear()
      }
    }
    found[`${method} ${url}`] = row
  }
  return found
}

test('Z-01: every route is reached by exactly those whom the table names', async () => {
  const found = await matrix()
  const known = Object.fromEntries(Object.entries(found).filter(([route]) => route in table))
  const told =
    'Read what differs: it says who reaches which call. If it is meant, write apps/api/src/testing/access-matrix.json anew by `vitest run --project postgres src/access.test.ts -u`, and commit it.'
  expect(known, told).toEqual(table)
  await expect(asText(found), told).toMatchFileSnapshot(file)
}, 180_000)

test('every route below the two APIs refuses an unknown application', async () => {
  // Browsers navigate to some: a cookie protects them. Providers sign their messages; a calendar has its token; documents are read without a key.
  const isNavigation = (url: string) =>
    /\/auth\/(?:google|sign-on)(?:\/callback(?:\/:company)?)?$|\/auth\/sign-on\/saml\/|\/webhooks\/:provider$|\/calendar\.ics$|\/docs\b/.test(
      url,
    )
  for (const { method, url } of api.routes.filter(
    route => route.url.includes('-api/') && !isNavigation(route.url),
  )) {
    const answer = await api.app.inject({ method: method as 'GET', url: url.replace(/:\w+/g, '1') })
    expect([method, url, answer.statusCode]).toEqual([method, url, 401])
  }
})
