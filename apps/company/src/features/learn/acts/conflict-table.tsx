import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { Button, Isolate, linkClass, Table, Text } from '@masar/ui'
import { useState } from 'react'
import type { Batch } from '../queries.ts'
import type { useOutcomeWords } from './batch-words.tsx'

/** So many stand there at first, and so many does an answer name. */
const few = 8
const most = 100

interface ConflictTableProps {
  caption: string
  conflicts: Batch['conflicts']
  words: ReturnType<typeof useOutcomeWords>
}

/** People and courses that do not come together, with the reason. */
export function ConflictTable({ caption, conflicts, words }: ConflictTableProps) {
  const { t } = useLingui()
  const [isWhole, setWhole] = useState(conflicts.length <= few)
  return (
    <>
      <Table
        caption={caption}
        rows={isWhole ? conflicts : conflicts.slice(0, few)}
        rowKey={({ employee, course }) => `${employee.id}-${course.id}`}
        columns={[
          {
            id: 'employee',
            header: t`Person`,
            isRowHeader: true,
            cell: ({ employee: { id, name } }) => (
              <AppLink to={`/Employees/${id}`} className={linkClass({ quiet: true })}>
                <Isolate>{name}</Isolate>
              </AppLink>
            ),
          },
          { id: 'course', header: t`Course`, cell: ({ course }) => <Isolate>{course.title}</Isolate> },
          {
            id: 'reason',
            header: t`Reason`,
            cell: ({ outcome }) => (outcome === null ? null : words[outcome]),
          },
        ]}
      />
      {!isWhole && (
        <div>
          <Button size="sm" variant="secondary" onPress={() => setWhole(true)}>
            <Trans>Show them all</Trans>
          </Button>
        </div>
      )}
      {isWhole && conflicts.length >= most && (
        <Text size="sm" soft>
          <Trans>The first hundred are named here.</Trans>
        </Text>
      )}
    </>
  )
}
