import { companyChannel, type RealtimeConnection, userChannel } from '@masar/realtime'
import { connectRealtime } from '@masar/realtime/echo'
import { OrderedFeed } from '@masar/realtime/feed'
import { unwrap } from '@masar/api-sdk'
import { type AppName, localeTags, type Locale } from '@masar/site-map'
import type { QueryClient } from '@tanstack/react-query'
import { capacitiesQuery } from '../calls/capacities.ts'
import { cartQuery, hasCart, unreadCountQuery } from '../counts/counts.ts'
import { showCartCount } from '../counts/show-cart-count.ts'
import { clientApi } from '../session/apis.ts'
import { sendUnsent } from '../session/leave.ts'
import { refreshSession, sessionStore } from '../session/session-store.ts'
import { hasUnsent } from '../session/unsent-mark.ts'
import { showRead } from '../counts/read-notification.ts'
import { followNotificationClicks } from '../push/notification-click.ts'
import { resumePush } from '../push/resume.ts'
import { announce } from './announce.ts'
import type { LiveNotification, RealtimeSettings } from './live-store.ts'

export interface RealtimeConnectionOptions {
  settings: RealtimeSettings
  userId: number
  app: AppName
  locale: Locale
  queryClient: QueryClient
}

/** Opens a signed-in person's realtime connection and keeps the header's counts and the list of notifications up to date. */
// long: a connection and the acts on it, which share it
export function openRealtimeConnection({
  settings,
  userId,
  app,
  locale,
  queryClient,
}: RealtimeConnectionOptions): RealtimeConnection {
  const connection = connectRealtime({
    address: {
      key: settings.key,
      host: settings.host ?? location.hostname,
      ...portOf(settings),
      useTLS: settings.tls ?? location.protocol === 'https:',
    },
    headers: () => ({
      'Accept-Language': localeTags[locale],
      Authorization: `Bearer ${sessionStore.getState().token ?? ''}`,
    }),
    refreshSession: hasSession,
  })
  // The feed starts at the last sequence number that the service reports.
  const feed = queryClient.fetchQuery(unreadCountQuery()).then(
    ({ data }) =>
      new OrderedFeed<LiveNotification>({
        from: data.last_seq,
        fetchAfter: async (after, signal) => {
          const { data: missed } = await unwrap(
            clientApi().GET('/notifications/missed', { params: { query: { after } }, signal }),
          )
          showCounts(missed, app, queryClient)
          return { items: missed.items, hasMore: missed.has_more }
        },
        onItem: notification => announce(notification, queryClient),
      }),
  )
  feed.catch((error: unknown) =>
    console.info('realtime: the count of notifications could not be read', error),
  )
  const catchUp = () =>
    void feed.then(
      ordered => ordered.catchUp(),
      () => void queryClient.invalidateQueries({ queryKey: unreadCountQuery().queryKey }),
    )
  // The event only signals a notification; its sentence is fetched, since only the service has it in both languages.
  connection.subscribe(userChannel(userId), 'NotificationCreated', catchUp)
  connection.subscribe(userChannel(userId), 'NotificationsRead', ({ unread_notifications_count: count }) => {
    void showRead(queryClient, count)
  })
  followCart(connection, { app, userId, queryClient })
  sendWhatWaits()
  // What was read before the person's channel stood may be old; other channels tell nothing of the person's notifications. What was missed
  // comes with the counts of now, so that a start asks for each of them once.
  connection.onCatchUp(({ name }) => {
    if (name !== userChannel(userId).name) return
    catchUp()
    sendWhatWaits()
  })
  resumePush(userId, { app, locale, queryClient })
  followNotificationClicks(queryClient)
  return connection
}

/** Brings the header's numbers along with what the service counts now; the portal's cart is not the person's. */
function showCounts(
  counted: { unread_notifications_count: number; cart_item_count: number },
  app: AppName,
  queryClient: QueryClient,
): void {
  const unread = queryClient.getQueryData(unreadCountQuery().queryKey)?.data.unread_notifications_count
  if (unread !== counted.unread_notifications_count)
    void showRead(queryClient, counted.unread_notifications_count)
  if (app !== 'learner' || !hasCart(app, sessionStore.getState())) return
  const { queryKey } = cartQuery(app)
  // One that is still under way may have been read before: it is asked for again.
  if (queryClient.getQueryData(queryKey)?.item_count !== counted.cart_item_count)
    void showCartCount(queryClient, app, counted.cart_item_count)
}

/** Follows the cart of the app: the person's, or that of the company which the session acts for. */
function followCart(
  connection: RealtimeConnection,
  { app, userId, queryClient }: Pick<RealtimeConnectionOptions, 'app' | 'userId' | 'queryClient'>,
): void {
  if (!hasCart(app, sessionStore.getState())) return
  const follow = (channel: ReturnType<typeof userChannel | typeof companyChannel>, isCounted: boolean) => {
    connection.subscribe(
      channel,
      'CartChanged',
      cart => void showCartCount(queryClient, app, cart.item_count),
    )
    // The page has just read its cart; after a longer absence its lines may be others, though as many.
    let isFirst = isCounted
    connection.onCatchUp(({ name }) => {
      if (name !== channel.name) return
      if (!isFirst) void queryClient.invalidateQueries(cartQuery(app))
      isFirst = false
    })
  }
  if (app === 'learner') return follow(userChannel(userId), true)
  queryClient.fetchQuery(capacitiesQuery()).then(
    ({ data }) => {
      const company = data.find(({ is_current: isCurrent }) => isCurrent)?.company
      if (company) follow(companyChannel(company.id), false)
    },
    (error: unknown) => console.info('realtime: the company’s channel could not be found', error),
  )
}

/** What an earlier page could not send is sent by whichever page has a connection first. */
function sendWhatWaits(): void {
  if (hasUnsent())
    sendUnsent().catch((error: unknown) => console.warn('what waits here could not be sent', error))
}

function portOf({ host, port }: RealtimeSettings): { port?: number } {
  const own = location.port === '' ? undefined : Number(location.port)
  const chosen = host === undefined ? own : port
  return chosen === undefined ? {} : { port: chosen }
}

/** Another tab may have signed in again; otherwise the service checks whether this session is still valid (a 401 signs out). */
async function hasSession(): Promise<boolean> {
  const before = sessionStore.getState().token
  const { token } = refreshSession()
  if (token === null) return false
  if (token !== before) return true
  const { response } = await clientApi()
    .GET('/notifications/get-notification')
    .catch((error: unknown) => {
      console.info('realtime: the session could not be checked', error)
      return { response: undefined }
    })
  return response?.ok === true
}
