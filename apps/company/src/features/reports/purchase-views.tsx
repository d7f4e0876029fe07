import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import {
  Card,
  EmptyState,
  formatMoney,
  formatNumber,
  linkClass,
  Stat,
  StatList,
  type TableColumn,
  useUi,
} from '@masar/ui'
import { BarChart } from '@masar/ui/chart'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { periodOf, seatsAddress } from '../learn/seats/place.ts'
import { useLearnRights } from '../learn/rights.ts'
import { type SeatReport, seatReportQuery, type SpendingReport, spendingQuery } from './api.ts'
import { addressOf, type PurchaseReport, type ReportFilters, type ReportPlace } from './place.ts'
import { ReportFrame } from './report-frame.tsx'
import { narrowingOf, ReportTable } from './report-table.tsx'
import styles from './reports.module.css'
import { useMonthWords, useRowWords } from './words.ts'

interface ViewProps {
  place: ReportPlace<PurchaseReport>
  onClear: () => void
}
/** More bars are too many to compare; the table has all. */
const mostBars = 8
const seatCounts = ['bought', 'assigned', 'started', 'returned', 'expired', 'refunded'] as const

function useSeatWords(): Record<(typeof seatCounts)[number], string> {
  const { t } = useLingui()
  return {
    bought: t({ message: 'Bought', context: 'seats' }),
    assigned: t({ message: 'Assigned', context: 'seats' }),
    started: t({ message: 'Started', context: 'seats' }),
    returned: t({ message: 'Returned', context: 'seats' }),
    expired: t({ message: 'Expired', context: 'seats' }),
    refunded: t({ message: 'Refunded', context: 'seats' }),
  }
}

/** A number that opens what it counts. */
function Linked({ to, children }: { to: string; children: string }) {
  return (
    <AppLink to={to} className={linkClass()}>
      {children}
    </AppLink>
  )
}

/** What became of the seats that were bought. */
export function SeatsView({ place, onClear }: ViewProps) {
  const report = useQuery({ ...seatReportQuery(place), placeholderData: keepPreviousData })
  return (
    <ReportFrame
      place={place}
      query={report}
      onClear={onClear}
      isEmpty={({ months, totals }) => months.length === 0 && totals.free + totals.used === 0}
      empty={
        <EmptyState drawing="reports" title={<Trans>No seats yet</Trans>}>
          <Trans>Buy seats of a course, and this report shows what became of them.</Trans>
        </EmptyState>
      }
    >
      {data => (
        <>
          <SeatTotals place={place} totals={data.totals} />
          <SeatCharts place={place} report={data} />
          <SeatRows place={place} rows={data.rows} />
        </>
      )}
    </ReportFrame>
  )
}

/**
 * Where the movements stand that a number counts: of a course and of the same days, or of the yearly licences; of all courses together, in the
 * rows of the courses of those days, where those with most of it come first and each opens its own.
 */
function rowsBehind(
  course: number | null | undefined,
  movement: (typeof seatCounts)[number],
  { from, to }: ReportFilters,
): string {
  const period = periodOf({ from, to })
  if (course === null) return '/courses'
  if (course !== undefined) return seatsAddress({ own: '1', seats: course, movement, ...period })
  return addressOf({ report: 'seats', by: 'course', ...period, sort: `-${columnOf(movement)}` })
}

/** The column of a count: money is refunded, too. */
const columnOf = (name: (typeof seatCounts)[number]) => (name === 'refunded' ? 'refunded_seats' : name)

/** How many moved; opens the rows behind it, for those who may read them. */
function SeatCount({ count, to }: { count: number; to: string }) {
  const { tag } = useUi()
  const { readsMovements } = useLearnRights()
  const shown = formatNumber(tag, count)
  return count > 0 && readsMovements ? <Linked to={to}>{shown}</Linked> : shown
}

function SeatTotals({ place, totals }: { place: ReportPlace; totals: SeatReport['totals'] }) {
  const { tag } = useUi()
  const words = useSeatWords()
  return (
    <StatList className={styles.figures}>
      {seatCounts.map(name => (
        <Stat
          key={name}
          label={words[name]}
          value={<SeatCount count={totals[name]} to={rowsBehind(place.course, name, place)} />}
        />
      ))}
      <Stat
        label={<Trans>Free now</Trans>}
        value={<Linked to="/courses?own=1">{formatNumber(tag, totals.free)}</Linked>}
        note={<Trans>Whatever the period.</Trans>}
      />
    </StatList>
  )
}

function SeatCharts({ place, report }: { place: ViewProps['place']; report: SeatReport }) {
  const { t } = useLingui()
  const month = useMonthWords('2-digit')
  const words = useSeatWords()
  const rowWords = useRowWords(place)
  const rows = report.rows.slice(0, mostBars)
  if (report.months.length === 0) return null
  return (
    <div className={styles.charts}>
      <Card>
        <BarChart
          title={t`Seats by month`}
          categoryLabel={t`Month`}
          categories={report.months.map(row => month(row.month))}
          series={(['bought', 'assigned'] as const).map(name => ({
            name: words[name],
            values: report.months.map(row => row[name]),
          }))}
        />
      </Card>
      {rows.length > 0 && place.by === 'course' && (
        <Card>
          <BarChart
            layout="rows"
            title={t`Seats by course`}
            categoryLabel={t`Course`}
            categories={rows.map(rowWords)}
            series={(['bought', 'assigned'] as const).map(name => ({
              name: words[name],
              values: rows.map(row => row[name]),
            }))}
          />
        </Card>
      )}
    </div>
  )
}

