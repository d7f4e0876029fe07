import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Banner, Card, EmptyState, formatNumber, Stat, StatList, type TableColumn, useUi } from '@masar/ui'
import { BarChart } from '@masar/ui/chart'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ScoresReport, scoresPeopleQuery, scoresQuery } from './api.ts'
import { PeopleRows } from './people-rows.tsx'
import type { ReportPlace } from './place.ts'
import { ReportFrame } from './report-frame.tsx'
import { ReportTable } from './report-table.tsx'
import styles from './reports.module.css'
import { useMonthWords, useRowWords } from './words.ts'

interface ViewProps {
  place: ReportPlace
  onClear: () => void
}
type Counts = NonNullable<ScoresReport['totals']>

/** More bars are too many to compare; the table has all. */
const mostBars = 8

const passRate = ({ passed, results }: Counts) => (results === 0 ? null : passed / results)
const meanOf = ({ mean }: Counts) => (mean === null ? null : mean / 100)

/** A share as the reader writes it; a dash where there is none. */
function useShare(): (share: number | null) => string {
  const { tag } = useUi()
  return share =>
    share === null ? '—' : formatNumber(tag, share, { style: 'percent', maximumFractionDigits: 1 })
}

/** How people did in the exams of what is assigned to them: what their review policies let be seen by now. */
export function ScoresView({ place, onClear }: ViewProps) {
  const report = useQuery({ ...scoresQuery(place), placeholderData: keepPreviousData })
  return (
    <ReportFrame
      place={place}
      query={report}
      onClear={onClear}
      isEmpty={({ totals }) => totals.results + totals.hidden === 0}
      empty={
        <EmptyState drawing="reports" title={<Trans>No exam results yet</Trans>}>
          <Trans>Once people hand in exams of the courses that you assigned, their results show here.</Trans>
        </EmptyState>
      }
    >
      {data => (
        <>
          <Totals totals={data.totals} />
          <Charts place={place} report={data} />
          {place.by === 'person' ? <People place={place} /> : <Rows place={place} rows={data.rows} />}
        </>
      )}
    </ReportFrame>
  )
}

function Totals({ totals }: { totals: Counts }) {
  const { tag } = useUi()
  const share = useShare()
  return (
    <>
      <StatList className={styles.figures}>
        <Stat
          label={<Trans>Results</Trans>}
          value={formatNumber(tag, totals.results)}
          note={<Trans>One for each person and exam</Trans>}
        />
        <Stat label={<Trans>Passed</Trans>} value={formatNumber(tag, totals.passed)} />
        <Stat label={<Trans>Pass rate</Trans>} value={share(passRate(totals))} />
        <Stat label={<Trans>Average score</Trans>} value={share(meanOf(totals))} />
      </StatList>
      {totals.hidden > 0 && (
        <Banner tone="info">
          <Plural
            value={totals.hidden}
            one="# result is not released yet and is not counted here."
            other="# results are not released yet and are not counted here."
          />
        </Banner>
      )}
    </>
  )
}

function Charts({ place, report }: { place: ReportPlace; report: ScoresReport }) {
  const { t } = useLingui()
  const share = useShare()
  const month = useMonthWords('2-digit')
  const words = useRowWords(place)
  const rows = report.rows.filter(({ results }) => results > 0).slice(0, mostBars)
  const series = (counted: readonly Counts[]) => [
    { name: t`Average score`, values: counted.map(meanOf) },
    { name: t`Pass rate`, values: counted.map(passRate) },
  ]
  return (
    <div className={styles.charts}>
      <Card>
        <BarChart
          title={t`Average score and pass rate, by month`}
          categoryLabel={t`Month`}
          categories={report.months.map(row => month(row.month))}
          series={series(report.months)}
          format={share}
        />
      </Card>
      {rows.length > 0 && place.by !== 'month' && (
        <Card>
          <BarChart
            layout="rows"
            title={t`Average score and pass rate`}
            categoryLabel={t`Rows`}
            categories={rows.map(words)}
            series={series(rows)}
            format={share}
          />
        </Card>
      )}
    </div>
  )
}

/** What both tables show. */
function useColumns(): TableColumn<Counts>[] {
  const { t } = useLingui()
  const { tag } = useUi()
  const share = useShare()
  return [
    { id: 'results', header: t`Results`, isNumeric: true, cell: row => formatNumber(tag, row.results) },
    { id: 'passed', header: t`Passed`, isNumeric: true, cell: row => formatNumber(tag, row.passed) },
    { id: 'share', header: t`Pass rate`, isNumeric: true, cell: row => share(passRate(row)) },
    { id: 'mean', header: t`Average score`, isNumeric: true, cell: row => share(meanOf(row)) },
  ]
}

function Rows({ place, rows }: { place: ReportPlace; rows: ScoresReport['rows'] }) {
  return <ReportTable place={place} rows={rows} columns={useColumns()} />
}

function People({ place }: { place: ReportPlace }) {
  const list = useInfiniteQuery({ ...scoresPeopleQuery(place), placeholderData: keepPreviousData })
  return <PeopleRows place={place} list={list} columns={useColumns()} />
}
