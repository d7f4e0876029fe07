import { asc, eq } from 'drizzle-orm'
import { notificationMails, notifications } from '../db/schema/index.ts'
import type { TestApi } from './test-api.ts'

interface Person {
  id: number
}

/** A person's notifications, the earliest first. */
export function toldOf(api: TestApi, { id }: Person) {
  return api.db
    .select({ kind: notifications.kind, link: notifications.link, data: notifications.data })
    .from(notifications)
    .where(eq(notifications.userId, id))
    .orderBy(asc(notifications.id))
}

/** How many notifications wait for a person's next digest. */
export function mailsTo(api: TestApi, { id }: Person): Promise<number> {
  return api.db.$count(notificationMails, eq(notificationMails.userId, id))
}

/** Subscribes a person to a weekly e-mail of a kind, beside the list on the site. */
export async function wantsMails(api: TestApi, { token }: { token: string }, kind: string): Promise<void> {
  await api.as(token)('PUT', '/client-api/v1/notifications/preferences', {
    kinds: [{ kind, site: true, mail: true, push: false }],
    quiet_from: 0,
    quiet_until: 0,
    time_zone: 'Asia/Riyadh',
    mail_rhythm: 'weekly',
    is_seen_in_lessons: false,
  })
}
