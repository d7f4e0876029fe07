import type { NotificationData, NotificationKind } from './kinds.ts'

/** What one act tells any number of people. */
export interface SharedNotice {
  kind: NotificationKind
  data: NotificationData
  /** A path of the site, without the language. */
  link: string | null
  /** Whether the person it is for just did it, and sees so: it is listed as read, and sent to no device. */
  isOwnAct?: boolean
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
