import { protocolLimits } from './limits.ts'

/** The kind of a channel, by its name. */
export interface ChannelKind {
  isPrivate: boolean
  isPresence: boolean
  isEncrypted: boolean
  isCached: boolean
}

const pattern = /^[A-Za-z0-9_\-=@,.;]+$/
const userPrefix = '#server-to-user-'

/** Whether clients may subscribe to and applications publish on a name; `#` is the protocol's own. */
export function isChannelName(name: unknown): name is string {
  return typeof name === 'string' && name.length <= protocolLimits.channelName && pattern.test(name)
}

/** The user whose server-to-user channel this is, or null. */
export function userOfChannel(name: unknown): string | null {
  return typeof name === 'string' &&
    name.startsWith(userPrefix) &&
    name.length > userPrefix.length &&
    name.length <= userPrefix.length + protocolLimits.userId
    ? name.slice(userPrefix.length)
    : null
}

export function kindOf(name: string): ChannelKind {
  const isPresence = name.startsWith('presence-')
  const isEncrypted = name.startsWith('private-encrypted-')
  return {
    isPresence,
    isEncrypted,
    isPrivate: isPresence || name.startsWith('private-'),
    isCached: /^(?:private-encrypted-|private-|presence-)?cache-/.test(name),
  }
}
