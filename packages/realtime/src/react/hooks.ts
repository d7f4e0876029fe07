import { createContext, use, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { Channel } from '../channels.ts'
import type { ConnectionStatus, Member, RealtimeConnection } from '../connection.ts'
import { nullConnection } from '../null-connection.ts'

/** The one connection of this tab; without a provider the null connection. */
export const RealtimeContext = createContext<RealtimeConnection>(nullConnection())

export function useRealtime(): RealtimeConnection {
  return use(RealtimeContext)
}

/** The status of the connection; the component rerenders at each change. */
export function useRealtimeStatus(): ConnectionStatus {
  const connection = useRealtime()
  return useSyncExternalStore(
    connection.onStatus,
    () => connection.status,
    () => 'disconnected',
  )
}

/** Subscribes to one event while the component is mounted; `listener` may change with every render. A null channel subscribes to nothing. */
export function useChannelEvent<Events extends object, Name extends keyof Events & string>(
  channel: Channel<Events> | null,
  event: Name,
  listener: (payload: Events[Name]) => void,
): void {
  const connection = useRealtime()
  const latest = useEffectEvent(listener)
  const kind = channel?.kind
  const name = channel?.name
  useEffect(() => {
    if (kind === undefined || name === undefined) return
    return connection.subscribe<Events, Name>({ kind, name }, event, payload => latest(payload))
  }, [connection, kind, name, event])
}

/** The members of a presence channel; null until they are known, and while `channel` is null. */
export function useMembers<Info>(channel: Channel<object> | null): Member<Info>[] | null {
  const connection = useRealtime()
  const [members, setMembers] = useState<Member<Info>[] | null>(null)
  const kind = channel?.kind
  const name = channel?.name
  useEffect(() => {
    if (kind === undefined || name === undefined) return
    const unsubscribe = connection.join<Info>({ kind, name }, setMembers)
    return () => {
      unsubscribe()
      setMembers(null)
    }
  }, [connection, kind, name])
  return members
}

/** Called after each reconnect, to fetch what was missed. */
export function useCatchUp(fetchMissed: () => void): void {
  const connection = useRealtime()
  const latest = useEffectEvent(fetchMissed)
  useEffect(() => connection.onCatchUp(() => latest()), [connection])
}
