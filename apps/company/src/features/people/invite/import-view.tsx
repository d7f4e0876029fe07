import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { LoadError, RealtimeProvider, useGo, useSession } from '@masar/app-shell'
import { userChannel } from '@masar/realtime'
import { useChannelEvent } from '@masar/realtime/react'
import { Banner, Button, ProgressBar, Skeleton, Text } from '@masar/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent } from 'react'
import { Failure } from '../parts/failure.tsx'
import { type ListPlace, listPlaceOf } from '../parts/found.ts'
import { type ListChange, ListTools } from '../parts/list-tools.tsx'
import parts from '../parts/parts.module.css'
import { refreshPeople } from '../queries.ts'
import { type EmployeeImport, useAllFaulty, useImport, useImportAct, useRows } from './api.ts'
import { ImportProblem } from './import-problem.tsx'
import { ImportRows } from './import-rows.tsx'
import styles from './invite.module.css'
import { keptLines, linesOf } from './kept-lines.ts'
import { UnreadColumns } from './unread-columns.tsx'
import { importAddress, type RowSort, rowSorts } from './ways.ts'

interface ImportViewProps {
  id: number
  /** What finds and orders its rows. */
  place?: ListPlace<RowSort>
  /** Leads to another list: typed lines, or a file. */
  onAgain: (by: 'lines' | 'file') => void
}

/** A list of people from its upload to their invitations: what is wrong with it, how far it is, what came of it. */
export function ImportView({ id, place = {}, onAgain }: ImportViewProps) {
  const list = useImport(id)
  if (list.error?.status === 404)
    return (
      <Banner tone="warning">
        <Trans>This list is no longer there: lists are kept for a week.</Trans>
      </Banner>
    )
  if (list.isError && !list.data)
    return <LoadError error={list.error} isRetrying={list.isFetching} onRetry={() => void list.refetch()} />
  return (
    <div className={parts.form} aria-busy={list.isPending}>
      <RealtimeProvider>
        <Listener id={id} onChange={() => void list.refetch()} />
      </RealtimeProvider>
      {list.data ? <Stage list={list.data.data} place={place} onAgain={onAgain} /> : <Skeleton width="60%" />}
    </div>
  )
}

function Listener({ id, onChange }: { id: number; onChange: () => void }) {
  const userId = useSession(({ info }) => info?.id ?? null)
  useChannelEvent(
    userId === null ? null : userChannel(userId),
    'EmployeeImportChanged',
    ({ import_id }) => import_id === id && onChange(),
  )
  return null
}

interface StageProps {
  list: EmployeeImport
  place: ListPlace<RowSort>
  onAgain: ImportViewProps['onAgain']
}

function Stage({ list, place, onAgain }: StageProps) {
  if (list.state === 'reading' || list.state === 'inviting') return <AtWork list={list} />
  if (list.state === 'failed') return <ImportProblem list={list} onAgain={onAgain} />
  return <Looked list={list} place={place} onAgain={onAgain} />
}

function AtWork({ list }: { list: EmployeeImport }) {
  const { t } = useLingui()
  const stop = useImportAct(list.id, 'cancel')
  const isReading = list.state === 'reading'
  const total = isReading ? list.total : list.total - list.faulty
  return (
    <>
      <ProgressBar
        value={total === 0 ? 0 : Math.round((list.done / total) * 100)}
        showValue
        label={isReading ? t`Reading the list` : t`Sending the invitations`}
      />
      {!isReading && (
        <Text>
          <Trans>You may leave this page. A notification tells you when it is done.</Trans>
        </Text>
      )}
      <Failure error={stop.error} />
      <div>
        <Button variant="secondary" isPending={stop.isPending} onPress={() => stop.mutate()}>
          <Trans>Stop</Trans>
        </Button>
      </div>
    </>
  )
}

/** A list that was read: before its people are invited, and afterwards. */
function Looked({ list, place, onAgain }: StageProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const invite = useImportAct(list.id, 'invite')
  const good = list.total - list.faulty
  const isReady = list.state === 'ready'
  const faulty = useRows({ id: list.id, state: 'faulty', place }, list.faulty > 0)
  const passed = useRows({ id: list.id, state: 'passed', place }, !isReady && list.done > list.invited)
  // Others have been invited meanwhile: refetch what shows people.
  const refresh = useEffectEvent(() => void refreshPeople(client))
  useEffect(() => {
    if (!isReady) refresh()
  }, [isReady])
  const reading = useAllFaulty(list.id)
  const mend = () =>
    reading.mutate(undefined, {
      onSuccess: rows => {
        keptLines.keep(linesOf(rows))
        onAgain('lines')
      },
    })
  return (
    <>
      <div role="status">
        <Outcome list={list} />
      </div>
      <UnreadColumns columns={list.unread_columns} />
      <Failure error={invite.error ?? reading.error} />
      <div className={styles.acts}>
        {isReady && good > 0 && (
          <Button isPending={invite.isPending} onPress={() => invite.mutate()}>
            <Plural value={good} one="Invite # person" other="Invite # people" />
          </Button>
        )}
        {list.kind === 'lines' && list.faulty > 0 ? (
          <Button variant="secondary" isPending={reading.isPending} onPress={mend}>
            <Trans>Correct the lines with errors</Trans>
          </Button>
        ) : (
          <Button variant="secondary" onPress={() => onAgain(list.kind === 'lines' ? 'lines' : 'file')}>
            <Trans>Choose another list</Trans>
          </Button>
        )}
      </div>
      {(list.faulty > 0 || passed.data) && <RowTools id={list.id} place={place} />}
      {list.faulty > 0 && <ImportRows label={t`Rows with errors`} rows={faulty} />}
      {passed.data && (
        <>
          <Text>
            <Trans>
              These people could not be invited: they have joined in the meantime, their number is taken, or
              they have been sent too many invitations recently.
            </Trans>
          </Text>
          <ImportRows label={t`People who were not invited`} rows={passed} />
        </>
      )}
    </>
  )
}

/** Search among the rows that are not invited, and their order. */
function RowTools({ id, place }: { id: number; place: ListPlace<RowSort> }) {
  const { t } = useLingui()
  const go = useGo()
  const change = useCallback(
    (next: ListChange) =>
      go(importAddress(id, listPlaceOf({ ...next }, rowSorts)), { replace: true, resetScroll: false }),
    [go, id],
  )
  return (
    <ListTools
      label={t`Search by name, e-mail or number`}
      place={place}
      sorts={[
        { value: '', label: t`In the order of the list` },
        { value: 'name', label: t`By name` },
        { value: 'email', label: t`By e-mail address` },
      ]}
      onChange={change}
    />
  )
}

function Outcome({ list: { state, total, faulty, invited } }: { list: EmployeeImport }) {
  const isReady = state === 'ready'
  return (
    <Banner tone={isReady ? (faulty > 0 ? 'warning' : 'info') : state === 'done' ? 'success' : 'info'}>
      {isReady ? (
        <Plural value={total - faulty} one="# person can be invited." other="# people can be invited." />
      ) : (
        <Plural value={invited} one="# person was invited." other="# people were invited." />
      )}{' '}
      {state === 'cancelled' && <Trans>You stopped it.</Trans>}{' '}
      {faulty > 0 && (
        <Plural
          value={faulty}
          one="# row has errors: it is left out until you correct it."
          other="# rows have errors: they are left out until you correct them."
        />
      )}
    </Banner>
  )
}
