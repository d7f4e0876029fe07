import { Trans } from '@lingui/react/macro'
import { RealtimeProvider, useSession } from '@masar/app-shell'
import { userChannel } from '@masar/realtime'
import { useCatchUp, useChannelEvent } from '@masar/realtime/react'
import { useQueryClient } from '@tanstack/react-query'
import { ActDialog } from '../parts/act-dialog.tsx'
import { BulkOutcome } from './bulk-outcome.tsx'
import { BulkTitle } from './bulk-title.tsx'
import { bulkQuery, useBulk, useStopBulk } from './use-bulk.ts'

interface BulkProgressProps {
  id: number
  onClose: () => void
}

/** An act on many people from its beginning to its outcome. Closing it stops nothing. */
export function BulkProgress({ id, onClose }: BulkProgressProps) {
  const query = useBulk(id)
  const stop = useStopBulk(id)
  const act = query.data?.data
  return (
    <>
      <RealtimeProvider>
        <Listener id={id} />
      </RealtimeProvider>
      <ActDialog
        title={act ? <BulkTitle act={act.act} /> : <Trans>Act for many employees</Trans>}
        query={query}
        stop={stop}
        gone={
          <Trans>
            This is no longer there: bulk actions are kept for a week, and go when their department or group
            does.
          </Trans>
        }
        hint={({ is_notified }) =>
          is_notified && <Trans>You may leave this page. A notification tells you when it is done.</Trans>
        }
        outcome={ended => <BulkOutcome act={ended} />}
        onClose={onClose}
      />
    </>
  )
}

/** Listens to how far it is; it shows nothing. */
function Listener({ id }: { id: number }) {
  const client = useQueryClient()
  const userId = useSession(({ info }) => info?.id ?? null)
  const again = () => void client.invalidateQueries({ queryKey: bulkQuery(id).queryKey })
  useChannelEvent(
    userId === null ? null : userChannel(userId),
    'EmployeeActChanged',
    ({ act_id }) => act_id === id && again(),
  )
  useCatchUp(again)
  return null
}
