import { Plural, Trans } from '@lingui/react/macro'
import { AppLink, useGo } from '@masar/app-shell'
import { Button, cx, EmptyState, Heading, Icon, LinkButton, Text } from '@masar/ui'
import { Download, UserPlus } from 'lucide-react'
import { lazy, Suspense, useCallback, useState } from 'react'
import styles from '../learn.module.css'
import { LearnNav } from '../parts/learn-nav.tsx'
import { addressOf, type AssignmentFilters, isNarrowed, type ListMarks } from '../place.ts'
import { useLearnRights } from '../rights.ts'
import { AssignmentFilterFields } from './assignment-filters.tsx'
import { AssignmentList } from './assignment-list.tsx'

const AssignmentsExport = lazy(() =>
  import('./assignments-export.tsx').then(({ AssignmentsExport: default_ }) => ({ default: default_ })),
)

interface AssignmentsViewProps {
  filters: AssignmentFilters
  marks?: ListMarks
}

const narrowing = ({ sort: _, ...rest }: AssignmentFilters) => addressOf(rest)

/** All that is assigned: found, narrowed, ordered; all of it in the address. */
export function AssignmentsView({ filters, marks = {} }: AssignmentsViewProps) {
  const go = useGo()
  const { chosen } = marks
  // Another order shows the same assignments: whatever is chosen stays so.
  const change = useCallback(
    (next: AssignmentFilters) => {
      const kept = narrowing(next) === narrowing(filters) ? { chosen } : {}
      go(addressOf({ ...next, ...kept }), { replace: true })
    },
    [go, filters, chosen],
  )
  return (
    <div className={styles.screen}>
      <LearnNav at="assignments" />
      <div className={styles.head}>
        <Heading level={1}>
          <Trans>Assignments</Trans>
        </Heading>
        <AssignLink />
      </div>
      <AssignmentFilterFields filters={filters} onChange={change} />
      {marks.export !== undefined && (
        <Suspense>
          <AssignmentsExport
            exportId={marks.export}
            filters={filters}
            total={0}
            onClose={() => change(filters)}
          />
        </Suspense>
      )}
      <AssignmentList
        filters={filters}
        marks={marks}
        empty={
          isNarrowed(filters) ? (
            <EmptyState
              drawing="search"
              title={<Trans>No results</Trans>}
              action={
                <Button onPress={() => change({})}>
                  <Trans>Clear the filters</Trans>
                </Button>
              }
            >
              <Trans>Try fewer filters, or part of the name.</Trans>
            </EmptyState>
          ) : (
            <EmptyState drawing="tasks" title={<Trans>Nothing is assigned yet</Trans>}>
              <Trans>What you assign shows here, with its due date and how far each person is.</Trans>
            </EmptyState>
          )
        }
      >
        {(total, isCapped) => (
          <div className={cx(styles.head, styles.aboveList)}>
            <Text soft role="status">
              {isCapped ? (
                <Plural value={total} one="More than # assignment" other="More than # assignments" />
              ) : (
                <Plural value={total} one="# assignment" other="# assignments" />
              )}
            </Text>
            <ExportButton filters={filters} total={total} isMore={isCapped} />
          </div>
        )}
      </AssignmentList>
    </div>
  )
}

interface ExportButtonProps {
  filters: AssignmentFilters
  total: number
  isMore: boolean
}

function ExportButton({ filters, total, isMore }: ExportButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" variant="secondary" iconStart={Download} onPress={() => setOpen(true)}>
        <Trans>Export</Trans>
      </Button>
      <Suspense>
        {isOpen && <AssignmentsExport {...{ filters, total, isMore }} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}

/** The way to assign something, for those who may. */
export function AssignLink() {
  const { assigns } = useLearnRights()
  if (!assigns) return null
  return (
    <LinkButton as={AppLink} to={addressOf({ view: 'assign' })}>
      <Icon of={UserPlus} /> <Trans>Assign courses</Trans>
    </LinkButton>
  )
}
