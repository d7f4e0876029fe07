import { Plural, Trans } from '@lingui/react/macro'
import { Banner, Button, Isolate, List, ListItem, Text } from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import type { ReactNode } from 'react'
import styles from '../parts.module.css'

interface NotDone {
  id: number
  name: string | undefined
  /** Why it could not be done. */
  reason: ReactNode
}

interface NotDoneDialogProps {
  refused: readonly NotDone[]
  onClose: () => void
  /** On how many it was done, in words; nothing where on none. */
  children: ReactNode
}

/** After an act on many things: on which of them it could not be done, and why. */
export function NotDoneDialog({ refused, children, onClose }: NotDoneDialogProps) {
  return (
    <Dialog
      title={<Trans>What could not be done</Trans>}
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      actions={close => (
        <Button onPress={close}>
          <Trans>Close</Trans>
        </Button>
      )}
    >
      <div role="status" className={styles.form}>
        {children && <Text>{children}</Text>}
        <Banner tone="warning">
          <Plural value={refused.length} one="For # it was not done:" other="For # it was not done:" />
        </Banner>
      </div>
      <List>
        {refused.map(({ id, name, reason }) => (
          <ListItem key={id} title={<Isolate>{name}</Isolate>} note={reason} />
        ))}
      </List>
    </Dialog>
  )
}
