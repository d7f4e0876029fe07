import type { AppHub } from './app-hub.ts'
import type { Connection } from './connection.ts'
import { type ClientFrame, codes, errorFrame, eventFrame } from './frames.ts'
import { protocolLimits } from './limits.ts'

/**
 * A client's event for the other subscribers of a private or presence channel. The frame is rebuilt: nothing that the
 * sender put beside event, channel and data is forwarded, in particular no `user_id`.
 */
export function clientEvent(hub: AppHub, connection: Connection, frame: ClientFrame): void {
  const channel = typeof frame.channel === 'string' ? connection.subscriptions.get(frame.channel) : undefined
  const error = errorOf(hub, frame, channel?.kind)
  if (error !== null || !channel) {
    connection.send(
      errorFrame(error ?? 'Subscribe to the channel first', codes.clientEventRejected, frame.channel),
    )
    return
  }
  if (!connection.mayTellOthers()) {
    connection.send(
      errorFrame(
        `At most ${protocolLimits.clientEventsPerSecond} client events a second`,
        codes.clientEventRejected,
        frame.channel,
      ),
    )
    return
  }
  const data = dataOf(frame.data)
  const member = channel.presence?.memberOf(connection)
  hub.channels.publish(
    channel,
    eventFrame({
      event: frame.event,
      channel: channel.name,
      data,
      ...(member && { user_id: member.id }),
    }),
    connection.id,
  )
  hub.webhooks.emit({
    name: 'client_event',
    channel: channel.name,
    event: frame.event,
    data,
    socket_id: connection.id,
    ...(member && { user_id: member.id }),
  })
}

function errorOf(
  hub: AppHub,
  frame: ClientFrame,
  kind: { isPrivate: boolean; isEncrypted: boolean } | undefined,
): string | null {
  if (!hub.app.clientEvents) return 'Client events are not enabled for this app'
  if (!kind) return 'Subscribe to the channel first'
  if (!kind.isPrivate || kind.isEncrypted) return 'Client events are for private and presence channels'
  if (frame.event.length > protocolLimits.eventName)
    return `An event’s name has at most ${protocolLimits.eventName} characters`
  if (Buffer.byteLength(dataOf(frame.data)) > protocolLimits.eventData)
    return 'An event’s data has at most 10 kB'
  return null
}

function dataOf(data: unknown): string {
  return typeof data === 'string' ? data : JSON.stringify(data ?? {})
}
