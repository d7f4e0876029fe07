import { Plural, Trans, useLingui } from '@lingui/react/macro'
import {
  Card,
  DateText,
  EmptyState,
  formatNumber,
  Stat,
  StatList,
  type TableColumn,
  Text,
  useUi,
} from '@masar/ui'
import { BarChart } from '@masar/ui/chart'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ListLink } from '../dashboard/list-link.tsx'
import { type ActivityReport, activityPeopleQuery, activityQuery } from './api.ts'
import { PeopleRows } from './people-rows.tsx'
import { filtersOf, type ReportFilters, type ReportPlace, whoLearnedAddress } from './place.ts'
import { ReportFrame } from './report-frame.tsx'
import { narrowingOf, ReportTable } from './report-table.tsx'
import styles from './reports.module.css'
import { useHours, useMonthWords, useRowWords } from './words.ts'

interface ViewProps {
  place: ReportPlace
  onClear: () => void
}

/** More bars are too many to compare; the table has all. */
const mostBars = 8

const isOfPeriod = ({ from, to }: ReportPlace) => from !== undefined || to !== undefined

/** Who learned of late or in a period, who did not, and when each learned last. */
export function ActivityView({ place, onClear }: ViewProps) {
  const report = useQuery({ ...activityQuery(place), placeholderData: keepPreviousData })
  const hasJoined = (report.data?.data.people ?? 0) > 0
  return (
    <ReportFrame
      place={place}
      query={report}
      onClear={onClear}
      // Those who are there now and those who learned are not the same people: some of the latter have left.
      isEmpty={({ people, totals }) => totals.people === 0 && (people === 0 || place.by !== 'person')}
      empty={
        hasJoined ? (
          <EmptyState drawing="reports" title={<Trans>Nobody has learned yet</Trans>}>
            <Trans>Once people learn what you assigned, you see here who does, and where.</Trans>
          </EmptyState>
        ) : (
          <EmptyState drawing="people" title={<Trans>Nobody has joined yet</Trans>}>
            <Trans>Once people have joined, you see here who learns and who does not.</Trans>
          </EmptyState>
        )
      }
    >
      {data => (
        <>
          {isOfPeriod(place) ? <Totals place={place} totals={data.totals} /> : <OfLate activity={data} />}
          <Charts place={place} report={data} />
          {place.by === 'person' ? <People place={place} /> : <Rows place={place} rows={data.rows} />}
        </>
      )}
    </ReportFrame>
  )
}

function OfLate({ activity: { people, active } }: { activity: Pick<ActivityReport, 'people' | 'active'> }) {
  const { tag } = useUi()
  return (
    <StatList className={styles.figures}>
      {active.map(({ days, people: learned }) => {
        const [some, all] = [formatNumber(tag, learned), formatNumber(tag, people)]
        return (
          <Stat
            key={days}
            label={<Plural value={days} one="Learned in the last day" other="Learned in the last # days" />}
            value={formatNumber(tag, people === 0 ? 0 : learned / people, {
              style: 'percent',
              maximumFractionDigits: 0,
            })}
            note={
              <Trans>
                {some} of {all} people
              </Trans>
            }
          />
        )
      })}
    </StatList>
  )
}

type Counts = NonNullable<ActivityReport['totals']>

/** How many people learned, as the way to them. */
function WhoLearned({ filters, people }: { filters: ReportFilters | undefined; people: number }) {
  const { tag } = useUi()
  const number = formatNumber(tag, people)
  if (filters === undefined || people === 0) return number
  return <ListLink to={whoLearnedAddress(filters)}>{number}</ListLink>
}

function Totals({ place, totals }: { place: ReportPlace; totals: Counts }) {
  const { tag } = useUi()
  const hours = useHours()
  return (
    <StatList className={styles.figures}>
      <Stat
        label={<Trans>People who learned</Trans>}
        value={<WhoLearned filters={filtersOf(place)} people={totals.people} />}
        note={<Trans>In what you assigned or pay for</Trans>}
      />
      <Stat label={<Trans>Days of learning</Trans>} value={formatNumber(tag, totals.days)} />
      <Stat label={<Trans>Hours of learning</Trans>} value={hours(totals.seconds)} />
    </StatList>
  )
}

function Charts({ place, report }: { place: ReportPlace; report: ActivityReport }) {
  const { t } = useLingui()
  const month = useMonthWords('2-digit')
  const words = useRowWords(place)
  const rows = report.rows.slice(0, mostBars)
  const name = t`People who learned`
  const people = (counted: readonly Counts[]) => [{ name, values: counted.map(row => row.people) }]
  return (
    <div className={styles.charts}>
      {report.months.length > 0 && (
        <Card>
          <BarChart
            title={t`People who learned, by month`}
            categoryLabel={t`Month`}
            categories={report.months.map(row => month(row.month))}
            series={people(report.months)}
          />
        </Card>
      )}
      {rows.length > 0 && place.by !== 'month' && (
        <Card>
          <BarChart
            layout="rows"
            title={t`Where people learned`}
            categoryLabel={t`Rows`}
            categories={rows.map(words)}
            series={people(rows)}
          />
        </Card>
      )}
    </div>
  )
}

function Rows({ place, rows }: { place: ReportPlace; rows: ActivityReport['rows'] }) {
  const { t } = useLingui()
  const { tag } = useUi()
  const hours = useHours()
  const columns: TableColumn<ActivityReport['rows'][number]>[] = [
    {
      id: 'people',
      header: t`People who learned`,
      isNumeric: true,
      cell: row => <WhoLearned filters={narrowingOf(place, row)} people={row.people} />,
    },
    { id: 'days', header: t`Days of learning`, isNumeric: true, cell: row => formatNumber(tag, row.days) },
    { id: 'hours', header: t`Hours of learning`, isNumeric: true, cell: row => hours(row.seconds) },
  ]
  return <ReportTable place={place} rows={rows} columns={columns} />
}

function People({ place }: { place: ReportPlace }) {
  const { t } = useLingui()
  const { tag } = useUi()
  const hours = useHours()
  const ofPeriod = isOfPeriod(place)
  const list = useInfiniteQuery({ ...activityPeopleQuery(place), placeholderData: keepPreviousData })
  return (
    <PeopleRows
      place={place}
      list={list}
      columns={[
        {
          id: 'last_on',
          header: t`Last learned`,
          cell: ({ last_on: day }) =>
            day === null ? (
              <Text as="span" soft size="sm">
                <Trans context="when somebody learned last">Never</Trans>
              </Text>
            ) : (
              <DateText value={day} timeZone="UTC" />
            ),
        },
        {
          id: 'days',
          header: ofPeriod ? t`Days of learning` : t`Days in the last 30 days`,
          isNumeric: true,
          cell: row => formatNumber(tag, row.days),
        },
        {
          id: 'hours',
          header: ofPeriod ? t`Hours of learning` : t`Hours in the last 30 days`,
          isNumeric: true,
          cell: row => hours(row.seconds),
        },
      ]}
    />
  )
}
