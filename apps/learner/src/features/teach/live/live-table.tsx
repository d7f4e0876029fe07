import { Trans, useLingui } from '@lingui/react/macro'
import { useGo } from '@masar/app-shell'
import { DurationText, formatNumber, Isolate, RelativeTime, Text, useUi } from '@masar/ui'
import { type RowKey, Table } from '@masar/ui/table'
import { useEffect, useState } from 'react'
import type { LiveAttempt, LiveExam } from './api.ts'
import { AttemptMenu } from './attempt-menu.tsx'
import { AttemptState } from './attempt-state.tsx'
import { isOverdueAt } from './rows.ts'
import { liveAddress, type LivePlace, placeSortOf, tableSortOf } from './place.ts'

interface LiveTableProps {
  exam: LiveExam
  rows: readonly LiveAttempt[]
  place: LivePlace
  offset: number
  selected: ReadonlySet<RowKey>
  onSelect: (selected: ReadonlySet<RowKey>) => void
}

/** Milliseconds between two looks at the clock. */
const tickMs = 5000

/** Now, by the service's clock. */
function useServerNow(offset: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(ticking)
  }, [])
  return now + offset
}

export function LiveTable({ exam, rows, place, offset, selected, onSelect }: LiveTableProps) {
  const { t } = useLingui()
  const { tag } = useUi()
  const go = useGo()
  const now = useServerNow(offset)
  const number = (value: number) => formatNumber(tag, value)
  const nameOf = ({ learner, attempt_id }: LiveAttempt) => learner.name ?? t`Attempt ${number(attempt_id)}`
  const sort = tableSortOf(place)
  return (
    <Table
      caption={t`Attempts at the exam`}
      columns={[
        {
          id: 'name',
          header: t`Learner’s name`,
          isRowHeader: true,
          isSortable: true,
          cell: row => <Isolate>{nameOf(row)}</Isolate>,
        },
        {
          id: 'state',
          header: t`Status`,
          cell: row => <AttemptState attempt={row} isOverdue={isOverdueAt(row, now)} />,
        },
        {
          id: 'answered',
          header: t`Questions answered`,
          isSortable: true,
          cell: ({ answered, questions }) => (
            <Trans>
              {number(answered)} of {number(questions)}
            </Trans>
          ),
        },
        {
          id: 'saved',
          header: t`Last saved`,
          isSortable: true,
          cell: ({ saved_at }) =>
            saved_at === null ? <Nothing /> : <RelativeTime value={saved_at} now={new Date(now)} />,
        },
        {
          id: 'left',
          header: t`Time left`,
          isSortable: true,
          cell: row => <TimeLeft attempt={row} now={now} />,
        },
        { id: 'lost', header: t`Without contact`, isSortable: true, cell: row => <Lost attempt={row} /> },
        {
          id: 'acts',
          header: t`What to do`,
          cell: row => <AttemptMenu exam={exam} attempt={row} name={nameOf(row)} place={place} />,
        },
      ]}
      rows={rows}
      rowKey={row => row.attempt_id}
      {...(sort && { sort })}
      onSort={next =>
        go(liveAddress(exam.exam.id, place, placeSortOf(next)), { replace: true, resetScroll: false })
      }
      selection={{ selected, onChange: onSelect, rowLabel: nameOf }}
    />
  )
}

function Nothing() {
  return (
    <Text as="span" soft>
      —
    </Text>
  )
}

function TimeLeft({ attempt, now }: { attempt: LiveAttempt; now: number }) {
  if (attempt.state !== 'in_progress') return <Nothing />
  if (attempt.deadline_at === null) return <Trans>No limit</Trans>
  const seconds = (Date.parse(attempt.deadline_at) - now) / 1000
  return (
    <>
      {seconds <= 0 ? <Trans>Time is up</Trans> : <DurationText seconds={seconds} />}
      {attempt.extra_seconds > 0 && (
        <Text as="div" size="xs" soft>
          <Trans>
            Added: <DurationText seconds={attempt.extra_seconds} />
          </Trans>
        </Text>
      )}
    </>
  )
}

function Lost({ attempt }: { attempt: LiveAttempt }) {
  const { tag } = useUi()
  if (attempt.disconnections === 0) return <Nothing />
  const times = formatNumber(tag, attempt.disconnections)
  return (
    <>
      <DurationText seconds={attempt.lost_seconds} />
      <Text as="div" size="xs" soft>
        {attempt.returnable_seconds === 0 ? (
          <Trans>The time was given back</Trans>
        ) : (
          <Trans>Interruptions: {times}</Trans>
        )}
      </Text>
    </>
  )
}
