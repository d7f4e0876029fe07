import { hrefFor } from '@masar/site-map'
import type { notifications, pushTokens } from '../../../db/schema/index.ts'
import type { PushMessage } from '../../../gateways/push/push.ts'
import { titleOf } from '../notifications/kinds.ts'
import type { NoticeReader } from '../notifications/readers.ts'

type Notification = Pick<typeof notifications.$inferSelect, 'id' | 'sequence' | 'kind' | 'data' | 'link'>
type Device = Pick<typeof pushTokens.$inferSelect, 'kind' | 'token' | 'app'>

/** Longer than a night and a day offline; older notifications are read on the site. */
const ttl = 2 * 86_400

/**
 * The push message of a notification for one device: ids, the title in the device's language and by its owner's clock, and the link in the
 * device's app and language.
 * @param reader the device's owner, in the language of the device
 */
export function messageOf(
  notification: Notification,
  { kind, token, app }: Device,
  reader: NoticeReader,
): PushMessage {
  const { locale } = reader
  return {
    kind,
    token,
    ttl,
    topic: `n${notification.id}`,
    data: {
      id: String(notification.id),
      kind: notification.kind,
      locale,
      title: titleOf(notification.kind, notification.data, reader),
      link: hrefFor(notification.link ?? '/notifcations', { locale, company: app === 'company' }),
      ...(notification.sequence !== null && { seq: String(notification.sequence) }),
    },
  }
}
