import { Type } from 'typebox'
import { announcementAudiences } from '../../../db/schema/index.ts'
import { RichContent } from '../../../rich-text/schema.ts'
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
  visible,
} from '../../contract.ts'

/** How much an announcement says, and how many a course may have within seven days (`learning.md`). */
export const limits = { title: 120, body: 5_000, perWeek: 2 }

const line = (maxLength: number, description: string) =>
  Type.String({ minLength: 1, maxLength, pattern: visible, description })
const Written = strict({
  title: line(limits.title, 'One line.'),
  body: line(limits.body, 'Markdown.'),
})
const audience = {
  audience: Choice(announcementAudiences),
  lesson_id: Type.Optional(
    Type.Integer({ ...Id, description: 'The lesson at which they are stuck; for that audience alone.' }),
  ),
}

export const AnnouncementBody = body(
  'AnnouncementBody',
  {
    ...audience,
    ar: Type.Optional(Written),
    en: Type.Optional(Written),
  },
  {
    audience: 'not_started',
    ar: { title: 'درس جديد', body: 'أضفنا درسًا عن الجداول المحورية.' },
    en: { title: 'A new lesson', body: 'There is a lesson on pivot tables now.' },
  },
)
export const AudienceQuery = strict(audience)
export const Audience = Data(
  named('AnnouncementAudience', {
    people: Type.Integer({ description: 'How many learners it would reach now.' }),
    left: Type.Integer({ description: 'How many more the course may have now.' }),
    next_at: Nullable(
      Type.String({
        format: 'date-time',
        description: 'When the next one is allowed; null where one is allowed now.',
      }),
    ),
  }),
)

const Announcement = named('Announcement', {
  id: Id,
  title: Type.String(),
  body: Type.String({ description: 'Markdown.' }),
  content: RichContent,
  author: Type.Object({ id: Id, name: Type.String(), avatar: Nullable(Type.String()) }),
  sent_at: Moment,
  sending: Nullable(
    Type.Object(
      {
        audience: Choice(announcementAudiences),
        lesson: Nullable(Type.Object({ id: Id, title: Type.String() })),
        people: Type.Integer({ description: 'How many it was sent to.' }),
        withdrawn_at: Nullable(Moment),
      },
      { description: 'For the course’s instructor alone.' },
    ),
  ),
})
export const AnnouncementsQuery = strict({ cursor: Cursor })
export const Announcements = Type.Object({
  ...CursorPage(Announcement).properties,
  course: Type.Object({ id: Id, title: Type.String(), is_teaching: Type.Boolean() }),
})
export const SentAnnouncement = Data(
  Type.Object({ id: Id, people: Type.Integer({ description: 'How many it is sent to.' }) }),
)
