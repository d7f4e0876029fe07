import { useLingui } from '@lingui/react/macro'
import { Button } from '@masar/ui'
import type { LucideIcon } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { ChosenBar } from '../chosen-bar.tsx'
import type { ListSelection } from '../list-selection.ts'
import type { CallForMany } from './act-on-many.ts'
import type { Item } from './many-dialog.tsx'

const ManyDialog = lazy(() =>
  import('./many-dialog.tsx').then(({ ManyDialog: default_ }) => ({ default: default_ })),
)

interface WholeListBulkProps {
  selection: ListSelection
  /** Those that can be chosen: the list is whole at hand. */
  items: readonly Item[]
  /** Names the acts for assistive technology. */
  label: string
  /** How many are chosen, in words. */
  count: (count: number) => ReactNode
  icon: LucideIcon
  /** Names the act, in the bar and in the dialog that asks before it. */
  action: ReactNode
  title: (count: number) => ReactNode
  call: CallForMany
  /** The calls whose answers change with it. */
  refresh: readonly string[]
  /** On how many it was done, in words. */
  done: (count: number) => ReactNode
  /** What it will do. */
  children: ReactNode
}

/** The one act on many of a list that is whole at hand, such as the links of a company. */
export function WholeListBulk(props: WholeListBulkProps) {
  const { selection, items, label, count, icon, action, title, call, refresh, done, children } = props
  const { t } = useLingui()
  // Which it concerns is settled when it opens: the list changes with it.
  const [open, setOpen] = useState<readonly Item[] | null>(null)
  const chosen = items.filter(({ id }) => selection.keys.has(id))
  return (
    <>
      <ChosenBar
        label={label}
        count={chosen.length > 0 ? count(chosen.length) : null}
        clearLabel={t`Choose none`}
        onClear={selection.clear}
      >
        <Button size="sm" variant="secondary" iconStart={icon} onPress={() => setOpen(chosen)}>
          {action}
        </Button>
      </ChosenBar>
      <Suspense>
        {open && (
          <ManyDialog
            {...{ action, call, refresh, done }}
            title={title(open.length)}
            items={open}
            onClose={isDone => {
              setOpen(null)
              if (isDone) selection.clear()
            }}
          >
            {children}
          </ManyDialog>
        )}
      </Suspense>
    </>
  )
}
