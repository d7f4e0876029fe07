import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import type { BilingualText } from './columns.ts'
import { createdAt, id, moment, oneOf, reference } from './columns.ts'
import { companies } from './companies.ts'
import { requirements } from './requirements.ts'

/** The facts of an evidence pack without names: whose it is, about what, as of when, and how many people have which status. */
export interface EvidenceCover {
  company: BilingualText
  title: BilingualText
  department: BilingualText | null
  group: BilingualText | null
  /** ISO day, by whose end it is. */
  asOf: string
  madeAt: string
  /** The company's zone then; evidence from before it was stored is shown in the site's. */
  timeZone?: string
  /** Of a pack in several documents: which of how many this is. */
  volume?: { number: number; of: number }
  counts: Record<'met' | 'waived' | 'due' | 'grace' | 'late' | 'expired', number>
}

/** Where one person stood, and what shows it. Days are ISO. */
export interface SnapshotPerson {
  name: string
  number: string | null
  department: BilingualText | null
  status: keyof EvidenceCover['counts']
  completed_on: string | null
  valid_until: string | null
  due_on: string | null
  certificates: string[]
  waiver: {
    reason: string
    evidence: string | null
    from: string
    until: string | null
    by: string | null
  } | null
}

/** What was true of one requirement at the end of a day, frozen: its hash says whether a copy is still the same. */
export interface EvidenceSnapshot {
  version: 1
  company: { name: BilingualText; registration_number: string; time_zone?: string }
  requirement: {
    title: BilingualText
    is_path: boolean
    renewal_months: number | null
    grace_days: number
  }
  scope: { department: BilingualText | null; group: BilingualText | null }
  as_of: string
  made_at: string
  names: NameForm
  /** Where a pack has more people than a document holds: which part this is, its first person's number, and how many there are in all. */
  volume?: { number: number; of: number; first: number; people: number }
  counts: EvidenceCover['counts']
  people: SnapshotPerson[]
}

/** The same without its people. */
export type EvidenceFacts = Omit<EvidenceSnapshot, 'people'>

/** A pack of evidence that was made as PDF: what it takes to check a copy of it, without the people in it. */
export const evidencePacks = pgTable(
  'evidence_packs',
  {
    id: id(),
    companyId: reference()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    requirementId: reference().notNull(),
    /** Where it is checked: the first half of the hash, base64url. */
    code: text().notNull().unique(),
    /** SHA-256 of its data in canonical JSON, hex: printed on each page. */
    dataHash: text().notNull(),
    /** SHA-256 of the file, hex. */
    fileHash: text().notNull(),
    cover: jsonb().$type<EvidenceCover>().notNull(),
    createdBy: reference().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  table => [
    foreignKey({
      name: 'evidence_packs_requirement',
      columns: [table.companyId, table.requirementId],
      foreignColumns: [requirements.companyId, requirements.id],
    }).onDelete('cascade'),
    index('evidence_packs_requirement_of').on(table.companyId, table.requirementId),
    index('evidence_packs_maker').on(table.createdBy),
  ],
)

/** How people are named to anyone with the link. */
export const nameForms = ['full', 'initials'] as const
export type NameForm = (typeof nameForms)[number]

/** A link by which an inspector, without an account, reads what was true of one requirement at the end of a day. */
export const inspectionLinks = pgTable(
  'inspection_links',
  {
    id: id(),
    companyId: reference()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    requirementId: reference().notNull(),
    /** SHA-256 of the token, base64url; the token itself is shown once. */
    tokenHash: text().notNull().unique(),
    /** Why it was made; the inspector reads it. */
    reason: text().notNull(),
    names: text().$type<NameForm>().notNull(),
    /** What is shown, as it was frozen, its people in rows of their own; null once the link is over. */
    snapshot: jsonb().$type<EvidenceFacts>(),
    /** SHA-256 of the snapshot in canonical JSON, its people in it, hex. */
    dataHash: text().notNull(),
    cover: jsonb().$type<EvidenceCover>().notNull(),
    createdBy: reference().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    withdrawnAt: moment(),
    openedCount: integer().notNull().default(0),
    lastOpenedAt: moment(),
  },
  table => [
    unique('inspection_links_tenant').on(table.companyId, table.id),
    foreignKey({
      name: 'inspection_links_requirement',
      columns: [table.companyId, table.requirementId],
      foreignColumns: [requirements.companyId, requirements.id],
    }).onDelete('cascade'),
    index('inspection_links_requirement_of').on(table.companyId, table.requirementId),
    index('inspection_links_maker').on(table.createdBy),
    oneOf('inspection_links_names', table.names, nameForms),
  ],
)

const statuses = [
  'met',
  'waived',
  'due',
  'grace',
  'late',
  'expired',
] as const satisfies readonly SnapshotPerson['status'][]

/** The people whom an inspector’s link shows, as they were frozen; deleted once the link is over. */
export const inspectedPeople = pgTable(
  'inspected_people',
  {
    companyId: reference().notNull(),
    linkId: reference().notNull(),
    /** Where they stand in the list, from 1. */
    place: integer().notNull(),
    person: jsonb().$type<SnapshotPerson>().notNull(),
    status: text().$type<SnapshotPerson['status']>().notNull(),
    /** Name and number, folded, by which readers find them. */
    searchFolded: text().notNull(),
  },
  table => [
    primaryKey({ columns: [table.linkId, table.place] }),
    foreignKey({
      name: 'inspected_people_link',
      columns: [table.companyId, table.linkId],
      foreignColumns: [inspectionLinks.companyId, inspectionLinks.id],
    }).onDelete('cascade'),
    index('inspected_people_status').on(table.linkId, table.status, table.place),
    oneOf('inspected_people_status_known', table.status, statuses),
  ],
)
