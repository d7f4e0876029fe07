import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, showToast } from '@masar/ui'
import { Menu } from '@masar/ui/menu'
import {
  BellRing,
  ChevronDown,
  Download,
  FolderInput,
  GraduationCap,
  MailPlus,
  MessageSquareText,
  UserMinus,
  UserRoundCheck,
  UserRoundX,
  UsersRound,
} from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { ChosenBar } from '../parts/chosen-bar.tsx'
import type { Employee } from './api.ts'
import { useBounds } from './bounds.ts'
import type { ColumnId } from './columns.ts'
import type { EmployeeFilters } from './filters.ts'
import type { Chosen, EmployeeSelection } from './selection.ts'
import { useAssigning } from './use-assigning.ts'
import type { BulkAct } from './use-bulk.ts'

const EmployeesExport = lazy(() =>
  import('./export-dialog.tsx').then(({ EmployeesExport: default_ }) => ({ default: default_ })),
)

const BulkDialog = lazy(() =>
  import('./bulk-dialog.tsx').then(({ BulkDialog: default_ }) => ({ default: default_ })),
)

interface BulkBarProps {
  selection: EmployeeSelection
  /** How many are drawn, and how many match. */
  loaded: readonly Employee[]
  total: number
  /** What the list shows, for the file of those chosen. */
  filters: EmployeeFilters
  columns: readonly ColumnId[]
}

/** Who is chosen, and what may be done with all of them. It keeps in sight while the list scrolls. */
export function BulkBar({ selection, loaded, total, filters, columns }: BulkBarProps) {
  const { t } = useLingui()
  // Whom it concerns is settled when it opens: the list changes while it runs.
  const [open, setOpen] = useState<{ act: BulkAct | 'export'; chosen: Chosen } | null>(null)
  const { count, chosen, isAll } = selection
  const assign = useAssigning(selection.people)
  const refuse = (text: string) => void showToast({ tone: 'danger', text })
  const outOfBounds = useBounds()
  const act = (id: string) => {
    if (!chosen) return
    const tooMany = outOfBounds(chosen)
    if (tooMany !== undefined) return refuse(tooMany)
    if (id !== 'assign') return setOpen({ act: id as BulkAct | 'export', chosen })
    assign(chosen).catch(() => refuse(t`The people chosen could not be loaded. Try again.`))
  }
  const close = (isDone: boolean) => {
    setOpen(null)
    if (isDone) selection.clear()
  }
  return (
    <>
      <ChosenBar
        label={t`Acts for the people chosen`}
        count={chosen && <Plural value={count} one="# person chosen" other="# people chosen" />}
        more={
          !isAll &&
          count >= loaded.length &&
          total > loaded.length && (
            <Button size="sm" variant="quiet" onPress={selection.chooseAll}>
              <Plural value={total} one="Choose the # that matches" other="Choose all # that match" />
            </Button>
          )
        }
        clearLabel={t`Choose nobody`}
        onClear={selection.clear}
      >
        <Menu
          label={t`Act on them`}
          trigger={
            <Button size="sm" iconEnd={ChevronDown}>
              <Trans>Act on them</Trans>
            </Button>
          }
          items={[
            { id: 'assign', label: t`Assign courses`, icon: GraduationCap },
            { id: 'remind', label: t`Remind of what is assigned`, icon: BellRing },
            { id: 'export', label: t`Export`, icon: Download },
            { id: 'move', label: t`Move to a department`, icon: FolderInput },
            { id: 'add_to_group', label: t`Add to a group`, icon: UsersRound },
            { id: 'remove_from_group', label: t`Take out of a group`, icon: UserRoundX },
            { id: 'message', label: t`Send a message`, icon: MessageSquareText },
            { id: 'invite_again', label: t`Send the invitations again`, icon: MailPlus },
            {
              id: 'reactivate',
              label: t({ message: 'Reactivate', context: 'many people' }),
              icon: UserRoundCheck,
            },
            { id: 'deactivate', label: t`Deactivate`, icon: UserMinus, isDanger: true },
          ]}
          onAction={act}
        />
      </ChosenBar>
      <Suspense>
        {open?.act === 'export' ? (
          <EmployeesExport
            {...{ filters, columns }}
            total={open.chosen.count}
            {...('ids' in open.chosen
              ? { ids: open.chosen.ids }
              : { exceptIds: open.chosen.filters.except_ids })}
            onClose={() => setOpen(null)}
          />
        ) : (
          open && <BulkDialog act={open.act} chosen={open.chosen} onClose={close} />
        )}
      </Suspense>
    </>
  )
}
