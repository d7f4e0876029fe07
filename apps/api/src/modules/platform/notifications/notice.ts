import type { NotificationData, NotificationKind } from './kinds.ts'

/** What one act tells any number of people. */
export interface SharedNotice {
  kind: NotificationKind
  data: NotificationData
  /** A path of the site, without the language. */
  link: string | null
  /** A further event for screens that show the subject of the notification. */
  event?: { name: string; data: object }
}

export interface Notice extends SharedNotice {
  userId: number
}

/** The private channel of one person. */
export function userChannel(userId: number): string {
  return `private-user.${userId}`
}
