import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { Type } from 'typebox'
import type { Database } from '../../../db/client.ts'
import { notifications } from '../../../db/schema/index.ts'
import { viewerOf } from '../../../plugins/caller.ts'

const NotificationCount = Type.Object({
  /** `last_seq`: after which a client asks for what it missed. `item_count` beside `data` as well: readers look in either place. */
  data: Type.Object({
    unread_notifications_count: Type.Integer(),
    item_count: Type.Integer(),
    last_seq: Type.Integer(),
  }),
  item_count: Type.Integer(),
})

/** The number in the header: notifications not read; what is in the cart, the cart says. */
export function counts(db: Database): FastifyPluginAsyncTypebox {
  const user = sql.placeholder('user')
  const unread = db
    .select({
      count: sql<number>`count(*)::int`,
      last: sql<number>`coalesce((select c.last from notification_counters c where c.user_id = ${user}), 0)::int`,
    })
    .from(notifications)
    .where(and(eq(notifications.userId, user), isNull(notifications.readAt)))
    .prepare('unread_count')
  return async app => {
    app.get(
      '/notifications/get-notification',
      {
        schema: {
          operationId: 'getNotificationCount',
          summary: 'Count unread notifications',
          description:
            'How many notifications are unread, how many things lie in the cart, and the number of the latest notification, from which a client knows whether it missed one.',
          errorCodes: [],
          tags: ['notifications'],
          response: { 200: NotificationCount },
        },
      },
      async request => {
        const [row] = await unread.execute({ user: viewerOf(request).id })
        const count = row?.count ?? 0
        return {
          data: { unread_notifications_count: count, item_count: count, last_seq: row?.last ?? 0 },
          item_count: count,
        }
      },
    )
  }
}
