import { formatDate, formatNumber, isolate } from '@masar/text'
import { zoneCity } from '@masar/text/zones'
import type { Connection } from '../../../../db/client.ts'
import type { SavedReportQuery } from '../../../../db/schema/index.ts'
import { type Reader, sentence, tagOf } from '../../../../locale.ts'
import type { CompanyMembership } from '../../../accounts/auth/viewer.ts'
import type { Fact } from '../../../platform/mail/origin.ts'
import { readableMoment } from '../../../../readable.ts'
import { readOverview } from '../overview.ts'
import type { Cell } from '../../files/table.ts'
import type { ReportKind } from '../schema.ts'
import { elsewhere, type Row, shown, titles } from '../shown.ts'

/** More are for the page. */
const mostRows = 10

const ofAll = /*i18n*/ { id: 'mail.report.of_all', message: '{part} of {whole}' }
/** A company's day and clock, named by the city of its zone. */
const asOfInCity = /*i18n*/ { id: 'mail.report.as_of', message: '{time} ({city} time)' }
const hours = /*i18n*/ {
  id: 'mail.report.hours',
  message: '{hours, plural, one {# hour} other {# hours}}',
}

/** What an e-mail says of a report. */
export interface ReportSummary {
  /** What is counted in all, then row by row. */
  facts: Fact[]
  /** When that was so, in the company’s zone, which it names. */
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
  reader: Reader,
  timeZone: string,
): Promise<ReportSummary> {
  const query = by === 'person' ? filters : { ...filters, by }
  const {
    as_of: asOf,
    totals,
    rows,
    too_few: tooFew,
  } = await readOverview(db, member, report, query, reader.locale)
  const isBelow = (filters.department ?? member.branchId) !== null
  const unnamed = sentence(reader, isBelow ? elsewhere.below : elsewhere.top)
  const inAll = totals === null ? [] : factsOfAll(report, totals as Row, reader)
  const byRow = (rows as Row[]).slice(0, mostRows).map(row => ({
    label: nameOf(row, by, unnamed, reader),
    value: mainOf(report, row, reader),
  }))
  return {
    facts: [...inAll, ...byRow],
    asOf: sentence(reader, asOfInCity, {
      time: readableMoment(new Date(asOf), reader, { dateStyle: 'full', timeZone }),
      city: zoneCity(reader.locale, timeZone),
    }),
    more: Math.max(0, rows.length - mostRows),
    isPartial: tooFew !== null,
  }
}

function factsOfAll(report: ReportKind, totals: Row, reader: Reader): Fact[] {
  // Of a company without licences it says nothing of them.
  const isOfLicences = Number(totals['begun'] ?? 0) > 0
  const told = shown[report].filter(([title]) => isOfLicences || !title.startsWith('begun'))
  return told.map(([title, read]) => ({
    label: sentence(reader, titles[title]),
    value: write(read(totals), reader),
  }))
}

/** What a row comes down to. */
function mainOf(report: ReportKind, row: Row, reader: Reader): string {
  const written = (name: string) => write(row[name] ?? null, reader)
  if (report === 'completion')
    return sentence(reader, ofAll, { part: written('completed'), whole: written('assigned') })
  if (report === 'time')
    return sentence(reader, hours, { hours: Math.round(Number(row['seconds']) / 360) / 10 })
  return row['mean'] === null
    ? nothing
    : formatNumber(tagOf(reader), Number(row['mean']) / 100, { style: 'percent', maximumFractionDigits: 2 })
}

const nothing = '—'

function write(value: Cell, reader: Reader): string {
  return typeof value === 'number' ? formatNumber(tagOf(reader), value) : nothing
}

function nameOf(row: Row, by: SavedReportQuery['by'], unnamed: string, reader: Reader): string {
  const name = row['name'] == null ? unnamed : String(row['name'])
  if (by === 'month')
    return formatDate(tagOf(reader), new Date(`${name}-01T00:00:00Z`), {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    })
  return isolate(row['course'] == null ? name : `${name} · ${row['course']}`)
}
