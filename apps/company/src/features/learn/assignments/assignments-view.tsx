import { Plural, Trans } from '@lingui/react/macro'
import { AppLink, useGo } from '@masar/app-shell'
import { Button, EmptyState, Heading, Icon, LinkButton, Text } from '@masar/ui'
import { UserPlus } from 'lucide-react'
import { useCallback } from 'react'
import styles from '../learn.module.css'
import { LearnNav } from '../parts/learn-nav.tsx'
import { addressOf, type AssignmentFilters, isNarrowed } from '../place.ts'
import { useLearnRights } from '../rights.ts'
import { AssignmentFilterFields } from './assignment-filters.tsx'
import { AssignmentList } from './assignment-list.tsx'

/** All that is assigned: found, narrowed, ordered; all of it in the address. */
export function AssignmentsView({ filters }: { filters: AssignmentFilters }) {
  const go = useGo()
  const change = useCallback((next: AssignmentFilters) => go(addressOf(next), { replace: true }), [go])
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
      <AssignmentList
        filters={filters}
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
          <Text soft role="status">
            {isCapped ? (
              <Plural value={total} one="More than # assignment" other="More than # assignments" />
            ) : (
              <Plural value={total} one="# assignment" other="# assignments" />
            )}
          </Text>
        )}
      </AssignmentList>
    </div>
  )
}

/** The way to assign something, for whoever may. */
export function AssignLink() {
  const { assigns } = useLearnRights()
  if (!assigns) return null
  return (
    <LinkButton as={AppLink} to={addressOf({ view: 'assign' })}>
      <Icon of={UserPlus} /> <Trans>Assign courses</Trans>
    </LinkButton>
  )
}
