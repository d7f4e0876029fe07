import { hrefFor } from '@masar/site-map'
import type { notifications, pushTokens } from '../../../db/schema/index.ts'
import type { PushMessage } from '../../../gateways/push/push.ts'
import { titleOf } from '../notifications/kinds.ts'

type Notification = Pick<typeof notifications.$inferSelect, 'id' | 'sequence' | 'kind' | 'data' | 'link'>
type Device = Pick<typeof pushTokens.$inferSelect, 'kind' | 'token' | 'app' | 'locale'>

/** Longer than a night and a day offline; older notifications are read on the site. */
const ttl = 2 * 86_400

/**
 * The push message of a notification for one device: ids, the title in the device's language, and the link in the device's
 * app and language.
 */
export function messageOf(notification: Notification, { kind, token, app, locale }: Device): PushMessage {
  return {
    kind,
    token,
    ttl,
    topic: `n${notification.id}`,
    data: {
      id: String(notification.id),
      kind: notification.kind,
      locale,
      title: titleOf(notification.kind, notification.data, locale),
      link: hrefFor(notification.link ?? '/notifcations', { locale, company: app === 'company' }),
      ...(notification.sequence !== null && { seq: String(notification.sequence) }),
    },
  }
}
