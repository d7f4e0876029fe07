import { createHmac } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { nameIn } from '../../../db/names.ts'
import { lessons, notificationSettings, users } from '../../../db/schema/index.ts'
import type { Locale } from '../../../locale.ts'
import { isHeldBack } from '../../../plugins/access.ts'
import type { Viewer } from '../../accounts/auth/viewer.ts'
import { hasAccess } from '../../learning/access.ts'
import { discussionAccess } from '../../learning/discussions/access.ts'
import { lessonAccess } from '../../learning/lesson-access.ts'
import { isTaughtBy } from '../../teaching/policy.ts'

/** A member of a presence channel. */
export interface ChannelMember {
  user_id: string
  user_info: { name: string | null }
}

interface ChannelRule {
  /** With the protocol's prefix; `(\d+)` is the id. */
  name: RegExp
  /** Whether the viewer may subscribe: true, or as which member on a presence channel. */
  may(viewer: Viewer, id: number, locale: Locale): Promise<boolean | ChannelMember> | boolean | ChannelMember
}

/** The channels with their rules. A name without a rule is closed to everyone. */
export function channelRules(db: Database, secret: string): ChannelRule[] {
  const isOpen = lessonAccess(db)
  const questions = discussionAccess(db)
  const teachesExam = async (instructorId: number, examId: number) => {
    const { rows } = await db.execute(
      sql`select 1 from exams x join courses c on c.id = x.course_id where x.id = ${examId} and ${isTaughtBy(instructorId)}`,
    )
    return rows.length > 0
  }
  return [
    { name: /^private-user\.([1-9]\d{0,15})$/, may: (viewer, id) => viewer.id === id },
    {
      name: /^private-company\.([1-9]\d{0,15})$/,
      // Events there concern the whole company, not a branch.
      may: (viewer, id) =>
        viewer.member?.companyId === id && viewer.member.branchId === null && !isHeldBack(viewer),
    },
    {
      name: /^presence-lesson\.([1-9]\d{0,15})$/,
      may: async (viewer, id, locale) =>
        (await isOpen({ viewerId: viewer.id, lessonId: id })) && lessonMember(db, secret, viewer, id, locale),
    },
    {
      name: /^private-lesson-questions\.([1-9]\d{0,15})$/,
      // Companies and operators see nothing of what learners ask.
      may: (viewer, id) => viewer.capacity === 'personal' && questions.isOpen(viewer.id, id),
    },
    {
      name: /^private-exam-live\.([1-9]\d{0,15})$/,
      // A learner taking the exam learns nothing of the others.
      may: async ({ capacity, instructorId }, id) =>
        capacity === 'personal' && instructorId !== null && (await teachesExam(instructorId, id)),
    },
  ]
}

/** Applies the rule of a channel. */
export async function maySubscribe(
  rules: ChannelRule[],
  viewer: Viewer,
  channel: string,
  locale: Locale,
): Promise<boolean | ChannelMember> {
  for (const rule of rules) {
    const id = rule.name.exec(channel)?.[1]
    if (id !== undefined) return rule.may(viewer, Number(id), locale)
  }
  return false
}

/**
 * Enrolled learners. By name if they agreed to be seen; otherwise by a pseudonym, for the count. A person's tabs are one
 * member, and a service keeps the data of the first of them: a changed consent needs another id, or the name would stay.
 */
async function lessonMember(
  db: Database,
  secret: string,
  viewer: Viewer,
  lessonId: number,
  locale: Locale,
): Promise<ChannelMember | false> {
  const [row] = await db
    .select({
      name: nameIn(locale, 'users'),
      isSeen: sql<boolean>`coalesce(${notificationSettings.isSeenInLessons}, false)`,
    })
    .from(lessons)
    .innerJoin(users, eq(users.id, viewer.id))
    .leftJoin(notificationSettings, eq(notificationSettings.userId, viewer.id))
    .where(
      and(
        eq(lessons.id, lessonId),
        sql`${lessons.retiredAt} is null`,
        hasAccess(viewer.id, lessons.courseId),
      ),
    )
  if (!row) return false
  const pseudonym = createHmac('sha256', secret)
    .update(`presence:${lessonId}:${viewer.id}:${row.isSeen}`)
    .digest('base64url')
    .slice(0, 22)
  return { user_id: pseudonym, user_info: { name: row.isSeen ? row.name : null } }
}
