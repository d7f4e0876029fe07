import { Trans } from '@lingui/react/macro'
import { Dialog } from '@masar/ui/dialog'
import { useState } from 'react'
import { ListFound } from './list-found.tsx'
import { ListNaming } from './list-naming.tsx'

interface ListDialogProps {
  /** One that was sent before. */
  listId: number | null
  onUse: (list: { id: number; found: number }) => void
  onClose: () => void
}

/** Many people named by a list: sent, looked at, and then taken. */
export function ListDialog({ listId, onUse, onClose }: ListDialogProps) {
  const [id, setId] = useState(listId)
  return (
    <Dialog
      size="wide"
      title={<Trans>Name people by a list</Trans>}
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
    >
      {id === null ? (
        <ListNaming onNamed={setId} />
      ) : (
        <ListFound id={id} onUse={onUse} onAgain={() => setId(null)} />
      )}
    </Dialog>
  )
}
