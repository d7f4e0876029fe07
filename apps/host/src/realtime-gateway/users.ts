import type { Connection } from './connection.ts'

/** Signed-in users of one app: their connections, and who watches whom. */
export class Users {
  readonly #connections = new Map<string, Set<Connection>>()
  readonly #watchers = new Map<string, Set<Connection>>()

  /** Oldest first. */
  connectionsOf(userId: string): readonly Connection[] {
    return [...(this.#connections.get(userId) ?? [])]
  }

  isOnline(userId: string): boolean {
    return this.#connections.has(userId)
  }

  watchersOf(userId: string): Iterable<Connection> {
    return this.#watchers.get(userId) ?? []
  }

  /** True when the user was offline before. */
  add(connection: Connection, userId: string, watchlist: string[]): boolean {
    for (const watched of watchlist) put(this.#watchers, watched, connection)
    return put(this.#connections, userId, connection)
  }

  /** True when the user is offline now. */
  remove(connection: Connection): boolean {
    if (!connection.user) return false
    for (const watched of connection.user.watchlist) take(this.#watchers, watched, connection)
    return take(this.#connections, connection.user.id, connection)
  }
}

function put(map: Map<string, Set<Connection>>, key: string, connection: Connection): boolean {
  const known = map.get(key)
  if (known) {
    known.add(connection)
    return false
  }
  map.set(key, new Set([connection]))
  return true
}

function take(map: Map<string, Set<Connection>>, key: string, connection: Connection): boolean {
  const known = map.get(key)
  if (!known?.delete(connection) || known.size > 0) return false
  map.delete(key)
  return true
}
