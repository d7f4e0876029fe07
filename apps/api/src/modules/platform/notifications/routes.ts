import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { socketOf, viewerOf } from '../../../plugins/caller.ts'
import { IdParams } from '../../contract.ts'
import { Notifications } from './notifications.ts'
import { readPreferences, writePreferences } from './preferences.ts'
import {
  MissedNotifications,
  MissedQuery,
  NotificationPage,
  NotificationQuery,
  Preferences,
  PreferencesBody,
  ReadAllBody,
  UnreadCount,
} from './schema.ts'

const tags = ['notifications']

/**
 * A person's notifications and notification preferences.
 * @param countCart how many lines of the person's cart can be bought
 */
// long: a list of routes, each short by itself
export function notificationCalls(
  db: Database,
  countCart: (userId: number) => Promise<number>,
): FastifyPluginAsyncTypebox {
  const list = new Notifications(db)
  return async app => {
    app.get(
      '/notifications',
      {
        schema: {
          operationId: 'listNotifications',
          summary: 'List notifications',
          description: 'The notifications of the person, the latest first, page by page.',
          errorCodes: [],
          tags,
          querystring: NotificationQuery,
          response: { 200: NotificationPage },
        },
      },
      async request => list.page(viewerOf(request).id, request.query.cursor, request.locale),
    )

    app.get(
      '/notifications/missed',
      {
        schema: {
          operationId: 'listMissedNotifications',
          summary: 'List the notifications after a sequence number',
          errorCodes: [],
          description:
            'For a client that connects or reconnects, in the order in which they were created; with the numbers of the header, notifications not read and what is in the person’s cart, so that it needs to ask for neither.',
          tags,
          querystring: MissedQuery,
          response: { 200: MissedNotifications },
        },
      },
      async request => {
        const { id } = viewerOf(request)
        const missed = await list.after(id, request.query.after, request.locale)
        return { data: { ...missed, cart_item_count: await countCart(id) } }
      },
    )

    app.post(
      '/notifications/:id/read',
      {
        schema: {
          operationId: 'readNotification',
          summary: 'Mark a notification as read',
          description: 'Answers with how many are left unread. One that was read before is no error.',
          errorCodes: ['not_found'],
          tags,
          params: IdParams,
          response: { 200: UnreadCount },
        },
      },
      async request => ({
        data: await list.read(viewerOf(request).id, request.params.id, socketOf(request)),
      }),
    )

    app.post(
      '/notifications/read-all',
      {
        schema: {
          operationId: 'readAllNotifications',
          summary: 'Mark notifications as read up to a sequence number',
          errorCodes: [],
          description: 'Those that arrived in the meantime stay unread.',
          tags,
          body: ReadAllBody,
          response: { 200: UnreadCount },
        },
      },
      async request => ({
        data: await list.readAll(viewerOf(request).id, request.body.up_to, socketOf(request)),
      }),
    )

    app.get(
      '/notifications/preferences',
      {
        schema: {
          operationId: 'getNotificationPreferences',
          summary: 'Get notification preferences',
          description:
            'For each kind of notification by which ways it is sent, and the quiet hours, time zone and rhythm of e-mails.',
          errorCodes: [],
          tags,
          response: { 200: Preferences },
        },
      },
      async request => ({ data: await readPreferences(db, viewerOf(request).id) }),
    )

    app.put(
      '/notifications/preferences',
      {
        schema: {
          operationId: 'setNotificationPreferences',
          summary: 'Replace notification preferences',
          description: 'Takes the preferences as a whole: all are kept, or none.',
          errorCodes: [],
          tags,
          body: PreferencesBody,
          response: { 200: Preferences },
        },
      },
      async request => {
        await writePreferences(db, viewerOf(request).id, request.body)
        return { data: await readPreferences(db, viewerOf(request).id) }
      },
    )
  }
}
