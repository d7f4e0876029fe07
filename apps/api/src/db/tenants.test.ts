import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { actRows, shelfRows } from '../testing/act-and-shelf-rows.ts'
import { budgetRows } from '../testing/budget-rows.ts'
import { unique } from '../testing/accounts.ts'
import { employee } from '../testing/portal.ts'
import {
  employeeRow,
  endedGrant,
  exportRow,
  importRow,
  insertRow,
  linkRow,
  listRow,
  name,
  tenant,
  type Tenant,
} from '../testing/tenants.ts'
import { evidenceRefs } from '../testing/evidence-refs.ts'
import { licenceRows } from '../testing/licence-rows.ts'
import { reportRows } from '../testing/report-sums.ts'
import { createTestApi, type TestApi } from '../testing/test-api.ts'
import {
  assignmentBatches,
  assignmentBatchItems,
  assignments,
  companyExports,
  courseRequests,
  employeeAbsences,
  companyMembers,
  departments,
  employeeGroupMembers,
  employeeGroupRules,
  employeeImportRows,
  employeeImports,
  employeeInvitations,
  employees,
  enrolmentGrants,
  joiningLinkGroups,
  joiningLinks,
  joiningLinkUses,
  learningPathCourses,
  memberInvitations,
  orderLines,
  requirements,
  scimGroups,
  scimUsers,
  seatLedger,
  sharingConsents,
  standingAssignments,
} from './schema/index.ts'

let api: TestApi
let mine: Tenant
let theirs: Tenant
beforeAll(async () => {
  api = await createTestApi()
  mine = await tenant(api)
  theirs = await tenant(api)
})
afterAll(() => api.close())

