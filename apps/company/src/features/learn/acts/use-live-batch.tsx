import { RealtimeProvider, useSession } from '@masar/app-shell'
import { userChannel } from '@masar/realtime'
import { useCatchUp, useChannelEvent } from '@masar/realtime/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { refreshCalls } from '../../people/queries.ts'
import { type Batch, batchQuery, refreshLearning } from '../queries.ts'
import { conflictKinds } from './conflict-kinds.ts'

/** Milliseconds between two questions while an act is worked on, for pages that get no events: another member's, another network's. */
const pause = 4000

const isAtWork = (state: Batch['state'] | undefined) => state === 'running' || state === 'undoing'

/** An act that follows what is done of it. */
export function useLiveBatch(id: number) {
  const client = useQueryClient()
  const query = useQuery({
    ...batchQuery(id),
    refetchInterval: ({ state }) => (isAtWork(state.data?.data.state) ? pause : false),
  })
  const batch = query.data?.data
  const state = batch?.state
  const refused = batch && conflictKinds.reduce((sum, kind) => sum + batch.outcomes[kind], 0)
  const before = useRef({ state, refused })
  useEffect(() => {
    const { state: was, refused: known } = before.current
    // What it assigned or took back shows elsewhere, too.
    if (isAtWork(was) && state !== undefined && !isAtWork(state)) void refreshLearning(client)
    // The list below the numbers goes with them.
    else if (known !== undefined && refused !== known)
      void refreshCalls(client, [`/assignment-batches/${id}/conflicts`])
    before.current = { state, refused }
  }, [id, state, refused, client])
  return query
}

/** Listens to how far an act is; it shows nothing. */
export function BatchEvents({ id }: { id: number }) {
  return (
    <RealtimeProvider>
      <Listener id={id} />
    </RealtimeProvider>
  )
}

function Listener({ id }: { id: number }) {
  const client = useQueryClient()
  const userId = useSession(({ info }) => info?.id ?? null)
  const { queryKey } = batchQuery(id)
  const again = () => void client.invalidateQueries({ queryKey })
  useChannelEvent(userId === null ? null : userChannel(userId), 'AssignmentBatchChanged', change => {
    if (change.batch_id !== id) return
    const known = client.getQueryData<{ data: Batch }>(queryKey)?.data
    // Outcomes and what may be done come with the end: they are asked for.
    if (known?.state === change.state)
      client.setQueryData<{ data: Batch }>(queryKey, { data: { ...known, done: change.done } })
    else again()
  })
  useCatchUp(again)
  return null
}
