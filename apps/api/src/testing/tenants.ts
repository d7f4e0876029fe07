import { randomBytes } from 'node:crypto'
import type { PgTable } from 'drizzle-orm/pg-core'
import {
  assignmentBatches,
  budgetLedger,
  courseRequests,
  departmentBudgets,
  departments,
  companyMessages,
  employeeAbsences,
  employeeGroupMembers,
  employeeGroups,
  employeeActs,
  employeeImports,
  enrolmentGrants,
  enrolments,
  exams,
  inspectionLinks,
  joiningLinks,
  learningPaths,
  licences,
  peopleLists,
  orderLines,
  orders,
  outsideTrainings,
  requirements,
  savedReports,
  seatLedger,
  seatPools,
  standingAssignments,
  standingDays,
  trainingDisclosures,
  waivers,
} from '../db/schema/index.ts'
import { account, company, unique } from './accounts.ts'
import { course } from './catalogue.ts'
import { assign, employee } from './portal.ts'
import type { TestApi } from './test-api.ts'

/** A company with one of each thing. */
export interface Tenant {
  companyId: number
  userId: number
  courseId: number
  examId: number
  departmentId: number
  employeeId: number
  groupId: number
  pathId: number
  requirementId: number
  poolId: number
  licenceId: number
  seatId: number
  assignmentId: number
  batchId: number
  standingId: number
  importId: number
  actId: number
  messageId: number
  peopleListId: number
  standingDayId: number
  linkId: number
  inspectionLinkId: number
  orderId: number
  /** By which its calls name it. */
  orderPublicId: string
  orderLineId: number
  budgetId: number
  savedReportId: number
  trainingId: number
  waiverId: number
  requestId: number
  disclosureId: number
}

/** @returns the row's id; 0 for a table without one */
export async function insertRow(api: TestApi, table: PgTable, row: object): Promise<number> {
  const [made] = await api.db
    .insert(table)
    .values(row as never)
    .returning()
  return (made as { id: number } | undefined)?.id ?? 0
}

export const name = { ar: 'اسم' }
export const importRow = { role: 'owner', locale: 'ar', kind: 'lines' }
export const actRow = { role: 'owner', locale: 'ar', act: 'deactivate' }
export const exportRow = (createdBy: number) => ({
  createdBy,
  role: 'manager',
  kind: 'employees',
  query: {},
  format: 'csv',
  locale: 'ar',
  total: 1,
  expiresAt: new Date(),
})
export const trainingRow = { title: 'x', evidence: 'x', completedOn: '2026-01-01', minutes: 1 }
export const disclosureRow = {
  year: 2020,
  rules: {
    minimum_units: 8,
    platform_unit_minutes: 60,
    outside_unit_minutes: 60,
    demanded_from: 50,
    due_days: 31,
  },
  plan: { reached_by: '2020-12-31' },
  figures: { departments: [] },
  hash: 'x',
}
/** Beside an open grant of the same seat and assignment. */
export const endedGrant = ({ userId, courseId }: Tenant) => ({
  userId,
  courseId,
  kind: 'seat',
  endedReason: 'withdrawn',
  startsAt: new Date(0),
  endsAt: new Date(0),
})
export const licenceRow = {
  places: 5,
  unitPrice: 100,
  startsOn: '2026-01-01',
  endsOn: '2026-12-31',
  startsAt: new Date('2025-12-31T21:00:00Z'),
  endsAt: new Date('2026-12-31T21:00:00Z'),
}
export const listRow = { line: 1, cells: [], faults: [], state: 'good' }
/** A link by which inspectors see evidence. @param said bears the mark of its tenant */
const inspectionRow = (companyId: number, requirementId: number, said: string) => ({
  companyId,
  requirementId,
  tokenHash: `h-${unique()}`,
  reason: said,
  names: 'full',
  dataHash: 'x',
  cover: evidenceCover(said),
  expiresAt: new Date(Date.now() + 86_400_000),
})
export const evidenceCover = (said: string) => ({
  company: { en: said },
  title: { en: said },
  department: null,
  group: null,
  asOf: '2026-01-01',
  madeAt: '2026-01-01T00:00:00.000Z',
  counts: {},
})
export const linkRow = () => ({ tokenHash: `h-${unique()}`, sealedToken: 'x', expiresAt: new Date() })
const money = { subtotal: 100, total: 100, net: 87, vat: 13 }
export const employeeRow = () => ({
  name: 'x',
  nameKey: 'x',
  searchFolded: 'x',
  email: `e-${unique()}@example.com`,
})
const orderRow = (userId: number, buyer: string) => ({
  ...money,
  userId,
  publicId: randomBytes(16).toString('base64url'),
  idempotencyKey: `k-${unique()}`,
  buyer: { name: { ar: buyer } },
  expiresAt: new Date(),
})

