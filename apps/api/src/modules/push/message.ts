import { hrefFor } from '@masar/site-map'
import type { notifications, pushTokens } from '../../db/schema/index.ts'
import type { PushMessage } from '../../gateways/push/push.ts'
import { titleOf } from '../notifications/kinds.ts'

type News = Pick<typeof notifications.$inferSelect, 'id' | 'sequence' | 'kind' | 'data' | 'link'>
type Device = Pick<typeof pushTokens.$inferSelect, 'kind' | 'token' | 'app' | 'locale'>

/** Longer than a night and a day away; what is older is read on the site. */
const ttl = 2 * 86_400

/**
 * What a device is told of a notification: ids, the title in the device's language, and the page as it stands in the
 * device's app and language.
 */
export function messageOf(news: News, { kind, token, app, locale }: Device): PushMessage {
  return {
    kind,
    token,
    ttl,
    topic: `n${news.id}`,
    data: {
      id: String(news.id),
      kind: news.kind,
      locale,
      title: titleOf(news.kind, news.data, locale),
      link: hrefFor(news.link ?? '/notifcations', { locale, company: app === 'company' }),
      ...(news.sequence !== null && { seq: String(news.sequence) }),
    },
  }
}
