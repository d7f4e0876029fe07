import type { Connection } from './connection.ts'

/**
 * Whom subscriptions were signed for, in one app. An application that puts `signed_for` (a user's id) into the `channel_data` that it
 * signs ties the subscription to that user, so that terminating the user's connections also closes sockets that never sent
 * `pusher:signin`. Other applications follow the protocol.
 */
export class SignedFor {
  readonly #connections = new Map<string, Set<Connection>>()
  readonly #terminatedAt = new Map<string, number>()

  /** Oldest first. */
  connectionsOf(userId: string): readonly Connection[] {
    return [...(this.#connections.get(userId) ?? [])]
  }

  /** Ties a connection to a user; it stays so until it closes. */
  add(connection: Connection, userId: string): void {
    connection.signedFor.add(userId)
    const known = this.#connections.get(userId)
    if (known) known.add(connection)
    else this.#connections.set(userId, new Set([connection]))
  }

  remove(connection: Connection): void {
    for (const userId of connection.signedFor) {
      const known = this.#connections.get(userId)
      if (known?.delete(connection) && known.size === 0) this.#connections.delete(userId)
    }
  }

  /** Keeps when the user's connections were terminated: what was signed for an older socket counts no more. */
  terminated(userId: string, now = Date.now()): void {
    this.#terminatedAt.set(userId, now)
  }

  /**
   * Whether a signature for this user on this connection may come from before the user's termination. A signature names its socket, so
   * a socket that was opened later cannot bear an old one.
   */
  isOutdated(userId: string, connection: Connection): boolean {
    const at = this.#terminatedAt.get(userId)
    return at !== undefined && connection.openedAt <= at
  }

  /** Forgets terminations that no open connection is older than. */
  sweep(oldestOpenedAt: number): void {
    for (const [userId, at] of this.#terminatedAt) if (at < oldestOpenedAt) this.#terminatedAt.delete(userId)
  }
}
