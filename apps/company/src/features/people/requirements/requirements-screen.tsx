import { Trans, useLingui } from '@lingui/react/macro'
import { LoadError, useGo } from '@masar/app-shell'
import { Button, DateField, DateText, EmptyState, Heading, Text } from '@masar/ui'
import { siteTimeZone } from '@masar/text'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useCalendar } from '../calendar/calendar.ts'
import { useRights } from '../rights.ts'
import { type Requirement, requirementsQuery } from './api.ts'
import { addressOf, filtersOf, type MatrixMarks, marksKept, type RequirementFilters } from './filters.ts'
import { MatrixFilters } from './matrix-filters.tsx'
import { InspectionLinks } from './evidence/inspection-links.tsx'
import { Matrix, MatrixSkeleton } from './matrix.tsx'
import { RequirementCard } from './requirement-card.tsx'
import { TermsOfToday } from './terms-of-today.tsx'
import styles from './requirements.module.css'

const RequirementDialog = lazy(() =>
  import('./requirement-dialog.tsx').then(({ RequirementDialog: default_ }) => ({ default: default_ })),
)
const PackDialog = lazy(() =>
  import('./evidence/pack-dialog.tsx').then(({ PackDialog: default_ }) => ({ default: default_ })),
)
const EndDialog = lazy(() =>
  import('./end-dialog.tsx').then(({ EndDialog: default_ }) => ({ default: default_ })),
)

type Open = { act: 'new' } | { act: 'edit' | 'end' | 'evidence'; requirement: Requirement }

interface RequirementsScreenProps {
  filters: RequirementFilters
  marks?: MatrixMarks
  /** A file of evidence that is made already, or on its way. */
  exportId?: number | undefined
}

/** What the company demands, how many stand where, and each person with each requirement; as of today or an earlier day. */
export function RequirementsScreen({ filters, marks = {}, exportId }: RequirementsScreenProps) {
  const go = useGo()
  const change = useCallback(
    (next: RequirementFilters) => go(addressOf(next, marksKept(filters, next, marks)), { replace: true }),
    [go, filters, marks],
  )
  const list = useQuery(requirementsQuery(filters.as_of))
  const [open, setOpen] = useState<Open | null>(null)
  // Links reach over the whole company.
  const seesLinks = !useRights().isManager
  const requirements = list.data?.data.requirements ?? []
  return (
    <div className={styles.screen}>
      <Head
        day={list.data?.data.as_of}
        filters={filters}
        onChange={change}
        onNew={() => setOpen({ act: 'new' })}
      />
      {list.isPending ? (
        <MatrixSkeleton />
      ) : list.isError && !list.data ? (
        <LoadError error={list.error} isRetrying={list.isFetching} onRetry={() => void list.refetch()} />
      ) : requirements.length === 0 ? (
        <NoRequirements isEarlier={filters.as_of !== undefined} />
      ) : (
        <>
          <ul role="list" className={styles.cards}>
            {requirements.map(requirement => (
              <RequirementCard
                key={requirement.id}
                requirement={requirement}
                filters={filters}
                onEdit={() => setOpen({ act: 'edit', requirement })}
                onEnd={() => setOpen({ act: 'end', requirement })}
                onEvidence={() => setOpen({ act: 'evidence', requirement })}
              />
            ))}
          </ul>
          <MatrixFilters filters={filters} requirements={requirements} onChange={change} />
          <Matrix
            filters={filters}
            marks={marks}
            requirements={requirements}
            onClear={() => change(filters.as_of ? { as_of: filters.as_of } : {})}
          />
        </>
      )}
      {/* Also where nothing is required any more: links that inspectors hold stay open until they are withdrawn. */}
      {seesLinks && list.data && (
        <InspectionLinks
          requirements={requirements}
          filters={filters}
          chosen={marks.links}
          onKeep={links => go(addressOf(filters, { ...marks, links }), { replace: true, resetScroll: false })}
        />
      )}
      <Suspense>
        {open?.act === 'new' && <RequirementDialog requirement={null} onClose={() => setOpen(null)} />}
        {open?.act === 'edit' && (
          <RequirementDialog requirement={open.requirement} onClose={() => setOpen(null)} />
        )}
        {open?.act === 'evidence' && (
          <PackDialog requirement={open.requirement} filters={filters} onClose={() => setOpen(null)} />
        )}
        {exportId !== undefined && open === null && (
          <PackDialog
            key={exportId}
            requirement={null}
            exportId={exportId}
            filters={filters}
            onClose={() => go(addressOf(filters, marks), { replace: true })}
          />
        )}
        {open?.act === 'end' && <EndDialog requirement={open.requirement} onClose={() => setOpen(null)} />}
      </Suspense>
    </div>
  )
}

interface HeadProps {
  day: string | undefined
  filters: RequirementFilters
  onChange: (filters: RequirementFilters) => void
  onNew: () => void
}

function Head({ day, filters, onChange, onNew }: HeadProps) {
  const { t } = useLingui()
  const { changesGroups: changes } = useRights()
  const today = useCalendar()?.today ?? usualToday()
  // A year is whole with its first digit: what is typed counts once it is a day that records can have.
  const [typed, setTyped] = useState<string | null | undefined>(undefined)
  const choose = (next: string | null) => {
    setTyped(next)
    if (next === null || next < '2000-01-01' || next > today) return
    onChange(filtersOf({ ...filters, as_of: next === today ? '' : next }))
  }
  return (
    <>
      <div className={styles.head}>
        <Heading level={1}>
          <Trans>Requirements</Trans>
        </Heading>
        {changes && (
          <Button iconStart={Plus} onPress={onNew}>
            <Trans>New requirement</Trans>
          </Button>
        )}
      </div>
      <div className={styles.asOf}>
        <DateField
          label={t`As of`}
          value={typed === undefined ? (filters.as_of ?? today) : typed}
          maxValue={today}
          onChange={choose}
        />
        {filters.as_of !== undefined && (
          <Button variant="quiet" onPress={() => choose(today)}>
            <Trans>Back to today</Trans>
          </Button>
        )}
        <Text soft size="sm" role="status" className={styles.asOfText}>
          {day !== undefined && (
            <Trans>
              As of the end of <DateText value={day} timeZone="UTC" />, among what was recorded by then.
            </Trans>
          )}{' '}
          {filters.as_of !== undefined && <TermsOfToday />}
        </Text>
      </div>
    </>
  )
}

/** The day that it is for most companies, until this one's calendar has come. */
function usualToday(): string {
  return new Intl.DateTimeFormat('en-CA-u-ca-gregory-nu-latn', { timeZone: siteTimeZone }).format(new Date())
}

function NoRequirements({ isEarlier }: { isEarlier: boolean }) {
  if (isEarlier)
    return (
      <EmptyState title={<Trans>Nothing was required on that day</Trans>}>
        <Trans>Requirements count from the day on which they were made.</Trans>
      </EmptyState>
    )
  return (
    <EmptyState drawing="tasks" title={<Trans>Nothing is required yet</Trans>}>
      <Trans>
        A requirement says which course or learning path people must complete, by when, and how often they
        renew it. You then see here who meets it.
      </Trans>
    </EmptyState>
  )
}
