import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { BilingualText } from '../../db/schema/columns.ts'
import { courses, lessonProgress, lessons } from '../../db/schema/index.ts'
import { countedGrade } from '../exams/counted.ts'
import { pick, type Locale } from '../../locale.ts'
import { renewingSince } from './renewal/since.ts'

/** What may close lessons of a course to a learner, as the database says it. */
export interface Gate {
  enrolled_at: string
  now: string
  is_sequential: boolean
  /** The first required lesson or exam of a section in order that is not done; what follows is closed where the order is sequential. */
  frontier: { kind: 'lesson' | 'exam'; id: number; position: number; title: BilingualText } | null
  /** A course that has to be completed first. */
  missing: { id: number; title: BilingualText } | null
}

/** A lesson as far as it decides whether it is open. */
export interface Gated {
  id: number
  position: number
  isPreview: boolean
  isCompleted: boolean
  opensAt: string | null
  opensAfterDays: number | null
}

/** What opens a closed lesson or exam. */
export type Closing =
  | { by: 'course' | 'lesson' | 'exam'; id: number; title: BilingualText }
  | { by: 'date'; opensAt: Date }

/** Its columns; the statement joins the progress of the person. */
export const gatedFields = {
  id: lessons.id,
  position: lessons.position,
  isPreview: lessons.freePreview,
  completedAt: lessonProgress.completedAt,
  opensAt: lessons.opensAt,
  opensAfterDays: lessons.opensAfterDays,
}

interface GatedRow {
  id: number
  position: number
  isPreview: boolean
  completedAt: Date | null
  opensAt: Date | null
  opensAfterDays: number | null
}

/** A row of `gatedFields` as `closingOf` takes it. */
export function gatedOf({ completedAt, opensAt, ...row }: GatedRow): Gated {
  return { ...row, isCompleted: completedAt !== null, opensAt: opensAt && opensAt.toISOString() }
}

const dayMs = 86_400_000

/**
 * What closes a lesson to an enrolled learner; null where it is open. What was done stays open, and a free preview is open to everyone.
 * The one place that decides it: for the page and its curriculum, for progress, and for media.
 */
export function closingOf(lesson: Gated, gate: Gate): Closing | null {
  if (lesson.isPreview || lesson.isCompleted) return null
  if (gate.missing) return { by: 'course', ...gate.missing }
  const opensAt =
    lesson.opensAfterDays === null
      ? lesson.opensAt && new Date(lesson.opensAt)
      : new Date(Date.parse(gate.enrolled_at) + lesson.opensAfterDays * dayMs)
  if (opensAt && opensAt.getTime() > Date.parse(gate.now)) return { by: 'date', opensAt }
  const { frontier } = gate
  if (gate.is_sequential && frontier && lesson.position > frontier.position)
    return { by: frontier.kind, id: frontier.id, title: frontier.title }
  return null
}

/** As it travels. */
export function presentClosing(closing: Closing, locale: Locale) {
  return closing.by === 'date'
    ? { by: closing.by, opens_at: closing.opensAt.toISOString(), id: null, title: null }
    : { by: closing.by, opens_at: null, id: closing.id, title: pick(closing.title, locale) }
}

/** A visible completion: an exam's review policy may hold it back. */
const isToldCompleted = (
  user: SQLWrapper,
) => sql`exists (select from enrolments done where done.user_id = ${user} and done.course_id = q.required_id
  and done.completed_at is not null and not exists (select from certificates c where c.user_id = done.user_id and c.course_id = done.course_id
    and c.completed_at = done.completed_at and c.released_at is null))`

/** Where the exam `x` of a section stands among the positions of lessons: behind the last one of its section. */
export const examPlace = (x: string): SQL<number> => {
  const exam = sql.raw(x)
  return sql<number>`(select coalesce(max(b.position), 0) + 0.5 from sections own
    join sections s on s.course_id = own.course_id and s.position <= own.position
    join lessons b on b.section_id = s.id and b.retired_at is null where own.id = ${exam}.section_id)`
}

/** Required lessons and exams of sections that a person has not done in the course that the statement reads. An exam is done once its pass may be known. */
export const undoneItems = (user: SQLWrapper) => sql`
    select 'lesson' as kind, f.id, f.position::float8 as position, f.title
    from lessons f left join lesson_progress d on d.lesson_id = f.id and d.user_id = ${user}
    where f.course_id = ${courses.id} and f.retired_at is null and f.completion <> 'optional' and d.completed_at is null
  union all
    select 'exam', x.id, ${examPlace('x')}::float8, x.title from exams x cross join lateral (${countedGrade('x', user, { since: renewingSince(user, courses.id) })}) g
    where x.course_id = ${courses.id} and x.section_id is not null and x.published_at is not null and not coalesce(g.passed and g.is_visible, false)`

/** The gate of the course that the statement reads, for one person. @param enrolledAt when they enrolled */
export function gateOf(user: SQLWrapper, enrolledAt: SQLWrapper): SQL<Gate> {
  return sql<Gate>`json_build_object('enrolled_at', ${enrolledAt}, 'now', clock_timestamp(), 'is_sequential', ${courses.lessonOrder} = 'sequential',
    'frontier', case when ${courses.lessonOrder} = 'sequential' then (select row_to_json(i) from (${undoneItems(user)}) i order by i.position limit 1) end,
    'missing', (select json_build_object('id', k.id, 'title', k.title) from course_prerequisites q join courses k on k.id = q.required_id
      where q.course_id = ${courses.id} and not ${isToldCompleted(user)} order by q.required_id limit 1))`
}
