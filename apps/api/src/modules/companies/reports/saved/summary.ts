import { formatDate, formatNumber, isolate } from '@masar/text'
import { foundRows } from '@masar/text/rows'
import { zoneCity } from '@masar/text/zones'
import type { Connection } from '../../../../db/client.ts'
import type { SavedReportQuery } from '../../../../db/schema/index.ts'
import { type Reader, sentence, tagOf } from '../../../../locale.ts'
import type { CompanyMembership } from '../../../accounts/auth/viewer.ts'
import type { Fact } from '../../../platform/mail/origin.ts'
import { readableMoment } from '../../../../readable.ts'
import { readOverview } from '../overview.ts'
import type { Cell } from '../../files/table.ts'
import { readActivity } from '../activity/reading.ts'
import { addUpPurchases } from '../purchases/adding-up.ts'
import type { PurchaseKind } from '../purchases/schema.ts'
import { shownPurchases, words } from '../purchases/shown.ts'
import type { ReportKind } from '../schema.ts'
import { elsewhere, type Row, shown, titles } from '../shown.ts'
import { isOfPurchases } from './known-views.ts'

/** More are for the page. */
const mostRows = 10

const ofAll = /*i18n*/ { id: 'mail.report.of_all', message: '{part} of {whole}' }
/** A company's day and clock, named by the city of its zone. */
const asOfInCity = /*i18n*/ { id: 'mail.report.as_of', message: '{time} ({city} time)' }
const learnedIn = /*i18n*/ {
  id: 'mail.report.learned_in',
  message: '{days, plural, one {Learned in the last day} other {Learned in the last # days}}',
}
const hours = /*i18n*/ {
  id: 'mail.report.hours',
  message: '{hours, plural, one {# hour} other {# hours}}',
}

const learners = /*i18n*/ {
  id: 'mail.report.learners',
  message: '{people, plural, one {# person} other {# people}}',
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
  query: SavedReportQuery,
  reader: Reader,
  timeZone: string,
): Promise<ReportSummary> {
  const { asOf, ...told } = await factsOf(db, member, query, reader)
  return {
    ...told,
    asOf: sentence(reader, asOfInCity, {
      time: readableMoment(new Date(asOf), reader, { dateStyle: 'full', timeZone }),
      city: zoneCity(reader.locale, timeZone),
    }),
  }
}

function factsOf(
  db: Connection,
  member: CompanyMembership,
  { report, ...query }: SavedReportQuery,
  reader: Reader,
): Promise<ReportSummary> {
  if (report === 'activity') return activityFacts(db, member, query, reader)
  if (isOfPurchases(report)) return purchaseFacts(db, member, report, query, reader)
  return learningFacts(db, member, report, query, reader)
}

type Narrowing = Omit<SavedReportQuery, 'report'>

/** How many learned of late; with a period, how many learned in it; and by rows where these are no people. */
async function activityFacts(
  db: Connection,
  member: CompanyMembership,
  { by, quiet: _, source: _source, course: _course, q, sort, ...filters }: Narrowing,
  reader: Reader,
): Promise<ReportSummary> {
  const isOfPeople = by === 'person' || by === 'exam'
  const report = await readActivity(db, member, isOfPeople ? filters : { ...filters, by }, reader.locale)
  const { as_of: asOf, people, active, totals } = report
  const finding = { ...(q !== undefined && { q }), ...(sort !== undefined && { sort }) }
  const rows = foundRows<Row>(report.rows, by, finding, reader.locale)
  const unnamed = unnamedOf(member, filters, reader)
  const ofLate = active.map(({ days, people: learned }) => ({
    label: sentence(reader, learnedIn, { days }),
    value: sentence(reader, ofAll, { part: write(learned, reader), whole: write(people, reader) }),
  }))
  const isOfPeriod = filters.from !== undefined || filters.to !== undefined
  const inPeriod = isOfPeriod && totals ? factsOfAll('activity', totals as Row, reader) : []
  const byRow = rows.slice(0, mostRows).map(row => ({
    label: nameOf(row, by, unnamed, reader),
    value: sentence(reader, learners, { people: Number(row['people']) }),
  }))
  return {
    facts: [...(isOfPeriod ? inPeriod : ofLate), ...byRow],
    asOf,
    more: Math.max(0, rows.length - mostRows),
    isPartial: false,
  }
}

/** What was bought, and what became of it. */
async function purchaseFacts(
  db: Connection,
  { companyId }: CompanyMembership,
  report: PurchaseKind,
  { from, to, course, by, ...finding }: Narrowing,
  reader: Reader,
): Promise<ReportSummary> {
  const query = {
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(course !== undefined && { course }),
    by: by === 'month' ? by : ('course' as const),
  }
  const { as_of: asOf, totals, rows: all } = await addUpPurchases(db, companyId, report, query, reader.locale)
  const rows = foundRows<Row>(all, query.by, finding, reader.locale)
  const [main] = shownPurchases[report]
  const inAll = shownPurchases[report].map(([title, read]) => ({
    label: sentence(reader, words[title]),
    value: write(read(totals as Row), reader),
  }))
  const byRow = rows.slice(0, mostRows).map(row => ({
    label: nameOf(row, query.by, '', reader),
    value: write(main?.[1](row) ?? null, reader),
  }))
  return { facts: [...inAll, ...byRow], asOf, more: Math.max(0, rows.length - mostRows), isPartial: false }
}

async function learningFacts(
  db: Connection,
  member: CompanyMembership,
  report: ReportKind,
  { by, quiet: _, q, sort, ...filters }: Narrowing,
  reader: Reader,
): Promise<ReportSummary> {
  const query = by === 'person' ? filters : { ...filters, by }
  const {
    as_of: asOf,
    totals,
    rows: all,
    too_few: tooFew,
  } = await readOverview(db, member, report, query, reader.locale)
  const finding = { ...(q !== undefined && { q }), ...(sort !== undefined && { sort }) }
  const rows = foundRows<Row>(all, by, finding, reader.locale)
  const unnamed = unnamedOf(member, filters, reader)
  const inAll = totals === null ? [] : factsOfAll(report, totals as Row, reader)
  const byRow = rows.slice(0, mostRows).map(row => ({
    label: nameOf(row, by, unnamed, reader),
    value: mainOf(report, row, reader),
  }))
  return {
    facts: [...inAll, ...byRow],
    asOf,
    more: Math.max(0, rows.length - mostRows),
    isPartial: tooFew !== null,
  }
}

/** What the row of those is called who lie in none of the departments. */
function unnamedOf(member: CompanyMembership, { department }: Pick<Narrowing, 'department'>, reader: Reader) {
  const isBelow = (department ?? member.branchId) !== null
  return sentence(reader, isBelow ? elsewhere.below : elsewhere.top)
}

function factsOfAll(report: keyof typeof shown, totals: Row, reader: Reader): Fact[] {
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