/** Whose things they are, where it is not a company of their own: whatever people read of them bears the mark. */
export interface Marked {
  companyId: number
  /** Their department stands below it. */
  parentId: number | null
  mark: string
}

/** One of each thing of a company, of a new one without `marked`. */
// long: a list of rows, each made of those before it
export async function tenant(api: TestApi, marked?: Marked): Promise<Tenant> {
  const companyId = marked?.companyId ?? (await company(api)).companyId
  const said = marked?.mark ?? 'x'
  const called = marked ? { ar: said } : name
  const { id: userId } = await account(api, 'student', marked && { name: said })
  const courseId = await course(api)
  await insertRow(api, enrolments, { userId, courseId })
  const examId = await insertRow(api, exams, { courseId, title: name, passMark: 60 })
  const departmentId = await insertRow(api, departments, {
    companyId,
    parentId: marked?.parentId ?? null,
    name: called,
  })
  const employeeId = await employee(api, companyId, {
    departmentId,
    ...(marked && { name: `${said} person`, userId, email: `${said}-${unique()}@example.com` }),
  })
  const groupId = await insertRow(api, employeeGroups, { companyId, name: called })
  const pathId = await insertRow(api, learningPaths, { companyId, name: called })
  const requirementId = await insertRow(api, requirements, { companyId, pathId, groupId, firstDueDays: 30 })
  const ordered = orderRow(userId, said)
  const orderId = await insertRow(api, orders, { companyId, ...ordered })
  const orderLineId = await insertRow(api, orderLines, {
    companyId,
    orderId,
    courseId,
    title: name,
    unitPrice: 100,
    total: 100,
  })
  const poolId = await insertRow(api, seatPools, { companyId, courseId, bought: 5, used: 1 })
  const licencePoolId = await insertRow(api, seatPools, { companyId, bought: 5 })
  const licenceId = await insertRow(api, licences, { companyId, poolId: licencePoolId, ...licenceRow })
  const seatId = await insertRow(api, seatLedger, {
    companyId,
    poolId,
    employeeId,
    orderLineId,
    movement: 'assigned',
    seats: -1,
  })
  const assignmentId = await assign(api, companyId, employeeId, courseId, { learningPathId: pathId })
  await insertRow(api, enrolmentGrants, { companyId, userId, courseId, kind: 'seat', seatId, assignmentId })
  const batchId = await insertRow(api, assignmentBatches, { companyId, total: 1 })
  const standingId = await insertRow(api, standingAssignments, { companyId, groupId, pathId })
  const importId = await insertRow(api, employeeImports, { companyId, ...importRow })
  const actId = await insertRow(api, employeeActs, { companyId, ...actRow })
  const messageId = await insertRow(api, companyMessages, { companyId, text: { en: said } })
  const peopleListId = await insertRow(api, peopleLists, { companyId })
  const standingDayId = await insertRow(api, standingDays, {
    companyId,
    day: '2026-01-01',
    droppedAt: new Date(),
  })
  await insertRow(api, employeeAbsences, { companyId, employeeId })
  const requestId = await insertRow(api, courseRequests, { companyId, employeeId, courseId })
  const budgetId = await insertRow(api, departmentBudgets, { companyId, departmentId, granted: 100 })
  await insertRow(api, budgetLedger, { companyId, budgetId, movement: 'granted', amount: 100 })
  const savedReportId = await insertRow(api, savedReports, {
    companyId,
    createdBy: userId,
    name: said,
    query: { report: 'time', by: 'course' },
  })
  const linkId = await insertRow(api, joiningLinks, {
    companyId,
    label: said,
    ...(marked && { departmentId }),
    ...linkRow(),
  })
  const inspectionLinkId = await insertRow(
    api,
    inspectionLinks,
    inspectionRow(companyId, requirementId, said),
  )
  const waiverId = await insertRow(api, waivers, { companyId, requirementId, employeeId, reason: said })
  await insertRow(api, employeeGroupMembers, { companyId, groupId, employeeId })
  const trainingId = await insertRow(api, outsideTrainings, {
    ...trainingRow,
    companyId,
    employeeId,
    title: said,
  })
  // A company discloses a year once, whatever is made in it.
  const disclosureId = marked ? 0 : await insertRow(api, trainingDisclosures, { ...disclosureRow, companyId })
  return {
    companyId,
    userId,
    courseId,
    examId,
    departmentId,
    employeeId,
    groupId,
    pathId,
    requirementId,
    poolId,
    licenceId,
    seatId,
    assignmentId,
    batchId,
    standingId,
    importId,
    actId,
    messageId,
    peopleListId,
    standingDayId,
    linkId,
    inspectionLinkId,
    orderId,
    orderPublicId: ordered.publicId,
    orderLineId,
    savedReportId,
    trainingId,
    waiverId,
    requestId,
    disclosureId,
    budgetId,
  }
}
