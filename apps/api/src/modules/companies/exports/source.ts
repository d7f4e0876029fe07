import type { BilingualText } from '../../../db/schema/columns.ts'
import type { Database, Transaction } from '../../../db/client.ts'
import type { Storage } from '../../../gateways/storage.ts'
import type { Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import type { Table } from '../files/table.ts'

/** What a document is made for, and from where. */
export interface DocumentAsked {
  locale: Locale
  /** The requester. */
  userId: number
  publicUrl: string
  storage: Storage
  /** The document alone, or an archive with what belongs to it. */
  form: 'pdf' | 'zip'
  /** Aborted when no one waits for it any more. */
  signal: AbortSignal
  /** Tells how many of its rows are read. */
  told: (done: number) => Promise<void>
}

/** A document that was made. */
export interface MadeDocument {
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>
  /** Keeps what belongs to it, in the transaction that hands it out. */
  keep: (tx: Transaction) => Promise<void>
}

/** What is exported, as each export calls it, and the audit log but for one (`auditExport`). */
export type ExportKind =
  | 'employees'
  | 'assignments'
  | 'requirement'
  | 'requirement_evidence'
  | 'training_disclosure'
  | 'training_disclosure_figures'
  | 'budgets'
  | 'budget_movements'
  | 'report_activity'
  | 'report_completion'
  | 'report_time'
  | 'report_scores'
  | 'report_seats'
  | 'report_spending'

/** Something of a company that can be exported: which rows, in which columns, for whom. */
export interface ExportSource<Query extends object> {
  /** Stored with each export: it never changes. */
  kind: ExportKind
  /** What the file and its notification are called. */
  name: BilingualText
  /** The portal's page on which a file made in the background can be saved. */
  page: string
  /** How many rows the member sees; what is found by its name is found in the reader's language. */
  count: (
    db: Database | Transaction,
    member: CompanyMembership,
    query: Query,
    locale: Locale,
  ) => Promise<number>
  /** The rows that the member sees, read page by page, in the reader's language. */
  table: (db: Database, member: CompanyMembership, query: Query, locale: Locale) => Table
  /** The same as a document; left out where there is none. */
  document?: (
    db: Database,
    member: CompanyMembership,
    query: Query,
    asked: DocumentAsked,
  ) => Promise<MadeDocument>
}

/**
 * What a file is called: its thing and the day, in the reader's language.
 * @param day the day for the company on which it was made, ISO
 */
export function fileName(
  source: Pick<ExportSource<object>, 'name'>,
  locale: Locale,
  { day, format }: { day: string; format: string },
): string {
  // Dots hold a date together behind an Arabic word; hyphens would turn it around.
  return `${source.name[locale] ?? ''} ${day.replaceAll('-', '.')}.${format}`
}
