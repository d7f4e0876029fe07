import { protocolLimits } from './limits.ts'

/** An event on its way to clients. `data` is text: the protocol encodes it twice. */
export interface ServerEvent {
  event: string
  channel?: string
  data?: string
  user_id?: string | number
}

/** Codes of the protocol: clients never reconnect after 40xx, after a second for 41xx, at once for 42xx; 43xx do not close. */
export const codes = {
  unknownApp: 4001,
  disabledApp: 4003,
  overQuota: 4004,
  unknownPath: 4005,
  badVersion: 4006,
  unsupportedProtocol: 4007,
  noProtocol: 4008,
  unauthorized: 4009,
  overCapacity: 4100,
  reconnect: 4200,
  noPong: 4201,
  clientEventRejected: 4301,
  watchlistTooLong: 4302,
} as const

/** A whole websocket frame of text, unmasked as a server sends it (RFC 6455, 5.2). Built once, written to any number of sockets. */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10
  const frame = Buffer.allocUnsafeSlow(head + length)
  frame[0] = 0x81
  if (head === 2) frame[1] = length
  else if (head === 4) {
    frame[1] = 126
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = 127
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.write(text, head)
  return frame
}

export function eventFrame(event: ServerEvent): Buffer {
  return textFrame(JSON.stringify(event))
}

/** An event of the protocol itself, whose data is an object that is encoded twice. */
export function protocolFrame(event: string, data: object, channel?: string): Buffer {
  return eventFrame({ event, ...(channel !== undefined && { channel }), data: JSON.stringify(data) })
}

/** `pusher:error` is the one event whose data is a plain object. */
export function errorText(message: string, code: number | null, channel?: string): string {
  return JSON.stringify({
    event: 'pusher:error',
    ...(channel !== undefined && { channel }),
    data: { message, code },
  })
}

/** @param channel whose event was rejected; only a name that could be one is sent back */
export function errorFrame(message: string, code: number | null, channel?: unknown): Buffer {
  const named = typeof channel === 'string' && channel.length <= protocolLimits.channelName
  return textFrame(errorText(message, code, named ? channel : undefined))
}

/** An error for a subscriber's channel, not only for the connection. */
export function subscriptionErrorFrame(channel: string, type: string, error: string, status: number): Buffer {
  return textFrame(
    JSON.stringify({ event: 'pusher:subscription_error', channel, data: { type, error, status } }),
  )
}

export const pongFrame = textFrame('{"event":"pusher:pong","data":"{}"}')

/** What a client sent, as far as it has the shape of an event. */
export interface ClientFrame {
  event: string
  channel: unknown
  data: unknown
}

/** Reads a client's frame; null when it is not an event. Clients may encode `data` once or twice. */
export function readClientFrame(text: string): ClientFrame | null {
  const frame = parsed(text)
  if (!isRecord(frame) || typeof frame['event'] !== 'string') return null
  return { event: frame['event'], channel: frame['channel'], data: frame['data'] }
}

/** A field's object, whether it came as one or as its JSON. */
export function recordOf(data: unknown): Record<string, unknown> {
  const value = typeof data === 'string' ? parsed(data) : data
  return isRecord(value) ? value : {}
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null // what is no JSON is no event either: the caller answers with an error
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
