import { Type } from 'typebox'
import {
  Choice,
  Cursor,
  CursorPage,
  Data,
  Id,
  Moment,
  Nullable,
  body,
  named,
  strict,
} from '../../contract.ts'
import { mailRhythms } from '../../../db/schema/index.ts'
import { alwaysMailedKinds, notificationKinds } from './kinds.ts'

export const NotificationItem = named(
  'Notification',
  {
    id: Id,
    /** Numbers a person's notifications, in the order in which they were created. */
    seq: Type.Integer(),
    kind: Type.String(),
    /** The sentence in the language of the request. */
    title: Type.String(),
    text: Nullable(
      Type.String({ description: 'What a person wrote, in plain text; null where no one did.' }),
    ),
    link: Nullable(Type.String()),
    is_read: Type.Boolean(),
    created_at: Moment,
  },
  {
    examples: [
      {
        id: 8_104,
        seq: 118,
        kind: 'exam_graded',
        title: 'صُحّح اختبارك في تحليل البيانات',
        text: null,
        link: '/exam-details/result/512',
        is_read: false,
        created_at: '2026-11-20T10:00:00Z',
      },
    ],
  },
)
export const NotificationPage = CursorPage(NotificationItem)
export const NotificationQuery = strict({ cursor: Cursor })
/** After a reconnect: what came after the last known notification. */
export const MissedQuery = strict({ after: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }) })
export const MissedNotifications = Data(
  named('MissedNotifications', {
    items: Type.Array(NotificationItem),
    has_more: Type.Boolean(),
    unread_notifications_count: Type.Integer(),
    cart_item_count: Type.Integer(),
  }),
)
export const UnreadCount = Data(Type.Object({ unread_notifications_count: Type.Integer() }))
export const ReadAllBody = body(
  'ReadAllBody',
  {
    up_to: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  },
  { up_to: 118 },
)

const Kind = Choice(notificationKinds)
const MinuteOfDay = Type.Integer({ minimum: 0, maximum: 1439 })
const choices = { kind: Kind, site: Type.Boolean(), mail: Type.Boolean(), push: Type.Boolean() }
const settings = {
  quiet_from: MinuteOfDay,
  quiet_until: MinuteOfDay,
  time_zone: Type.String({ minLength: 1, maxLength: 60 }),
  mail_rhythm: Choice(mailRhythms),
  is_seen_in_lessons: Type.Boolean(),
}
export const Preferences = Data(
  named('NotificationPreferences', {
    kinds: Type.Array(named('NotificationChoice', choices)),
    always_mailed: Type.Array(Choice(alwaysMailedKinds), {
      description: 'Kinds that an e-mail of their own is always sent for; `mail` of these decides nothing.',
    }),
    ...settings,
  }),
)
export const PreferencesBody = body(
  'PreferencesBody',
  {
    kinds: Type.Array(strict(choices), { maxItems: notificationKinds.length }),
    ...settings,
  },
  {
    kinds: [{ kind: 'exam_graded', site: true, mail: true, push: false }],
    quiet_from: 1320,
    quiet_until: 420,
    time_zone: 'Asia/Riyadh',
    mail_rhythm: 'daily',
    is_seen_in_lessons: true,
  },
)
