import type { AppHub } from './app-hub.ts'
import { isChannelName, kindOf, userOfChannel } from './channel-names.ts'
import type { Channel } from './channels.ts'
import type { Connection } from './connection.ts'
import {
  type ClientFrame,
  codes,
  errorFrame,
  eventFrame,
  protocolFrame,
  recordOf,
  subscriptionErrorFrame,
} from './frames.ts'
import { checkedMember, type Member, readMember } from './presence.ts'
import { channelText, isSignedBy, signedForOf } from './signatures.ts'

/** The error of a subscription: sent on the channel, to the subscriber only. */
interface SubscriptionError {
  type: 'AuthError' | 'LimitReached' | 'InvalidChannel'
  error: string
  status: number
}
const unauthorized = (error: string): SubscriptionError => ({ type: 'AuthError', error, status: 401 })

/** `pusher:subscribe`. Repeated on the same socket, it answers the same and adds no second member. */
export function subscribe(hub: AppHub, connection: Connection, frame: ClientFrame): void {
  const data = recordOf(frame.data)
  const name = data['channel']
  if (typeof name !== 'string' || name === '') {
    connection.send(errorFrame('A subscription needs a channel', null))
    return
  }
  const known = connection.subscriptions.get(name)
  const admitted = known ? null : admit(hub, connection, name, data)
  if (admitted === 'outdated') {
    connection.closeWithError(
      codes.reconnect,
      'The subscription was signed before the user’s connections were terminated',
    )
    return
  }
  if (admitted && 'type' in admitted) {
    connection.send(subscriptionErrorFrame(name, admitted.type, admitted.error, admitted.status))
    return
  }
  if (known) return sendSuccess(connection, known)
  if (admitted?.signedFor) hub.signedFor.add(connection, admitted.signedFor)
  join(hub, connection, name, admitted?.member)
  if (admitted?.signedFor) hub.makeRoom(admitted.signedFor)
}

/** `pusher:unsubscribe`: without an answer. */
export function unsubscribe(hub: AppHub, connection: Connection, frame: ClientFrame): void {
  const name = recordOf(frame.data)['channel']
  const channel = typeof name === 'string' ? connection.subscriptions.get(name) : undefined
  if (channel) leave(hub, connection, channel)
}

/** Removes a connection from a channel; the others are notified when a member's last connection left. */
export function leave(hub: AppHub, connection: Connection, channel: Channel): void {
  const left = channel.presence?.remove(connection)
  const isVacated = hub.channels.leave(channel, connection)
  if (left) {
    hub.channels.publish(
      channel,
      protocolFrame('pusher_internal:member_removed', { user_id: left.id }, channel.name),
    )
    hub.webhooks.memberLeft(channel.name, left.id)
  }
  if (channel.name.startsWith('#')) return
  if (isVacated) hub.webhooks.vacated(channel.name)
  else hub.counts.changed(channel)
}

/** Whether the connection may join, and as which member. */
function admit(
  hub: AppHub,
  connection: Connection,
  name: string,
  data: Record<string, unknown>,
): SubscriptionError | 'outdated' | { member?: Member; signedFor?: string | null } {
  if (connection.subscriptions.size >= hub.limits.channelsPerSocket) {
    return {
      type: 'LimitReached',
      error: `A connection may subscribe to ${hub.limits.channelsPerSocket} channels`,
      status: 4004,
    }
  }
  const userId = userOfChannel(name)
  if (userId !== null)
    return connection.user?.id === userId ? {} : unauthorized('Only the user may listen to the own channel')
  if (!isChannelName(name))
    return { type: 'InvalidChannel', error: 'The channel’s name is not allowed', status: 400 }
  const kind = kindOf(name)
  if (!kind.isPrivate) return {}
  // Whatever the channel, what the client sends along is part of what was signed.
  const channelData = typeof data['channel_data'] === 'string' ? data['channel_data'] : undefined
  if (!isSignedBy(hub.app, data['auth'], channelText(connection.id, name, channelData)))
    return unauthorized('The subscription is not signed by this app')
  const signedFor = channelData === undefined ? null : signedForOf(channelData)
  if (signedFor !== null && hub.signedFor.isOutdated(signedFor, connection)) return 'outdated'
  if (!kind.isPresence) return { signedFor }
  const admitted = admitMember(hub, connection, name, channelData)
  return 'member' in admitted ? { ...admitted, signedFor } : admitted
}

function admitMember(
  hub: AppHub,
  connection: Connection,
  name: string,
  channelData: string | undefined,
): SubscriptionError | { member: Member } {
  const member =
    channelData !== undefined
      ? readMember(channelData)
      : connection.user
        ? checkedMember({ id: connection.user.id, info: connection.user.info })
        : 'channel_data is missing, and no one is signed in'
  if (typeof member === 'string') return unauthorized(member)
  const presence = hub.channels.get(name)?.presence
  if (presence?.isFull && !presence.has(member.id))
    return { type: 'LimitReached', error: 'The channel has no room for another member', status: 4004 }
  return { member }
}

function join(hub: AppHub, connection: Connection, name: string, member: Member | undefined): void {
  const { channel, isFirst } = hub.channels.join(name, connection)
  const isNewMember = member !== undefined && channel.presence?.add(connection, member) === true
  sendSuccess(connection, channel)
  if (channel.name.startsWith('#')) return
  if (isFirst) hub.webhooks.occupied(name)
  if (isNewMember) {
    hub.channels.publish(
      channel,
      protocolFrame('pusher_internal:member_added', { user_id: member.id, user_info: member.info }, name),
      connection.id,
    )
    hub.webhooks.memberJoined(name, member.id)
  }
  hub.counts.changed(channel)
  if (channel.kind.isCached) sendCached(hub, connection, name)
}

function sendSuccess(connection: Connection, channel: Channel): void {
  connection.send(
    protocolFrame('pusher_internal:subscription_succeeded', channel.presence ?? {}, channel.name),
  )
}

function sendCached(hub: AppHub, connection: Connection, channel: string): void {
  const cached = hub.cache.find(channel)
  if (cached) {
    connection.send(eventFrame({ event: cached.event, channel, data: cached.data }))
    return
  }
  connection.send(eventFrame({ event: 'pusher:cache_miss', channel }))
  hub.webhooks.emit({ name: 'cache_miss', channel })
}