function SeatRows({ place, rows }: { place: ReportPlace; rows: SeatReport['rows'] }) {
  const words = useSeatWords()
  const columns = seatCounts.map((name): TableColumn<SeatReport['rows'][number]> => ({
    id: columnOf(name),
    header: words[name],
    isNumeric: true,
    cell: row => (
      <SeatCount
        count={row[name]}
        to={rowsBehind(place.by === 'month' ? place.course : row.id, name, narrowingOf(place, row) ?? place)}
      />
    ),
  }))
  return <ReportTable place={place} rows={rows} columns={columns} />
}

/** What was paid, and what of it came back. */
export function SpendingView({ place, onClear }: ViewProps) {
  const report = useQuery({ ...spendingQuery(place), placeholderData: keepPreviousData })
  return (
    <ReportFrame
      place={place}
      query={report}
      onClear={onClear}
      isEmpty={({ months }) => months.length === 0}
      empty={
        <EmptyState drawing="orders" title={<Trans>Nothing was bought yet</Trans>}>
          <Trans>Invoices and credit notes of your company add up here.</Trans>
        </EmptyState>
      }
    >
      {data => (
        <>
          <SpendingTotals totals={data.totals} />
          <SpendingCharts place={place} report={data} />
          <SpendingRows place={place} rows={data.rows} />
        </>
      )}
    </ReportFrame>
  )
}

function useMoney(): (minor: number) => string {
  const { tag } = useUi()
  return minor => formatMoney(tag, minor)
}
const spentOf = ({ paid, refunded }: { paid: number; refunded: number }) => paid - refunded

function SpendingTotals({ totals }: { totals: SpendingReport['totals'] }) {
  const { tag } = useUi()
  const money = useMoney()
  return (
    <StatList className={styles.figures}>
      <Stat
        label={<Trans>Spent</Trans>}
        value={money(spentOf(totals))}
        note={<Trans>Paid less refunded, VAT included.</Trans>}
      />
      <Stat label={<Trans context="money">Paid</Trans>} value={money(totals.paid)} />
      <Stat label={<Trans context="money">Refunded</Trans>} value={money(totals.refunded)} />
      <Stat label={<Trans>Seats</Trans>} value={formatNumber(tag, totals.seats)} />
      <Stat
        label={<Trans>Number of orders</Trans>}
        value={<Linked to="/shop-history">{formatNumber(tag, totals.orders)}</Linked>}
      />
    </StatList>
  )
}

function SpendingCharts({ place, report }: { place: ViewProps['place']; report: SpendingReport }) {
  const { t } = useLingui()
  const { tag } = useUi()
  const month = useMonthWords('2-digit')
  const rowWords = useRowWords(place)
  const rows = report.rows.slice(0, mostBars)
  // An axis has room for figures; their currency is in the title.
  const format = (value: number) => formatNumber(tag, value, { maximumFractionDigits: 2 })
  const riyals = (row: { paid: number; refunded: number }) => spentOf(row) / 100
  return (
    <div className={styles.charts}>
      <Card>
        <BarChart
          title={t`Spent by month (SAR)`}
          categoryLabel={t`Month`}
          categories={report.months.map(row => month(row.month))}
          series={[{ name: t`Spent`, values: report.months.map(riyals) }]}
          format={format}
        />
      </Card>
      {rows.length > 0 && place.by === 'course' && (
        <Card>
          <BarChart
            layout="rows"
            title={t`Spent by course (SAR)`}
            categoryLabel={t`Course`}
            categories={rows.map(rowWords)}
            series={[{ name: t`Spent`, values: rows.map(riyals) }]}
            format={format}
          />
        </Card>
      )}
    </div>
  )
}

function SpendingRows({ place, rows }: { place: ReportPlace; rows: SpendingReport['rows'] }) {
  const { t } = useLingui()
  const { tag } = useUi()
  const money = useMoney()
  const columns: TableColumn<SpendingReport['rows'][number]>[] = [
    {
      id: 'paid',
      header: t({ message: 'Paid', context: 'money' }),
      isNumeric: true,
      cell: row => money(row.paid),
    },
    {
      id: 'refunded',
      header: t({ message: 'Refunded', context: 'money' }),
      isNumeric: true,
      cell: row => money(row.refunded),
    },
    { id: 'spent', header: t`Spent`, isNumeric: true, cell: row => money(spentOf(row)) },
    { id: 'seats', header: t`Seats`, isNumeric: true, cell: row => formatNumber(tag, row.seats) },
    {
      id: 'orders',
      header: t`Number of orders`,
      isNumeric: true,
      cell: row => formatNumber(tag, row.orders),
    },
  ]
  return <ReportTable place={place} rows={rows} columns={columns} />
}
