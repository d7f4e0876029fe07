import { Trans } from '@lingui/react/macro'
import { Dialog } from '@masar/ui/dialog'
import { useState } from 'react'
import { UnusedColumns } from '../../../people/invite/unread-columns.tsx'
import type { NamedList } from './api.ts'
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
  const [unread, setUnread] = useState<NamedList['unread_columns']>([])
  return (
    <Dialog
      size="wide"
      title={<Trans>Name people by a list</Trans>}
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
    >
      {id === null ? (
        <ListNaming
          onNamed={(named, columns) => {
            setId(named)
            setUnread(columns)
          }}
        />
      ) : (
        <>
          <UnusedColumns columns={unread} />
          <ListFound id={id} onUse={onUse} onAgain={() => setId(null)} />
        </>
      )}
    </Dialog>
  )
}
