import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { DateText, EmptyState, formatNumber, Stat, StatList, Text, useUi } from '@masar/ui'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ReadAnswer, CompanyPaths } from '@masar/api-sdk'
import { activityPeopleQuery, activityQuery } from './api.ts'
import { PeopleRows } from './people-rows.tsx'
import type { ReportPlace } from './place.ts'
import { ReportFrame } from './report-frame.tsx'
import styles from './reports.module.css'

type Activity = ReadAnswer<CompanyPaths, '/reports/activity'>['data']

interface ViewProps {
  place: ReportPlace
  onClear: () => void
}

/** Who learned of late, who did not, and when each learned last. */
export function ActivityView({ place, onClear }: ViewProps) {
  const report = useQuery({ ...activityQuery(place), placeholderData: keepPreviousData, select: framed })
  return (
    <ReportFrame
      place={place}
      query={report}
      onClear={onClear}
      isEmpty={({ totals }) => totals.people === 0}
      empty={
        <EmptyState drawing="people" title={<Trans>Nobody has joined yet</Trans>}>
          <Trans>Once people have joined, you see here who learns and who does not.</Trans>
        </EmptyState>
      }
    >
      {({ totals }) => (
        <>
          <Totals activity={totals} />
          <People place={place} />
        </>
      )}
    </ReportFrame>
  )
}

/** The report as its frame reads all of them. */
const framed = ({ data }: { data: Activity }) => ({ data: { as_of: data.as_of, totals: data } })

function Totals({ activity: { people, active } }: { activity: Activity }) {
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

function People({ place }: { place: ReportPlace }) {
  const { t } = useLingui()
  const { tag } = useUi()
  const list = useInfiniteQuery({ ...activityPeopleQuery(place), placeholderData: keepPreviousData })
  return (
    <PeopleRows
      place={place}
      list={list}
      columns={[
        {
          id: 'last',
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
          header: t`Days in the last 30 days`,
          isNumeric: true,
          cell: row => formatNumber(tag, row.days),
        },
        {
          id: 'hours',
          header: t`Hours in the last 30 days`,
          isNumeric: true,
          cell: row => formatNumber(tag, row.seconds / 3600, { maximumFractionDigits: 2 }),
        },
      ]}
    />
  )
}
