import type { PublishedEvent } from '../app-hub.ts'
import { isChannelName, kindOf, userOfChannel } from '../channel-names.ts'
import { protocolLimits } from '../limits.ts'
import { ApiError } from './api-error.ts'

/** An event of the HTTP API and what its caller wants to know in return. */
export interface EventCall extends PublishedEvent {
  info: InfoWish
}

export interface InfoWish {
  userCount: boolean
  subscriptionCount: boolean
}

/** @throws ApiError 400, 413 */
export function readEvent(body: unknown): EventCall {
  const fields = recordOf(body)
  const channels = Array.isArray(fields['channels'])
    ? fields['channels']
    : 'channel' in fields
      ? [fields['channel']]
      : []
  return { ...readCommon(fields), channels: readChannels(channels) }
}

/** All events of a batch are sound, or none is taken. @throws ApiError 400, 413 */
export function readBatch(body: unknown): EventCall[] {
  const { batch } = recordOf(body)
  if (!Array.isArray(batch)) throw new ApiError(400, 'batch must be a list of events')
  if (batch.length > protocolLimits.eventsOfBatch)
    throw new ApiError(400, `A batch has at most ${protocolLimits.eventsOfBatch} events`)
  return batch.map(event => {
    const fields = recordOf(event)
    return { ...readCommon(fields), channels: readChannels([fields['channel']]) }
  })
}

/** What `info=user_count,subscription_count` asks for. */
export function readInfo(info: unknown): InfoWish {
  const wishes = typeof info === 'string' ? info.split(',').map(wish => wish.trim()) : []
  return {
    userCount: wishes.includes('user_count'),
    subscriptionCount: wishes.includes('subscription_count'),
  }
}

function readCommon(fields: Record<string, unknown>): Omit<EventCall, 'channels'> {
  const { name, data, socket_id: socketId, info } = fields
  if (typeof name !== 'string' || name === '') throw new ApiError(400, 'An event needs a name')
  if (name.length > protocolLimits.eventName)
    throw new ApiError(400, `An event’s name has at most ${protocolLimits.eventName} characters`)
  if (typeof data !== 'string')
    throw new ApiError(400, 'An event’s data must be a text; encode objects as JSON first')
  if (Buffer.byteLength(data) > protocolLimits.eventData)
    throw new ApiError(413, 'An event’s data has at most 10 kB')
  if (
    socketId !== undefined &&
    socketId !== null &&
    (typeof socketId !== 'string' || !/^\d+\.\d+$/.test(socketId))
  )
    throw new ApiError(400, 'socket_id must look like 1234.5678')
  return { name, data, info: readInfo(info), ...(typeof socketId === 'string' && { exceptSocket: socketId }) }
}

function readChannels(channels: unknown[]): string[] {
  if (channels.length === 0) throw new ApiError(400, 'An event needs a channel')
  if (channels.length > protocolLimits.channelsOfEvent)
    throw new ApiError(400, `An event goes to at most ${protocolLimits.channelsOfEvent} channels`)
  const names = channels.map(channel => {
    if (!isChannelName(channel) && userOfChannel(channel) === null)
      throw new ApiError(400, 'A channel’s name is not allowed')
    return channel as string
  })
  if (names.length > 1 && names.some(name => kindOf(name).isEncrypted))
    throw new ApiError(400, 'An encrypted event goes to one channel')
  return names
}

function recordOf(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ApiError(400, 'An event is a JSON object')
  return value as Record<string, unknown>
}
