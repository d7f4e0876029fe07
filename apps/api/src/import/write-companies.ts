import { and, eq, inArray } from 'drizzle-orm'
import { fold, sortKey } from '@masar/text'
import { companies, companyMembers, departments, employees } from '../db/schema/index.ts'
import type { BilingualText } from '../db/schema/columns.ts'
import { followStates } from '../modules/companies/employees/absences.ts'
import { auditEnded, endMemberships, type EndedMembership } from '../modules/companies/members/ending.ts'
import { commandLine } from '../modules/platform/audit/actor.ts'
import type { Catalogue } from './read-catalogue.ts'
import type { CompanyEntry } from './shapes.ts'
import { writeAssignments } from './write-assignments.ts'
import { writeBudgets } from './write-budgets.ts'
import { writeLicence } from './write-licence.ts'
import { writeRequirements } from './write-requirements.ts'
import { writeShelf } from './write-shelf.ts'
import type { Places } from './write-places.ts'
import { idOf, reconcile, type Stored, type Writing } from './writing.ts'

/** Companies with their departments, people, assignments and seats. */
export async function writeCompanies(
  writing: Writing,
  catalogue: Catalogue,
  accounts: Map<string, Stored>,
  places: Places,
): Promise<void> {
  const entries = catalogue.companies?.entries ?? []
  if (entries.length === 0) return
  const known = await reconcile(writing, {
    kind: 'companies',
    table: companies,
    identity: companies.id,
    identityName: 'id',
    among: inArray(
      companies.slug,
      entries.map(entry => entry.slug),
    ),
    keyOf: row => row.slug,
    wanted: entries.map(entry => ({
      slug: entry.slug,
      userId: idOf(accounts, entry.email),
      legalName: entry.legal_name,
      registrationNumber: entry.registration_number,
      vatNumber: entry.vat_number ?? null,
      address: entry.address,
    })),
  })
  const left: EndedMembership[] = []
  for (const entry of entries) {
    const companyId = idOf(known, entry.slug)
    const members = await activeMembers(writing, companyId)
    const people = await writeEmployees(writing, entry, companyId, accounts, places)
    left.push(...(await endWithEmployment(writing, companyId, members)))
    await writeAssignments(writing, entry, companyId, people)
    await writeRequirements(writing, entry, { id: companyId, userId: idOf(accounts, entry.email) }, people)
    await writeShelf(writing, entry, companyId)
    await writeLicence(writing, entry, companyId)
    await writeBudgets(writing, entry, companyId)
  }
  await auditEnded(writing.tx, commandLine, left, 'employee_deactivated')
}

/** The accounts of active employees that act for the company. */
async function activeMembers({ tx }: Writing, companyId: number): Promise<number[]> {
  const rows = await tx
    .select({ userId: companyMembers.userId })
    .from(companyMembers)
    .innerJoin(
      employees,
      and(eq(employees.companyId, companyMembers.companyId), eq(employees.userId, companyMembers.userId)),
    )
    .where(and(eq(companyMembers.companyId, companyId), eq(employees.state, 'active')))
  return rows.map(row => row.userId)
}

/** People who are no longer active employees no longer act for the company. @param members those who did before */
async function endWithEmployment(
  writing: Writing,
  companyId: number,
  members: number[],
): Promise<EndedMembership[]> {
  const still = new Set(await activeMembers(writing, companyId))
  const gone = members.filter(userId => !still.has(userId))
  return endMemberships(
    writing.tx,
    and(eq(companyMembers.companyId, companyId), inArray(companyMembers.userId, gone)),
  )
}

async function writeEmployees(
  writing: Writing,
  company: CompanyEntry,
  companyId: number,
  accounts: Map<string, Stored>,
  places: Places,
): Promise<Map<string, Stored>> {
  const branches = await reconcile(writing, {
    kind: 'departments',
    table: departments,
    identity: departments.id,
    identityName: 'id',
    among: inArray(departments.companyId, [companyId]),
    keyOf: row => row.name.en ?? '',
    wanted: departmentsOf(company).map(name => ({ companyId, name })),
  })
  const written = await reconcile(writing, {
    kind: 'employees',
    table: employees,
    identity: employees.id,
    identityName: 'id',
    among: inArray(employees.companyId, [companyId]),
    keyOf: row => row.email,
    wanted: company.employees.map(employee => ({
      companyId,
      email: employee.email,
      name: employee.name,
      nameKey: sortKey(employee.name),
      ...accountName(employee),
      searchFolded: fold([employee.name, employee.email, employee.number ?? ''].join(' ')),
      number: employee.number ?? null,
      job: (places.jobNames.get(employee.job)?.['name'] as BilingualText | undefined)?.ar ?? null,
      departmentId: employee.department === undefined ? null : idOf(branches, employee.department.en),
      state: employee.state,
      joinedOn: employee.joined ?? null,
      userId: employee.state === 'invited' ? null : idOf(accounts, employee.email),
    })),
    once: row => ({ deactivatedAt: row.state === 'deactivated' ? writing.now : null }),
  })
  await followStates(writing.tx, companyId)
  return written
}

/** The name of the account in the other script, where there is an account. */
function accountName({ state, other_name: other }: CompanyEntry['employees'][number]) {
  if (state === 'invited' || other === undefined) return { otherName: null, otherNameKey: null }
  return { otherName: other, otherNameKey: sortKey(other) }
}

function departmentsOf(company: CompanyEntry) {
  const named = company.employees.map(employee => employee.department).filter(name => name !== undefined)
  return [...new Map(named.map(name => [name.en, name])).values()]
}
