import type { AppHub } from './app-hub.ts'
import { clientEvent } from './client-events.ts'
import type { Connection } from './connection.ts'
import { codes, errorFrame, pongFrame, readClientFrame, recordOf, subscriptionErrorFrame } from './frames.ts'
import { signIn, signOut } from './sign-in.ts'
import { leave, subscribe, unsubscribe } from './subscribing.ts'

/** One frame of a client. What makes no sense is answered with an error and closes nothing. */
export function receive(hub: AppHub, connection: Connection, text: string): void {
  connection.received()
  if (!connection.mayTalk()) return refuse(connection, text)
  const frame = readClientFrame(text)
  if (!frame) {
    connection.send(errorFrame('A message is a JSON object with an event', null))
    return
  }
  switch (frame.event) {
    case 'pusher:ping':
      return connection.send(pongFrame)
    case 'pusher:pong':
      return
    case 'pusher:subscribe':
      return subscribe(hub, connection, frame)
    case 'pusher:unsubscribe':
      return unsubscribe(hub, connection, frame)
    case 'pusher:signin':
      return signIn(hub, connection, frame)
    default:
      if (frame.event.startsWith('client-')) return clientEvent(hub, connection, frame)
      connection.send(errorFrame('The event is not known', null))
  }
}

const tooMany = 'Too many messages; slow down'

/** A frame beyond the limit. The subscriber gets an error for the channel, or it would wait for ever. */
function refuse(connection: Connection, text: string): void {
  if (!connection.mayBeRefused()) return connection.closeWithError(codes.overCapacity, tooMany)
  const frame = readClientFrame(text)
  const channel = frame?.event.startsWith('client-') ? frame.channel : undefined
  connection.send(errorFrame(tooMany, codes.clientEventRejected, channel))
  const wanted = frame?.event === 'pusher:subscribe' ? recordOf(frame.data)['channel'] : undefined
  if (typeof wanted === 'string')
    connection.send(subscriptionErrorFrame(wanted, 'LimitReached', tooMany, 429))
}

/** A connection has begun to close: it leaves everything at once, since the network may take its time. */
export function depart(hub: AppHub, connection: Connection): void {
  if (!hub.connections.delete(connection.id)) return
  for (const channel of connection.subscriptions.values()) leave(hub, connection, channel)
  signOut(hub, connection)
  hub.signedFor.remove(connection)
}
