import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, DateField, NativeSelect } from '@masar/ui'
import { type FocusEvent, useState } from 'react'
import { CourseFilter } from '../learn/parts/course-filter.tsx'
import { DepartmentFilter, GroupFilter } from '../people/parts/branch-filters.tsx'
import { useRights } from '../people/rights.ts'
import {
  filtersOf,
  type Grouping,
  groupings,
  isOfLearning,
  placeOf,
  quietDays,
  type ReportFilters,
  type ReportPlace,
} from './place.ts'
import styles from './reports.module.css'
import { FilterGrid } from '../frame/filter-grid.tsx'

interface FilterProps {
  place: ReportPlace
  onChange: (place: ReportPlace) => void
}

/** Period, department, group, course, and how it came about; every change lands in the address. */
export function ReportFilterFields({ place, onChange }: FilterProps) {
  const { t } = useLingui()
  const { readsPeople } = useRights()
  const isActivity = place.report === 'activity'
  const ofPeople = isOfLearning(place) || isActivity
  const set = (name: keyof ReportFilters) => (value: string) => onChange(placeOf({ ...place, [name]: value }))
  return (
    <>
      <Period place={place} onChange={onChange} />
      <FilterGrid>
        {ofPeople && <DepartmentFilter value={place.department} onChange={set('department')} />}
        {readsPeople && ofPeople && <GroupFilter value={place.group} onChange={set('group')} />}
        {readsPeople && isOfLearning(place) && (
          <NativeSelect
            label={t`Assigned or by licence`}
            hideLabel
            value={place.source ?? ''}
            onChange={set('source')}
            options={[
              { value: '', label: t`Assigned and by licence` },
              { value: 'assigned', label: t`Assigned only` },
              { value: 'licence', label: t`Begun by licence only` },
              ...(place.report === 'completion'
                ? [{ value: 'licence_finished', label: t`Finished by licence only` }]
                : []),
            ]}
          />
        )}
        {isActivity && place.by === 'person' && <QuietFilter place={place} onChange={set('quiet')} />}
        {!isActivity && <CourseFilter hideLabel course={place.course} onChange={set('course')} />}
      </FilterGrid>
    </>
  )
}

/** Everybody, or those who have not learned of late. */
function QuietFilter({ place, onChange }: { place: ReportPlace; onChange: (days: string) => void }) {
  const { t } = useLingui()
  return (
    <NativeSelect
      label={t`Who has not learned`}
      hideLabel
      value={String(place.quiet ?? '')}
      onChange={onChange}
      options={[
        { value: '', label: t`Active or not` },
        ...quietDays.map(days => ({
          value: String(days),
          label: t({
            message: plural(days, {
              one: 'Not active in the last day',
              other: 'Not active in the last # days',
            }),
          }),
        })),
      ]}
    />
  )
}

/** The two days of a period, and the way to leave it. */
function Period({ place, onChange }: FilterProps) {
  const { t } = useLingui()
  const { from, to, ...rest } = place
  const isTurned = from !== undefined && to !== undefined && from > to
  return (
    <div className={styles.period}>
      <PeriodDay label={t`From`} day={from} onChange={day => onChange({ ...place, from: day })} />
      <PeriodDay
        label={t`To`}
        day={to}
        error={isTurned && t`The period ends before it begins.`}
        onChange={day => onChange({ ...place, to: day })}
      />
      {(from !== undefined || to !== undefined) && (
        <Button variant="quiet" onPress={() => onChange(rest)}>
          <Trans>All time</Trans>
        </Button>
      )}
    </div>
  )
}

interface PeriodDayProps {
  label: string
  day: string | undefined
  error?: string | false
  onChange: (day: string) => void
}

/** One end of a period. A year is whole with its first digit: what is typed counts once it is a day that records can have. */
function PeriodDay({ label, day, error, onChange }: PeriodDayProps) {
  const [typed, setTyped] = useState<string | null>(day ?? null)
  const [known, setKnown] = useState(day)
  if (known !== day) {
    setKnown(day)
    setTyped(day ?? null)
  }
  const type = (next: string | null) => {
    setTyped(next)
    if (next === null || next < '2000-01-01' || next > '2999-12-31') return
    setKnown(next)
    onChange(next)
  }
  // A period has both its ends: one that was emptied comes back.
  const restore = (event: FocusEvent) => {
    if (typed === null && !event.currentTarget.contains(event.relatedTarget)) setTyped(day ?? null)
  }
  return (
    <div onBlur={restore}>
      <DateField label={label} isOptional value={typed} error={error} onChange={type} />
    </div>
  )
}

/** What the rows of the report are. */
export function GroupingField({ place, onChange }: FilterProps) {
  const { t } = useLingui()
  const { readsPeople } = useRights()
  const words: Record<Grouping, string> = {
    course: t`By course`,
    exam: t`By exam`,
    department: t`By department`,
    person: t`By person`,
    month: t`By month`,
  }
  const choices: readonly Grouping[] = groupings[place.report]
  if (choices.length === 1) return null
  return (
    <NativeSelect
      label={t`Rows`}
      hideLabel
      value={place.by}
      // What was searched for among other rows says nothing of these.
      onChange={by => onChange(placeOf({ ...filtersOf(place), report: place.report, by }))}
      options={choices
        .filter(each => each !== 'person' || readsPeople)
        .map(value => ({ value, label: words[value] }))}
    />
  )
}
