import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, IconButton, Text } from '@masar/ui'
import { Menu } from '@masar/ui/menu'
import { ChevronDown, FolderInput, MailPlus, UserMinus, UsersRound, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import styles from './employees.module.css'
import type { Chosen, EmployeeSelection } from './selection.ts'
import type { BulkAct } from './use-bulk.ts'

const BulkDialog = lazy(() =>
  import('./bulk-dialog.tsx').then(({ BulkDialog: default_ }) => ({ default: default_ })),
)

interface BulkBarProps {
  selection: EmployeeSelection
  /** How many are drawn, and how many match. */
  loaded: number
  total: number
}

/** Who is chosen, and what may be done with all of them. It keeps in sight while the list scrolls. */
export function BulkBar({ selection, loaded, total }: BulkBarProps) {
  const { t } = useLingui()
  // Whom it concerns is settled when it opens: the list changes while it runs.
  const [open, setOpen] = useState<{ act: BulkAct; chosen: Chosen } | null>(null)
  const { count, chosen, isAll } = selection
  const close = (isDone: boolean) => {
    setOpen(null)
    if (isDone) selection.clear()
  }
  return (
    <>
      <div role="status" className="visually-hidden">
        {count > 0 && <Plural value={count} one="# person chosen" other="# people chosen" />}
      </div>
      {chosen && (
        <section className={styles.bulk} aria-label={t`Acts for the people chosen`}>
          <Text as="span" strong>
            <Plural value={count} one="# person chosen" other="# people chosen" />
          </Text>
          {!isAll && count >= loaded && total > loaded && (
            <Button size="sm" variant="quiet" onPress={selection.chooseAll}>
              <Plural value={total} one="Choose the # that matches" other="Choose all # that match" />
            </Button>
          )}
          <div className={styles.bulkActs}>
            <Menu
              label={t`Act on them`}
              trigger={
                <Button size="sm" iconEnd={ChevronDown}>
                  <Trans>Act on them</Trans>
                </Button>
              }
              items={[
                { id: 'move', label: t`Move to a department`, icon: FolderInput },
                { id: 'add_to_group', label: t`Add to a group`, icon: UsersRound },
                { id: 'invite_again', label: t`Send the invitations again`, icon: MailPlus },
                { id: 'deactivate', label: t`Deactivate`, icon: UserMinus, isDanger: true },
              ]}
              onAction={id => setOpen({ act: id as BulkAct, chosen })}
            />
            <IconButton icon={X} label={t`Choose nobody`} onPress={selection.clear} />
          </div>
        </section>
      )}
      <Suspense>{open && <BulkDialog {...open} onClose={close} />}</Suspense>
    </>
  )
}
