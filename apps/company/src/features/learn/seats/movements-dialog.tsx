import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink, LoadError } from '@masar/app-shell'
import {
  DateText,
  EmptyState,
  formatNumber,
  Isolate,
  linkClass,
  LoadMore,
  Ltr,
  NativeSelect,
  Skeleton,
  Table,
  useUi,
} from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import { useInfiniteQuery } from '@tanstack/react-query'
import styles from '../learn.module.css'
import { movementsQuery, type SeatMovement } from '../queries.ts'
import { type Movement, movements } from './place.ts'

function useMovementWords(): Record<Movement, string> {
  const { t } = useLingui()
  return {
    bought: t({ message: 'Bought', context: 'movement of a seat' }),
    assigned: t({ message: 'Assigned', context: 'movement of a seat' }),
    started: t({ message: 'Started', context: 'movement of a seat' }),
    returned: t({ message: 'Came back', context: 'movement of a seat' }),
    expired: t({ message: 'Expired', context: 'movement of a seat' }),
    refunded: t({ message: 'Refunded', context: 'movement of a seat' }),
  }
}

interface MovementsDialogProps {
  course: number
  title: string | undefined
  movement: Movement | undefined
  onChange: (movement: Movement | undefined) => void
  onClose: () => void
}

/** The rows behind the numbers of a course's seats, newest first. */
export function MovementsDialog({ course, title, movement, onChange, onClose }: MovementsDialogProps) {
  const { t } = useLingui()
  const words = useMovementWords()
  const list = useInfiniteQuery(movementsQuery(course, movement))
  const rows = list.data?.pages.flatMap(page => page.data) ?? []
  return (
    <Dialog
      size="wide"
      title={
        title === undefined ? (
          <Trans>Movements of seats</Trans>
        ) : (
          <Trans>
            Seats of “<Isolate>{title}</Isolate>”
          </Trans>
        )
      }
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
    >
      <div className={styles.form}>
        <NativeSelect
          label={t`Movement`}
          value={movement ?? ''}
          options={[
            { value: '', label: t`All movements` },
            ...movements.map(value => ({ value, label: words[value] })),
          ]}
          onChange={value => onChange(movements.find(each => each === value))}
        />
        {list.isPending && <Skeleton shape="block" height="10rem" />}
        {list.isError && rows.length === 0 && (
          <LoadError
            level={3}
            error={list.error}
            isRetrying={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        )}
        {list.isSuccess && rows.length === 0 && (
          <EmptyState level={3} title={<Trans>There are no such movements</Trans>} />
        )}
        {rows.length > 0 && (
          <>
            <Rows rows={rows} words={words} />
            <LoadMore
              shown={rows.length}
              total={list.data?.pages[0]?.meta.total ?? rows.length}
              hasMore={list.hasNextPage}
              isLoading={list.isFetchingNextPage}
              hasFailed={list.isFetchNextPageError}
              onLoadMore={() => void list.fetchNextPage()}
            />
          </>
        )}
      </div>
    </Dialog>
  )
}

function Rows({ rows, words }: { rows: readonly SeatMovement[]; words: Record<Movement, string> }) {
  const { t } = useLingui()
  const { tag } = useUi()
  return (
    <Table
      caption={t`Movements of seats`}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { id: 'movement', header: t`Movement`, isRowHeader: true, cell: ({ movement }) => words[movement] },
        {
          id: 'who',
          header: t`Person`,
          cell: ({ employee }) =>
            employee && (
              <AppLink to={`/Employees/${employee.id}`} className={linkClass({ quiet: true })}>
                <Isolate>{employee.name}</Isolate>
              </AppLink>
            ),
        },
        { id: 'at', header: t`Date`, cell: ({ at }) => <DateText value={at} format="time" /> },
        {
          id: 'seats',
          header: t`Free seats`,
          isNumeric: true,
          cell: ({ seats }) => <Ltr>{formatNumber(tag, seats, { signDisplay: 'exceptZero' })}</Ltr>,
        },
      ]}
    />
  )
}
