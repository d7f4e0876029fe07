import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import {
  Button,
  DateText,
  EmptyState,
  formatNumber,
  Isolate,
  linkClass,
  showToast,
  Table,
  useUi,
} from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { ListPlace } from '../../people/parts/found.ts'
import { type ListSelection, useListSelection } from '../../people/parts/list-selection.ts'
import { ListTools } from '../../people/parts/list-tools.tsx'
import styles from '../learn.module.css'
import { DialogPages } from '../parts/dialog-pages.tsx'
import { useLearnRights } from '../rights.ts'
import type { HolderSort } from '../seats/place.ts'
import { type Holder, holdersQuery, useGivePlaceBack } from './api.ts'
import { HoldersBulk } from './holders-bulk.tsx'

interface HoldersDialogProps {
  licence: number
  /** Who is searched for, and the order. */
  place: ListPlace<HolderSort>
  onChange: (next: { q: string | undefined; sort: string | undefined }) => void
  /** Which of them are chosen, as in the URL. */
  chosen: string | undefined
  onKeep: (chosen: string | undefined) => void
  onClose: () => void
}

/** Who learns by a licence. A place by which nothing was begun can be given back. */
// long: the list, its states and what may be done with those chosen
export function HoldersDialog({ licence, place, onChange, chosen, onKeep, onClose }: HoldersDialogProps) {
  const { t } = useLingui()
  const { changesShelf } = useLearnRights()
  const list = useInfiniteQuery({ ...holdersQuery(licence, place), placeholderData: keepPreviousData })
  const loaded = list.data?.pages.flatMap(page => page.data) ?? []
  const total = Math.max(list.data?.pages[0]?.meta.total ?? 0, loaded.length)
  const selection = useListSelection({
    place: `${licence} ${place.q ?? ''}`,
    chosen: changesShelf ? chosen : undefined,
    loaded: loaded.map(({ employee }) => employee.id),
    total,
    onKeep,
  })
  return (
    <Dialog
      size="wide"
      title={<Trans>Who learns by the licence</Trans>}
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
    >
      <div className={styles.form}>
        <ListTools
          label={t`Search for a person`}
          place={place}
          sorts={[
            { value: '', label: t`Newest first` },
            { value: 'name', label: t`By name` },
          ]}
          onChange={onChange}
        />
        {changesShelf && <HoldersBulk {...{ list, selection, total }} loaded={loaded.length} />}
        <DialogPages
          list={list}
          empty={
            <EmptyState
              level={3}
              title={
                place.q === undefined ? <Trans>Nobody has a place yet</Trans> : <Trans>No results</Trans>
              }
            >
              {place.q === undefined && (
                <Trans>
                  Anyone who starts a course on your shelf takes one place, which covers all its courses.
                </Trans>
              )}
            </EmptyState>
          }
        >
          {rows => <Holders rows={rows} selection={changesShelf ? selection : undefined} />}
        </DialogPages>
      </div>
    </Dialog>
  )
}

function Holders({ rows, selection }: { rows: readonly Holder[]; selection: ListSelection | undefined }) {
  const { t } = useLingui()
  const { tag } = useUi()
  const { changesShelf } = useLearnRights()
  return (
    <Table<Holder>
      caption={t`Who learns by the licence`}
      rows={rows}
      rowKey={({ employee }) => employee.id}
      {...(selection && {
        selection: {
          selected: selection.keys,
          onChange: selection.choose,
          rowLabel: ({ employee }) => employee.name,
        },
      })}
      columns={[
        {
          id: 'who',
          header: t`Person`,
          isRowHeader: true,
          cell: ({ employee }) => (
            <AppLink to={`/Employees/${employee.id}`} className={linkClass({ quiet: true })}>
              <Isolate>{employee.name}</Isolate>
            </AppLink>
          ),
        },
        { id: 'since', header: t`Since`, cell: ({ since }) => <DateText value={since} /> },
        {
          id: 'started',
          header: t`Courses`,
          isNumeric: true,
          cell: ({ started_courses: count }) => formatNumber(tag, count),
        },
        {
          id: 'finished',
          header: t`Courses finished`,
          isNumeric: true,
          cell: ({ finished_courses: count }) => formatNumber(tag, count),
        },
        ...(changesShelf
          ? [{ id: 'act', header: t`Place`, cell: (row: Holder) => <GiveBack holder={row} /> }]
          : []),
      ]}
    />
  )
}

function GiveBack({ holder: { employee, may_return } }: { holder: Holder }) {
  const { t } = useLingui()
  const giving = useGivePlaceBack()
  if (!may_return) return <Trans>Learning</Trans>
  return (
    <Button
      size="sm"
      variant="quiet"
      isPending={giving.isPending}
      onPress={() =>
        giving.mutate(employee.id, {
          onSuccess: () => showToast({ tone: 'success', text: t`The place is free again` }),
          onError: error =>
            showToast({
              tone: 'danger',
              text: error.kind === 'answer' ? error.message : t`Not sent: there is no connection. Try again.`,
            }),
        })
      }
    >
      <Trans>Give the place back</Trans>
      <span className="visually-hidden">: {employee.name}</span>
    </Button>
  )
}
