import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, showToast } from '@masar/ui'
import { BellRing, CalendarClock, Download, Undo2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { ChosenBar } from '../../people/parts/chosen-bar.tsx'
import type { ListSelection } from '../../people/parts/list-selection.ts'
import { mostExcepted } from '../assign/draft.ts'
import type { AssignmentFilters } from '../place.ts'
import type { AssignmentRow } from '../queries.ts'
import { DueDialog, RemindDialog, WithdrawDialog } from './act-dialogs.tsx'
import { type Chosen, mostNamed } from './bulk-acts.ts'

const AssignmentsExport = lazy(() =>
  import('./assignments-export.tsx').then(({ AssignmentsExport: default_ }) => ({ default: default_ })),
)

const dialogs = { due: DueDialog, withdraw: WithdrawDialog, remind: RemindDialog }

interface AssignmentBulkProps {
  filters: AssignmentFilters
  selection: ListSelection
  /** Those that are loaded, and how many match. */
  loaded: readonly AssignmentRow[]
  total: number
  isCapped: boolean
  /** An act was begun in the background. */
  onBegun: (id: number) => void
}

/** What may be done with the assignments that are chosen. It keeps in sight while the list scrolls. */
export function AssignmentBulk({
  filters,
  selection,
  loaded,
  total,
  isCapped,
  onBegun,
}: AssignmentBulkProps) {
  const { t } = useLingui()
  // Which it concerns is settled when it opens: the list changes while it runs.
  const [open, setOpen] = useState<{ act: keyof typeof dialogs | 'export'; chosen: Chosen } | null>(null)
  const { count, isAll, keys, clear } = selection
  const chosen = chosenOf(filters, selection, isCapped)
  const close = () => setOpen(null)
  const refuse = (text: string) => void showToast({ tone: 'danger', text })
  const begin = (act: keyof typeof dialogs | 'export') => () => {
    if ('ids' in chosen && count > mostNamed)
      return refuse(t`At most 4,000 assignments can be chosen one by one. Choose all that match instead.`)
    if (isAll && selection.ids.length > mostExcepted)
      return refuse(t`At most 1,000 assignments can be left out of all that match. Use the filters instead.`)
    setOpen({ act, chosen })
  }
  const done = (id?: number) => {
    close()
    clear()
    if (id !== undefined) onBegun(id)
  }
  const Open = open && open.act !== 'export' ? dialogs[open.act] : null
  return (
    <>
      <ChosenBar
        label={t`Acts for the assignments chosen`}
        count={count > 0 ? <Count count={count} isMore={isAll && isCapped} /> : null}
        more={
          !isAll &&
          count >= loaded.length &&
          total > loaded.length && (
            <Button size="sm" variant="quiet" onPress={selection.chooseAll}>
              <Trans>Choose all that match</Trans>
            </Button>
          )
        }
        clearLabel={t`Choose none`}
        onClear={clear}
      >
        <Button size="sm" variant="secondary" iconStart={BellRing} onPress={begin('remind')}>
          <Trans>Remind</Trans>
        </Button>
        <Button size="sm" variant="secondary" iconStart={CalendarClock} onPress={begin('due')}>
          <Trans>Change the due date</Trans>
        </Button>
        <Button size="sm" variant="secondary" iconStart={Undo2} onPress={begin('withdraw')}>
          <Trans>Withdraw</Trans>
        </Button>
        <Button size="sm" variant="secondary" iconStart={Download} onPress={begin('export')}>
          <Trans>Export</Trans>
        </Button>
      </ChosenBar>
      {open && Open && (
        <Open
          chosen={open.chosen}
          rows={loaded.filter(({ id }) => keys.has(id))}
          onClose={close}
          onDone={done}
        />
      )}
      <Suspense>
        {open?.act === 'export' && (
          <AssignmentsExport
            filters={filters}
            chosen={open.chosen}
            total={open.chosen.count}
            isMore={open.chosen.isMore ?? false}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}

function chosenOf(
  { sort: _, ...filters }: AssignmentFilters,
  { isAll, ids, count }: ListSelection,
  isMore: boolean,
): Chosen {
  if (!isAll) return { ids, count }
  return { filters: { ...filters, ...(ids.length > 0 && { except_ids: [...ids] }) }, count, isMore }
}

function Count({ count, isMore }: { count: number; isMore: boolean }) {
  return isMore ? (
    <Plural value={count} one="More than # assignment chosen" other="More than # assignments chosen" />
  ) : (
    <Plural value={count} one="# assignment chosen" other="# assignments chosen" />
  )
}
