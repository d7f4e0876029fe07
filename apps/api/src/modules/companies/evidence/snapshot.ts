import { and, eq, inArray } from 'drizzle-orm'
import type { BilingualText } from '../../../db/schema/columns.ts'
import type { Connection, Database } from '../../../db/client.ts'
import {
  companies,
  departments,
  employeeGroups,
  employees,
  type EvidenceCover,
  type EvidenceFacts,
  type EvidenceSnapshot,
  type NameForm,
  type SnapshotPerson,
} from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import type { FileType } from '../../exams/files/file-types.ts'
import { isFileType } from '../../exams/files/names.ts'
import { asOf } from '../requirements/as-of.ts'
import { evidencePages, type EvidenceRow } from '../requirements/evidence-rows.ts'
import { namedOn } from '../requirements/list.ts'
import { requirementStatuses } from '../requirements/status.ts'
import { initialsOf } from './initials.ts'
import type { EvidenceScope } from './schema.ts'

/** The most people of one document: some hundred pages take seconds. */
export const mostPeople = 2000
/** The most people of a link, or of a pack in all its documents. */
export const mostInAll = 100_000

export interface SnapshotAsked extends EvidenceScope {
  requirementId: number
  names: NameForm
  /** In the order of this language's letters. */
  locale: Locale
  /** What is said where there are more people than {@link mostInAll}. */
  tooMany: 'evidence_too_large' | 'inspection_too_large'
}

/**
 * Reads a snapshot in one state of the database, whatever changes meanwhile.
 * @throws AppError `not_found`, `validation`; `tooMany`
 */
export function takeSnapshot(
  db: Database,
  member: CompanyMembership,
  asked: SnapshotAsked,
): Promise<TakenSnapshot> {
  return db.transaction(tx => readSnapshot(tx, member, asked), { isolationLevel: 'repeatable read' })
}

async function readSnapshot(
  tx: Connection,
  member: CompanyMembership,
  asked: SnapshotAsked,
): Promise<TakenSnapshot> {
  const day = await asOf(tx, member.companyId, asked.as_of)
  const { names, locale, requirementId } = asked
  const named = (await namedOn(tx, member, day)).find(({ row }) => row.id === requirementId)
  if (!named) throw new AppError('not_found')
  const [company] = await tx.select().from(companies).where(eq(companies.id, member.companyId))
  if (!company) throw new AppError('not_found')
  const scope = await readScope(tx, member.companyId, asked)
  const query = { ...narrowing(asked), as_of: day }
  const people: SnapshotPerson[] = []
  const waiverFiles: TakenSnapshot['waiverFiles'] = []
  for await (const rows of evidencePages(tx, member, query, locale)) {
    const standing = await departmentsOf(tx, member.companyId, rows)
    people.push(...rows.map(row => personOf(row, names, standing.get(row.person.id) ?? null)))
    waiverFiles.push(...rows.map(fileOf))
    if (people.length > mostInAll) throw new AppError(asked.tooMany)
  }
  const snapshot: EvidenceSnapshot = {
    version: 1,
    company: {
      name: company.legalName,
      registration_number: company.registrationNumber,
      time_zone: company.timeZone,
    },
    requirement: {
      title: named.course ?? named.path ?? {},
      is_path: named.course === null,
      renewal_months: named.row.renewalMonths,
      grace_days: named.row.graceDays,
    },
    scope,
    as_of: day,
    made_at: new Date().toISOString(),
    names,
    counts: countsOf(people),
    people,
  }
  return { snapshot, waiverFiles }
}

/** How many people stand where. */
export function countsOf(people: readonly SnapshotPerson[]): EvidenceCover['counts'] {
  return Object.fromEntries(
    requirementStatuses.map(status => [status, people.filter(each => each.status === status).length]),
  ) as EvidenceCover['counts']
}

/** A snapshot, and the file of each person's waiver, which is not disclosed to its readers. */
export interface TakenSnapshot {
  snapshot: EvidenceSnapshot
  /** In the order of its people. */
  waiverFiles: (WaiverFile | null)[]
}

export interface WaiverFile {
  file: string
  type: FileType
}

function fileOf({ waiver }: EvidenceRow): WaiverFile | null {
  return waiver?.file && isFileType(waiver.fileType) ? { file: waiver.file, type: waiver.fileType } : null
}

/** Whom the list of standings would show. */
export function narrowing({
  requirementId,
  department,
  group,
}: Omit<SnapshotAsked, 'names' | 'locale' | 'tooMany'>) {
  return {
    requirement: requirementId,
    ...(department !== undefined && { department }),
    ...(group !== undefined && { group }),
  }
}

async function readScope(tx: Connection, companyId: number, { department, group }: EvidenceScope) {
  const read = async (table: typeof departments | typeof employeeGroups, id: number | undefined) => {
    if (id === undefined) return null
    const own = and(eq(table.companyId, companyId), eq(table.id, id))
    const [row] = await tx.select({ name: table.name }).from(table).where(own)
    if (!row) throw new AppError('not_found')
    return row.name
  }
  return { department: await read(departments, department), group: await read(employeeGroups, group) }
}

async function departmentsOf(tx: Connection, companyId: number, rows: readonly EvidenceRow[]) {
  const ids = rows.map(({ person }) => person.id)
  const found = await tx
    .select({ id: employees.id, name: departments.name })
    .from(employees)
    .innerJoin(
      departments,
      and(eq(departments.companyId, employees.companyId), eq(departments.id, employees.departmentId)),
    )
    .where(and(eq(employees.companyId, companyId), inArray(employees.id, ids)))
  return new Map(found.map(({ id, name }) => [id, name]))
}

function personOf(
  { person, standing, certificates, waiver }: EvidenceRow,
  names: NameForm,
  department: BilingualText | null,
): SnapshotPerson {
  const named = (name: string) => (names === 'initials' ? initialsOf(name) : name)
  return {
    name: named(person.name),
    number: names === 'initials' ? null : person.number,
    department,
    status: standing.status,
    completed_on: standing.completed_on,
    valid_until: standing.valid_until,
    due_on: standing.due_on,
    // Anyone with a code can read its holder's name.
    certificates: names === 'initials' ? [] : [...certificates],
    waiver: waiver
      ? {
          // The reason of a waiver is free text, which may name the person.
          reason: names === 'initials' ? '—' : waiver.reason,
          evidence: names === 'initials' ? null : waiver.evidence,
          from: waiver.from,
          until: waiver.until,
          by: waiver.by && named(waiver.by),
        }
      : null,
  }
}

/** The parts of a snapshot that name no one. */
export function coverOf(snapshot: EvidenceFacts): EvidenceCover {
  return {
    company: snapshot.company.name,
    title: snapshot.requirement.title,
    ...snapshot.scope,
    asOf: snapshot.as_of,
    madeAt: snapshot.made_at,
    ...(snapshot.company.time_zone !== undefined && { timeZone: snapshot.company.time_zone }),
    ...(snapshot.volume && { volume: { number: snapshot.volume.number, of: snapshot.volume.of } }),
    counts: snapshot.counts,
  }
}