/** Each reference below a company: a row of `mine` that is right but for naming a thing of `theirs`. */
const rows: [constraint: string, table: PgTable, row: () => object][] = [
  [
    'departments_company_id_parent_id_departments_company_id_id_fk',
    departments,
    () => ({ parentId: theirs.departmentId, name }),
  ],
  [
    'company_members_company_id_department_id_departments_company_id_id_fk',
    companyMembers,
    () => ({ userId: mine.userId, role: 'manager', departmentId: theirs.departmentId }),
  ],
  [
    'member_invitations_department',
    memberInvitations,
    () => ({
      email: 'm@example.com',
      role: 'manager',
      departmentId: theirs.departmentId,
      tokenHash: `h-${unique()}`,
      expiresAt: new Date(),
    }),
  ],
  ['scim_users_employee', scimUsers, () => ({ employeeId: theirs.employeeId })],
  ['scim_groups_group', scimGroups, () => ({ groupId: theirs.groupId })],
  ['departments_head', departments, () => ({ headId: theirs.employeeId, name })],
  ['employees_department', employees, () => ({ ...employeeRow(), departmentId: theirs.departmentId })],
  ['employees_manager', employees, () => ({ ...employeeRow(), managerId: theirs.employeeId })],
  [
    'employee_invitations_employee_fk',
    employeeInvitations,
    () => ({ employeeId: theirs.employeeId, tokenHash: `h-${unique()}`, expiresAt: new Date() }),
  ],
  [
    'employee_group_members_group',
    employeeGroupMembers,
    () => ({ groupId: theirs.groupId, employeeId: mine.employeeId }),
  ],
  [
    'employee_group_members_employee_fk',
    employeeGroupMembers,
    () => ({ groupId: mine.groupId, employeeId: theirs.employeeId }),
  ],
  ['employee_group_rules_group', employeeGroupRules, () => ({ groupId: theirs.groupId, job: 'x' })],
  [
    'employee_group_rules_department',
    employeeGroupRules,
    () => ({ groupId: mine.groupId, departmentId: theirs.departmentId }),
  ],
  [
    'assignments_employee',
    assignments,
    () => ({ employeeId: theirs.employeeId, courseId: mine.courseId, state: 'withdrawn' }),
  ],
  [
    'assignments_learning_path',
    assignments,
    () => ({ employeeId: mine.employeeId, courseId: theirs.courseId, learningPathId: theirs.pathId }),
  ],
  [
    'assignments_batch',
    assignments,
    () => ({ employeeId: mine.employeeId, courseId: theirs.courseId, batchId: theirs.batchId }),
  ],
  ['assignment_batches_standing', assignmentBatches, () => ({ total: 1, standingId: theirs.standingId })],
  [
    'assignment_batch_items_batch',
    assignmentBatchItems,
    () => ({ batchId: theirs.batchId, employeeId: mine.employeeId, courseId: mine.courseId }),
  ],
  [
    'assignment_batch_items_employee_fk',
    assignmentBatchItems,
    () => ({ batchId: mine.batchId, employeeId: theirs.employeeId, courseId: mine.courseId }),
  ],
  [
    'assignment_batch_items_path',
    assignmentBatchItems,
    () => ({
      batchId: mine.batchId,
      employeeId: mine.employeeId,
      courseId: mine.courseId,
      learningPathId: theirs.pathId,
    }),
  ],
  [
    'standing_assignments_group',
    standingAssignments,
    () => ({ groupId: theirs.groupId, courseId: mine.courseId }),
  ],
  [
    'standing_assignments_department',
    standingAssignments,
    () => ({ departmentId: theirs.departmentId, courseId: mine.courseId }),
  ],
  [
    'standing_assignments_path',
    standingAssignments,
    () => ({ departmentId: mine.departmentId, pathId: theirs.pathId }),
  ],
  [
    'learning_path_courses_path',
    learningPathCourses,
    () => ({ pathId: theirs.pathId, courseId: mine.courseId, position: 1 }),
  ],
  ['requirements_path', requirements, () => ({ pathId: theirs.pathId, firstDueDays: 1 })],
  [
    'requirements_group',
    requirements,
    () => ({ pathId: mine.pathId, groupId: theirs.groupId, firstDueDays: 1 }),
  ],
  [
    'requirements_department',
    requirements,
    () => ({ pathId: mine.pathId, departmentId: theirs.departmentId, firstDueDays: 1 }),
  ],
  ...evidenceRefs(() => [mine, theirs]),
  [
    'course_requests_employee',
    courseRequests,
    () => ({ employeeId: theirs.employeeId, courseId: mine.courseId }),
  ],
  ...budgetRows(() => [mine, theirs]),
  ...licenceRows(() => [mine, theirs]),
  ['employee_absences_employee', employeeAbsences, () => ({ employeeId: theirs.employeeId })],
  [
    'company_exports_branch',
    companyExports,
    () => ({ ...exportRow(mine.userId), branchId: theirs.departmentId }),
  ],
  ...actRows(() => [mine, theirs]),
  ...shelfRows(() => [mine, theirs]),
  ['employee_imports_branch', employeeImports, () => ({ ...importRow, branchId: theirs.departmentId })],
  [
    'employee_imports_department',
    employeeImports,
    () => ({ ...importRow, departmentId: theirs.departmentId }),
  ],
  ['employee_import_rows_import', employeeImportRows, () => ({ ...listRow, importId: theirs.importId })],
  [
    'employee_import_rows_department',
    employeeImportRows,
    () => ({ ...listRow, importId: mine.importId, departmentId: theirs.departmentId }),
  ],
  ['joining_links_department', joiningLinks, () => ({ ...linkRow(), departmentId: theirs.departmentId })],
  ['joining_link_groups_link', joiningLinkGroups, () => ({ linkId: theirs.linkId, groupId: mine.groupId })],
  ['joining_link_groups_group', joiningLinkGroups, () => ({ linkId: mine.linkId, groupId: theirs.groupId })],
  ['joining_link_uses_link', joiningLinkUses, () => ({ linkId: theirs.linkId, employeeId: mine.employeeId })],
  [
    'joining_link_uses_employee',
    joiningLinkUses,
    () => ({ linkId: mine.linkId, employeeId: theirs.employeeId }),
  ],
  [
    'sharing_consents_employee',
    sharingConsents,
    () => ({
      userId: mine.userId,
      employeeId: theirs.employeeId,
      topic: 'certificates',
      isGiven: true,
      version: 1,
    }),
  ],
  ['seat_ledger_pool_fk', seatLedger, () => ({ poolId: theirs.poolId, movement: 'bought', seats: 1 })],
  [
    'seat_ledger_employee',
    seatLedger,
    () => ({ poolId: mine.poolId, employeeId: theirs.employeeId, movement: 'returned', seats: 1 }),
  ],
  [
    'seat_ledger_order_line',
    seatLedger,
    () => ({ poolId: mine.poolId, orderLineId: theirs.orderLineId, movement: 'bought', seats: 1 }),
  ],
  [
    'order_lines_company_order',
    orderLines,
    () => ({ orderId: theirs.orderId, courseId: mine.courseId, title: name, unitPrice: 100, total: 100 }),
  ],
  ['enrolment_grants_seat_fk', enrolmentGrants, () => ({ ...endedGrant(mine), seatId: theirs.seatId })],
  [
    'enrolment_grants_assignment_fk',
    enrolmentGrants,
    () => ({ ...endedGrant(mine), assignmentId: theirs.assignmentId }),
  ],
  ...reportRows(() => [mine, theirs]),
]

