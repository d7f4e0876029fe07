import { isolate } from '@masar/text'
import type { Connection } from '../../../../db/client.ts'
import type { SavedReportQuery } from '../../../../db/schema/index.ts'
import { sentence, type Locale } from '../../../../locale.ts'
import type { CompanyMembership } from '../../../accounts/auth/viewer.ts'
import { type Fact, mailTags, timeOf } from '../../../platform/mail/origin.ts'
import { readOverview } from '../overview.ts'
import type { Cell } from '../../files/table.ts'
import type { ReportKind } from '../schema.ts'
import { elsewhere, type Row, shown, titles } from '../shown.ts'

/** More are for the page. */
const mostRows = 10

const ofAll = /*i18n*/ { id: 'mail.report.of_all', message: '{part} of {whole}' }
const hours = /*i18n*/ {
  id: 'mail.report.hours',
  message: '{hours, plural, one {# hour} other {# hours}}',
}

/** What an e-mail says of a report. */
export interface ReportSummary {
  /** What is counted in all, then row by row. */
  facts: Fact[]
  /** When that was so, in the company’s zone. */
  asOf: string
  /** How many rows are not told. */
  more: number
  /** Whether something is left out because it is of too few people. */
  isPartial: boolean
}

/** Sums a report up for an e-mail: what it counts in all, and its first rows. Whom it names stays in the portal. */
export async function summaryOf(
  db: Connection,
  member: CompanyMembership,
  { report, by, ...filters }: SavedReportQuery,
  locale: Locale,
): Promise<ReportSummary> {
  const query = by === 'person' ? filters : { ...filters, by }
  const { as_of: asOf, totals, rows, too_few: tooFew } = await readOverview(db, member, report, query, locale)
  const isBelow = (filters.department ?? member.branchId) !== null
  const unnamed = sentence(locale, isBelow ? elsewhere.below : elsewhere.top)
  const inAll = totals === null ? [] : factsOfAll(report, totals as Row, locale)
  const byRow = (rows as Row[]).slice(0, mostRows).map(row => ({
    label: nameOf(row, by, unnamed, locale),
    value: mainOf(report, row, locale),
  }))
  return {
    facts: [...inAll, ...byRow],
    asOf: timeOf(asOf, locale),
    more: Math.max(0, rows.length - mostRows),
    isPartial: tooFew !== null,
  }
}

function factsOfAll(report: ReportKind, totals: Row, locale: Locale): Fact[] {
  return shown[report].map(([title, read]) => ({
    label: sentence(locale, titles[title]),
    value: write(read(totals), locale),
  }))
}

/** What a row comes down to. */
function mainOf(report: ReportKind, row: Row, locale: Locale): string {
  const written = (name: string) => write(row[name] ?? null, locale)
  if (report === 'completion')
    return sentence(locale, ofAll, { part: written('completed'), whole: written('assigned') })
  if (report === 'time')
    return sentence(locale, hours, { hours: Math.round(Number(row['seconds']) / 360) / 10 })
  return row['mean'] === null ? nothing : `${written('mean')}%`
}

const nothing = '—'

function write(value: Cell, locale: Locale): string {
  return typeof value === 'number' ? new Intl.NumberFormat(mailTags[locale]).format(value) : nothing
}

function nameOf(row: Row, by: SavedReportQuery['by'], unnamed: string, locale: Locale): string {
  const name = row['name'] == null ? unnamed : String(row['name'])
  if (by === 'month')
    return new Intl.DateTimeFormat(mailTags[locale], {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(`${name}-01T00:00:00Z`))
  return isolate(row['course'] == null ? name : `${name} · ${row['course']}`)
}
