import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { AppLink, LoadError, useGo } from '@masar/app-shell'
import {
  Card,
  DateText,
  EmptyState,
  formatNumber,
  Heading,
  Isolate,
  linkClass,
  Skeleton,
  Text,
  useUi,
} from '@masar/ui'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { ListPlace } from '../../people/parts/found.ts'
import { ListTools } from '../../people/parts/list-tools.tsx'
import styles from '../learn.module.css'
import { DueLine } from '../../people/parts/due-text.tsx'
import { LearnNav } from '../parts/learn-nav.tsx'
import { type ActSort, addressOf, placeOf } from '../place.ts'
import { batchesQuery, type BatchRow } from '../queries.ts'
import { AssignLink } from '../assignments/assignments-view.tsx'
import { BatchState } from './batch-words.tsx'
import { ListEnd } from '../../frame/list-end.tsx'

/** The acts that assigned something, newest first where no other order is asked for. */
export function BatchesView({ place }: { place: ListPlace<ActSort> }) {
  const list = useInfiniteQuery({ ...batchesQuery(place), placeholderData: keepPreviousData })
  const rows = list.data?.pages.flatMap(page => page.data) ?? []
  const total = list.data?.pages[0]?.meta.total ?? 0
  return (
    <div className={styles.screen}>
      <LearnNav at="acts" />
      <div className={styles.head}>
        <Heading level={1}>
          <Trans>What was assigned, and when</Trans>
        </Heading>
        <AssignLink />
      </div>
      {(rows.length > 0 || place.q !== undefined) && <ActTools place={place} />}
      {list.isPending && <Skeleton shape="block" height="16rem" />}
      {list.isError && rows.length === 0 && (
        <LoadError error={list.error} isRetrying={list.isFetching} onRetry={() => void list.refetch()} />
      )}
      {list.isSuccess && rows.length === 0 && place.q !== undefined && (
        <EmptyState drawing="search" title={<Trans>No results</Trans>} />
      )}
      {list.isSuccess && rows.length === 0 && place.q === undefined && (
        <EmptyState drawing="tasks" title={<Trans>Nothing is assigned yet</Trans>}>
          <Trans>Each time you assign something it shows here. You can undo it for a day.</Trans>
        </EmptyState>
      )}
      {rows.length > 0 && (
        <>
          <ul className={styles.rows}>
            {rows.map(batch => (
              <BatchCard key={batch.id} batch={batch} />
            ))}
          </ul>
          <ListEnd list={list} shown={rows.length} total={total} isByHand />
        </>
      )}
    </div>
  )
}

function ActTools({ place }: { place: ListPlace<ActSort> }) {
  const { t } = useLingui()
  const go = useGo()
  return (
    <ListTools
      label={t`Search by course or assigner`}
      place={place}
      sorts={[
        { value: '', label: t`Newest first` },
        { value: 'size', label: t`Most assignments first` },
      ]}
      onChange={next => go(addressOf(placeOf({ ...next, view: 'acts' })), { replace: true })}
    />
  )
}

function BatchCard({ batch }: { batch: BatchRow }) {
  const { tag } = useUi()
  const done = formatNumber(tag, batch.done)
  return (
    <Card as="li" className={styles.card}>
      <div>
        <Heading level={2} size="sm">
          <AppLink to={addressOf({ batch: batch.id })} className={linkClass({ quiet: true })}>
            <DateText value={batch.created_at} format="time" />
          </AppLink>
        </Heading>
        <Text size="sm" soft className={styles.facts}>
          <span>
            <Plural
              value={batch.total}
              one={`${done} of # assignment worked on`}
              other={`${done} of # assignments worked on`}
            />
          </span>
          <span>
            <DueLine due={batch} />
          </span>
          {batch.created_by !== null && (
            <span>
              <Trans>
                By <Isolate>{batch.created_by}</Isolate>
              </Trans>
            </span>
          )}
        </Text>
      </div>
      <BatchState state={batch.state} />
    </Card>
  )
}
