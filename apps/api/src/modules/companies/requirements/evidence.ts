import type { Database, Transaction } from '../../../db/client.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { pick, sentence, type Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import type { CompanyActor } from '../../platform/audit/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Cell, Table, TableColumn } from '../files/table.ts'
import { asOf } from './as-of.ts'
import { evidencePages, type EvidenceRow } from './evidence-rows.ts'
import { namedOn } from './list.ts'
import type { StandingsNarrowed } from './matrix.ts'

/** What each row says, in this order; days are dates in spreadsheets. */
const columns = [
  { kind: 'date', title: /*i18n*/ { id: 'evidence.as_of', message: 'As of' } },
  { kind: 'text', title: /*i18n*/ { id: 'evidence.requirement', message: 'Requirement' } },
  { kind: 'text', title: /*i18n*/ { id: 'evidence.name', message: 'Name' } },
  { kind: 'text', title: /*i18n*/ { id: 'evidence.number', message: 'Employee number' } },
  { kind: 'text', title: /*i18n*/ { id: 'evidence.department', message: 'Department' } },
  { kind: 'text', title: /*i18n*/ { id: 'evidence.status', message: 'Status' } },
  { kind: 'date', title: /*i18n*/ { id: 'evidence.completed', message: 'Completed on' } },
  { kind: 'date', title: /*i18n*/ { id: 'evidence.until', message: 'Holds until' } },
  { kind: 'date', title: /*i18n*/ { id: 'evidence.due', message: 'Due by' } },
  { kind: 'text', title: /*i18n*/ { id: 'evidence.certificates', message: 'Certificates' } },
  { kind: 'text', title: /*i18n*/ { id: 'evidence.waiver_reason', message: 'Reason of the waiver' } },
  { kind: 'text', title: /*i18n*/ { id: 'evidence.waiver_evidence', message: 'Evidence of the waiver' } },
  { kind: 'date', title: /*i18n*/ { id: 'evidence.waiver_from', message: 'Waived from' } },
  { kind: 'date', title: /*i18n*/ { id: 'evidence.waiver_until', message: 'Waived until' } },
  { kind: 'text', title: /*i18n*/ { id: 'evidence.waiver_by', message: 'Waiver given by' } },
  { kind: 'date', title: /*i18n*/ { id: 'evidence.terms', message: 'Terms and path courses as of' } },
] as const

/** The labels of statuses in exported files. */
export const evidenceStatuses = {
  met: /*i18n*/ { id: 'evidence.met', message: 'Met' },
  waived: /*i18n*/ { id: 'evidence.waived', message: 'Waived' },
  due: /*i18n*/ { id: 'evidence.due_status', message: 'Not yet due' },
  grace: /*i18n*/ { id: 'evidence.grace', message: 'In grace period' },
  late: /*i18n*/ { id: 'evidence.late', message: 'Late' },
  expired: /*i18n*/ { id: 'evidence.expired', message: 'Has expired' },
}

/** A person with a requirement, and its evidence. */
type EvidenceLine = Pick<EvidenceRow['person'], 'name' | 'number' | 'department'> &
  Pick<EvidenceRow['standing'], 'status' | 'completed_on' | 'valid_until' | 'due_on'> &
  Pick<EvidenceRow, 'certificates'> & {
    waiver:
      | Pick<NonNullable<EvidenceRow['waiver']>, 'reason' | 'evidence' | 'from' | 'until' | 'by'>
      | null
      | undefined
  }

/** The columns of evidence, titled in the reader's language. */
export function evidenceColumns(locale: Locale): TableColumn[] {
  return columns.map(({ kind, title }) => ({ kind, title: sentence(locale, title) }))
}

/** Writes into the audit log who takes which data out of the portal: so is the same table, made in the background. */
export async function auditEvidence(
  tx: Transaction,
  actor: CompanyActor,
  query: StandingsNarrowed,
): Promise<void> {
  await audit(tx, actor, {
    action: 'requirements.export',
    subject: { type: 'requirement', id: query.requirement ?? null },
    after: { ...query },
  })
}

/**
 * The evidence of a day: each person with each requirement, as the matrix shows them, with certificates and the waivers that hold.
 */
export function evidenceTable(
  db: Database,
  member: CompanyMembership,
  query: StandingsNarrowed & { as_of: string },
  locale: Locale,
): Table {
  return {
    columns: evidenceColumns(locale),
    pages: evidenceRows(db, member, query, locale),
  }
}

async function* evidenceRows(
  db: Database,
  member: CompanyMembership,
  query: StandingsNarrowed & { as_of: string },
  locale: Locale,
): AsyncGenerator<Cell[][]> {
  const demanded = new Map(
    (await namedOn(db, member, query.as_of)).map(named => [named.row.id, titleOf(named, locale)]),
  )
  const termsOf = await asOf(db, member.companyId, undefined)
  for await (const rows of evidencePages(db, member, query, locale))
    yield rows.map(({ person, standing, certificates, waiver }) => [
      query.as_of,
      demanded.get(standing.requirement_id) ?? '',
      ...evidenceCells({ ...person, ...standing, certificates, waiver }, termsOf, locale),
    ])
}

/**
 * The cells of a person's row, from the name on.
 * @param termsOf the day of the requirement's terms and of its path's courses: the one on which it was reckoned, also as of an earlier day
 */
export function evidenceCells(line: EvidenceLine, termsOf: string, locale: Locale): Cell[] {
  const { waiver } = line
  return [
    line.name,
    line.number,
    line.department,
    sentence(locale, evidenceStatuses[line.status]),
    line.completed_on,
    line.valid_until,
    line.due_on,
    line.certificates.join(' ') || null,
    waiver?.reason ?? null,
    waiver?.evidence ?? null,
    waiver?.from ?? null,
    waiver?.until ?? null,
    waiver?.by ?? null,
    termsOf,
  ]
}

function titleOf({ course, path }: Record<'course' | 'path', BilingualText | null>, locale: Locale): string {
  const title = course ?? path
  return title === null ? '' : pick(title, locale)
}
