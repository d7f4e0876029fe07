import type { AppHub } from './app-hub.ts'
import type { Connection, SignedInUser } from './connection.ts'
import { type ClientFrame, codes, errorFrame, protocolFrame, recordOf } from './frames.ts'
import { protocolLimits } from './limits.ts'
import { isSignedBy, userText } from './signatures.ts'

/** `pusher:signin`: from here on the connection is its user's. A connection never changes hands. */
export function signIn(hub: AppHub, connection: Connection, frame: ClientFrame): void {
  const { auth, user_data: data } = recordOf(frame.data)
  if (typeof data !== 'string' || !isSignedBy(hub.app, auth, userText(connection.id, data))) {
    connection.send(errorFrame('The sign-in is not signed by this app', codes.unauthorized))
    return
  }
  const user = readUser(data)
  if (typeof user === 'string') {
    connection.send(errorFrame(user, codes.unauthorized))
    return
  }
  if (hub.signedFor.isOutdated(user.id, connection)) {
    connection.closeWithError(
      codes.reconnect,
      'The sign-in was signed before the user’s connections were terminated',
    )
    return
  }
  if (connection.user && connection.user.id !== user.id) {
    connection.send(errorFrame('This connection is signed in as another user', codes.unauthorized))
    return
  }
  if (!connection.user) enter(hub, connection, user)
  connection.send(protocolFrame('pusher:signin_success', { user_data: data }))
  if (user.isCut)
    connection.send(
      errorFrame(
        `Only the first ${protocolLimits.watchlist} users of the watchlist are watched`,
        codes.watchlistTooLong,
      ),
    )
  sendWatchlist(hub, connection)
}

/** A signed-in connection is gone: the watchers of its user are notified when it was the last. */
export function signOut(hub: AppHub, connection: Connection): void {
  const { user } = connection
  if (user && hub.users.remove(connection)) notifyWatchers(hub, user.id, 'offline')
}

function enter(hub: AppHub, connection: Connection, user: SignedInUser): void {
  connection.user = user
  const wasOffline = hub.users.add(connection, user.id, user.watchlist)
  if (wasOffline) notifyWatchers(hub, user.id, 'online', connection)
  hub.makeRoom(user.id)
}

function notifyWatchers(hub: AppHub, userId: string, name: 'online' | 'offline', except?: Connection): void {
  const frame = watchlistFrame([{ name, user_ids: [userId] }])
  for (const watcher of hub.users.watchersOf(userId)) if (watcher !== except) watcher.send(frame)
}

function sendWatchlist(hub: AppHub, connection: Connection): void {
  const watched = connection.user?.watchlist ?? []
  if (watched.length === 0) return
  const online = watched.filter(id => hub.users.isOnline(id))
  const offline = watched.filter(id => !hub.users.isOnline(id))
  const events = [
    { name: 'online', user_ids: online },
    { name: 'offline', user_ids: offline },
  ].filter(event => event.user_ids.length > 0)
  connection.send(watchlistFrame(events))
}

function watchlistFrame(events: { name: string; user_ids: string[] }[]): Buffer {
  return protocolFrame('pusher_internal:watchlist_events', { events })
}

/** The user of the signed text, or the error as a text. */
function readUser(data: string): (SignedInUser & { isCut: boolean }) | string {
  const { id, user_info: info, watchlist } = recordOf(data)
  if (typeof id !== 'string' || id === '' || id.length > protocolLimits.userId)
    return `user_data needs an id: a text of at most ${protocolLimits.userId} characters`
  const watched = Array.isArray(watchlist) ? watchlist.filter(entry => typeof entry === 'string') : []
  return {
    id,
    data,
    info,
    watchlist: watched.slice(0, protocolLimits.watchlist),
    isCut: watched.length > protocolLimits.watchlist,
  }
}