test.each(rows)('%s: a row cannot name a thing of another company', async (constraint, table, row) => {
  await expect(insertRow(api, table, { companyId: mine.companyId, ...row() })).rejects.toMatchObject({
    // PostgreSQL cuts names at 63 bytes.
    cause: { code: '23503', constraint: constraint.slice(0, 63) },
  })
})

const constraints = (condition: SQL) =>
  api.db.execute<{ name: string }>(sql`
    select k.conname as name from pg_constraint k where k.contype = 'f'
      and exists (select from pg_attribute a where a.attrelid = k.confrelid and a.attname = 'company_id' and a.attnotnull)
      and ${condition} order by 1`)
const namesCompany = sql`exists (select from unnest(k.conkey, k.confkey) as c (own, other)
  join pg_attribute a on a.attrelid = k.conrelid and a.attnum = c.own and a.attname = 'company_id'
  join pg_attribute b on b.attrelid = k.confrelid and b.attnum = c.other and b.attname = 'company_id')`

test('every foreign key to a thing below a company names the company, too', async () => {
  expect((await constraints(sql`not ${namesCompany}`)).rows).toEqual([])
  const { rows: found } = await constraints(namesCompany)
  const tested = rows.map(([constraint]) => constraint.slice(0, 63))
  // An order that is a person's has no company: its line may still be in one.
  const ofOrders = [
    'order_lines_company_order',
    'seat_ledger_order_line',
    'licences_order_line_fk',
    'licence_offers_order_line_fk',
  ]
  expect([...found.map(row => row.name), ...ofOrders].toSorted()).toEqual(tested.toSorted())
})

test('a deleted department, manager or learning path leaves the rows that named it to their company', async () => {
  const gone = await tenant(api)
  const below = await employee(api, gone.companyId, {
    managerId: gone.employeeId,
    departmentId: gone.departmentId,
  })
  await api.db.execute(sql`delete from departments where id = ${gone.departmentId}`)
  await api.db.execute(sql`delete from requirements where id = ${gone.requirementId}`)
  await api.db.execute(sql`delete from learning_paths where id = ${gone.pathId}`)
  const { rows: left } = await api.db
    .execute(sql`select company_id::int, department_id, manager_id::int from employees
    where id = ${below} union all select company_id::int, learning_path_id, employee_id::int from assignments where id = ${gone.assignmentId}`)
  expect(left).toEqual([
    { company_id: gone.companyId, department_id: null, manager_id: gone.employeeId },
    { company_id: gone.companyId, department_id: null, manager_id: gone.employeeId },
  ])
  await api.db.execute(sql`delete from employees where id = ${below}`)
})
