import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { BulkAct } from './use-bulk.ts'

/** The act's name: the title of its dialogs, and the button that does it. */
export function BulkTitle({ act }: { act: BulkAct }): ReactNode {
  if (act === 'move') return <Trans>Move to a department</Trans>
  if (act === 'add_to_group') return <Trans>Add to a group</Trans>
  if (act === 'remove_from_group') return <Trans>Take out of a group</Trans>
  if (act === 'remind') return <Trans>Remind of what is assigned</Trans>
  if (act === 'message') return <Trans>Send a message</Trans>
  if (act === 'deactivate') return <Trans>Deactivate</Trans>
  if (act === 'reactivate') return <Trans context="many people">Reactivate</Trans>
  return <Trans>Send the invitations again</Trans>
}
