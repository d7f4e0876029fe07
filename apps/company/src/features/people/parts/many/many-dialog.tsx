import { Trans, useLingui } from '@lingui/react/macro'
import { Button, ProgressBar, showToast, Text } from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import type { ReactNode } from 'react'
import { Failure } from '../failure.tsx'
import styles from '../parts.module.css'
import { type CallForMany, mostAtOnce, type Refused, useActOnMany } from './act-on-many.ts'
import { NotDoneDialog } from './not-done-dialog.tsx'

export interface Item {
  id: number
  name: string
}

interface ManyDialogProps {
  title: ReactNode
  /** Names the act. */
  action: ReactNode
  /** Those that were chosen when it opened. */
  items: readonly Item[]
  call: CallForMany
  /** The calls whose answers change with it. */
  refresh: readonly string[]
  /** On how many it was done, in words. */
  done: (count: number) => ReactNode
  /** Whether it takes something away. */
  isDanger?: boolean
  /** What it will do. */
  children: ReactNode
  /** `isDone`: it was done on some at least, or on none any more. */
  onClose: (isDone: boolean) => void
}

/** Asks before an act on many things, shows how far it is, and names those on which it could not be done. */
export function ManyDialog(props: ManyDialogProps) {
  const { title, action, items, call, refresh, done, isDanger = true, children, onClose } = props
  const { t } = useLingui()
  const reasons = useReasons()
  const { acting, count } = useActOnMany(call, refresh)
  const act = () =>
    acting.mutate(
      items.map(({ id }) => id),
      {
        onSuccess: outcome => {
          if (outcome.refused.length > 0) return
          onClose(true)
          showToast({ tone: 'success', text: done(outcome.done) })
        },
      },
    )
  if (acting.data && acting.data.refused.length > 0)
    return (
      <NotDoneDialog
        refused={acting.data.refused.map(({ id, code }) => ({
          id,
          name: items.find(item => item.id === id)?.name,
          reason: reasons[code],
        }))}
        onClose={() => onClose(true)}
      >
        {acting.data.done > 0 && done(acting.data.done)}
      </NotDoneDialog>
    )
  return (
    <Dialog
      role={isDanger ? 'alertdialog' : 'dialog'}
      title={title}
      isOpen
      onOpenChange={isOpen => !isOpen && !acting.isPending && onClose(count > 0)}
      actions={close => (
        <>
          <Button variant="secondary" isDisabled={acting.isPending} onPress={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant={isDanger ? 'danger' : 'primary'} isPending={acting.isPending} onPress={act}>
            {action}
          </Button>
        </>
      )}
    >
      <div className={styles.form}>
        <Text>{children}</Text>
        {acting.isPending && items.length > mostAtOnce && (
          <ProgressBar
            value={Math.round((100 * count) / items.length)}
            showValue
            label={t`Progress of the change`}
          />
        )}
        <Failure error={acting.error} />
      </div>
    </Dialog>
  )
}

/** Why an act could not be done on a thing, in words. */
function useReasons(): Record<Refused['code'], string> {
  const { t } = useLingui()
  return {
    not_found: t`It is not there any more`,
    forbidden: t`You may not do this`,
    place_begun: t`They have begun to learn by it`,
    not_joined: t`They have not joined yet, or have left`,
    nothing_owed: t`There is nothing they still have to do for it`,
    reminded_already: t`They were reminded within the last day`,
  }
}
