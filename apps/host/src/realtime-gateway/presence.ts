import { protocolLimits } from './limits.ts'

/** A member as its own application named it: the id stays a number or a text, as it was given. */
export interface Member {
  id: string | number
  info: unknown
}

/** Who is in a presence channel. A user with several connections is one member. */
export class Presence {
  readonly #members = new Map<string, { member: Member; connections: Set<object> }>()
  readonly #memberOf = new Map<object, Member>()

  get isFull(): boolean {
    return this.#members.size >= protocolLimits.presenceMembers
  }

  get size(): number {
    return this.#members.size
  }

  has(id: string | number): boolean {
    return this.#members.has(String(id))
  }

  /** True when this is the member's first connection. */
  add(connection: object, member: Member): boolean {
    const known = this.#members.get(String(member.id))
    if (known) {
      known.connections.add(connection)
      this.#memberOf.set(connection, known.member)
      return false
    }
    this.#members.set(String(member.id), { member, connections: new Set([connection]) })
    this.#memberOf.set(connection, member)
    return true
  }

  /** The member that left with its last connection, or null. */
  remove(connection: object): Member | null {
    const member = this.#memberOf.get(connection)
    if (!member) return null
    this.#memberOf.delete(connection)
    const entry = this.#members.get(String(member.id))
    entry?.connections.delete(connection)
    if (!entry || entry.connections.size > 0) return null
    this.#members.delete(String(member.id))
    return member
  }

  memberOf(connection: object): Member | undefined {
    return this.#memberOf.get(connection)
  }

  ids(): (string | number)[] {
    return [...this.#members.values()].map(({ member }) => member.id)
  }

  /** The presence data for a new subscriber. */
  toJSON(): { presence: { ids: (string | number)[]; hash: Record<string, unknown>; count: number } } {
    const hash = Object.fromEntries(
      [...this.#members.values()].map(({ member }) => [String(member.id), member.info ?? null]),
    )
    return { presence: { ids: this.ids(), hash, count: this.size } }
  }
}

/** The member of the signed text, or the error as a text. */
export function readMember(channelData: string): Member | string {
  let value: unknown
  try {
    value = JSON.parse(channelData)
  } catch {
    return 'channel_data is not JSON'
  }
  if (typeof value !== 'object' || value === null || !('user_id' in value))
    return 'channel_data needs a user_id'
  const { user_id: id, user_info: info } = value as { user_id: unknown; user_info?: unknown }
  if ((typeof id !== 'string' && typeof id !== 'number') || id === '')
    return 'user_id must be a text or a number'
  return checkedMember({ id, info })
}

/** The member, or what is too long about it. */
export function checkedMember(member: Member): Member | string {
  if (String(member.id).length > protocolLimits.userId)
    return `user_id is longer than ${protocolLimits.userId} characters`
  if (member.info !== undefined && Buffer.byteLength(JSON.stringify(member.info)) > protocolLimits.memberInfo)
    return 'user_info is larger than 1 KB'
  return member
}
