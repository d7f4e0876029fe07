import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Card, EmptyState, formatNumber, Heading, Text, useUi } from '@masar/ui'
import { learnersAddress } from '../reports/place.ts'
import type { Dashboard } from './api.ts'
import styles from './dashboard.module.css'
import { ListLink } from './list-link.tsx'
import { type AssignmentState, stateShares } from './model.ts'

/** A state's words; the same beside the bar and in the table. */
function useStateWords(): Record<AssignmentState, string> {
  const { t } = useLingui()
  return {
    completed: t({ message: 'Finished', context: 'state of an assignment' }),
    in_progress: t`In progress`,
    not_started: t`Not started`,
  }
}

/** The state that the list of assignments is narrowed to. */
const listOf = { completed: 'completed', in_progress: 'in_progress', not_started: 'assigned' } as const

/** Assignments by status: one stacked bar, and the same figures as a table; beside them what was begun by licence. */
export function AssignmentStates({ assignments, begun }: Pick<Dashboard, 'assignments' | 'begun'>) {
  const { t } = useLingui()
  const { tag } = useUi()
  const words = useStateWords()
  const shares = stateShares(assignments)
  const { total, overdue } = assignments
  return (
    <Card as="section">
      <Heading level={2} size="md">
        <Trans>Assignments</Trans>
      </Heading>
      {total === 0 ? (
        <EmptyState drawing="tasks" level={3} title={<Trans>Nothing is assigned yet</Trans>}>
          <Trans>Assignments are counted here by status.</Trans>
        </EmptyState>
      ) : (
        <>
          <Text soft size="sm">
            <ListLink to="/learn">
              <Plural value={total} one="# assignment" other="# assignments" />
            </ListLink>
            {overdue > 0 && (
              <>
                {' · '}
                <strong className={styles.overdue}>
                  <ListLink to="/learn?state=overdue">
                    <Plural value={overdue} one="# overdue" other="# overdue" />
                  </ListLink>
                </strong>
              </>
            )}
          </Text>
          <div className={styles.stack} aria-hidden>
            {shares
              .filter(({ count }) => count > 0)
              .map(({ state, count }) => (
                <span key={state} data-state={state} style={{ flexGrow: count }} />
              ))}
          </div>
          <table className={styles.table}>
            <caption className="visually-hidden">
              <Trans>Assignments by status</Trans>
            </caption>
            <thead>
              <tr>
                <th scope="col">
                  <Trans>Status</Trans>
                </th>
                <th scope="col">
                  <Trans>Number</Trans>
                </th>
                <th scope="col">
                  <Trans context="part of a whole">Share</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {shares.map(({ state, count, share }) => (
                <tr key={state}>
                  <th scope="row">
                    <span className={styles.key} data-state={state}>
                      {words[state]}
                    </span>
                  </th>
                  <td>
                    <ListLink
                      to={`/learn?state=${listOf[state]}`}
                      aria-label={t`${words[state]}: ${formatNumber(tag, count)}`}
                    >
                      {formatNumber(tag, count)}
                    </ListLink>
                  </td>
                  <td>{formatNumber(tag, share / 100, { style: 'percent' })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {begun !== null && begun.total > 0 && <BegunByLicence begun={begun} />}
    </Card>
  )
}

/** What people began by the yearly licence: in none of the numbers of assignments. */
function BegunByLicence({ begun: { total, completed } }: { begun: NonNullable<Dashboard['begun']> }) {
  return (
    <Text soft size="sm">
      <ListLink to={learnersAddress({})}>
        <Plural value={total} one="# course begun by licence" other="# courses begun by licence" />
      </ListLink>
      {completed > 0 && (
        <>
          {' · '}
          <ListLink to={learnersAddress({}, 'licence_finished')}>
            <Plural value={completed} one="# of them finished" other="# of them finished" />
          </ListLink>
        </>
      )}
    </Text>
  )
}
