import type { CompanyColor } from '@masar/text'
import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { namesOf } from '../../db/names.ts'
import { fixedLimit } from '../../db/statement.ts'
import {
  attempts,
  bookmarks,
  certificates,
  courses,
  enrolments,
  exams,
  favourites,
  lessonProgress,
  lessons,
  sections,
  type LessonKind,
  type videos,
} from '../../db/schema/index.ts'
import type { BilingualText } from '../../db/schema/columns.ts'
import { pick, type Locale } from '../../locale.ts'
import { cardFields } from '../catalogue/queries.ts'
import { countedGrade } from '../exams/counted.ts'
import { siteDay } from '../platform/calendar/days.ts'
import { hasAccess, isTeaching } from './access.ts'
import { gateOf, undoneItems } from './closing.ts'
import { gatedExam, type OutlinedExam } from './exam-closing.ts'
import { lessonFacts } from './lesson-facts.ts'
import { isHeld, liveSession } from './live/shown.ts'
import { openedParts } from './packages/shown.ts'
import { isFinished } from './percent.ts'
import { renewalDay } from './renewal/renewal-day.ts'

const { placeholder } = sql

interface ProgressOutline {
  id: number
  title: BilingualText
  lessons:
    | {
        id: number
        title: BilingualText
        kind: LessonKind
        duration_seconds: number
        free_preview: boolean
        is_completed: boolean
        is_optional: boolean
        is_bookmarked: boolean
        is_new: boolean
        position: number
        opens_at: string | null
        opens_after_days: number | null
      }[]
    | null
  exam: OutlinedExam | null
}

/** Of a course that is being taken again, only later attempts count. */
const sinceRenewal = sql`coalesce(${enrolments.renewingSince}, '-infinity')`

/** An exam `e` of the course that the statement reads, with what the person has reached in it and what decides whether it is open. */
const outlinedExam = (which: SQL) => sql<OutlinedExam | null>`
  select json_build_object('id', e.id, 'title', e.title, 'passed', case when g.is_visible then g.passed end, 'place', w.gate -> 'place',
    'released_at', w.gate -> 'released_at', 'has_attempt', w.gate -> 'has_attempt')
  from ${exams} e cross join lateral (${countedGrade('e', placeholder('user'), { since: sinceRenewal })}) g
    cross join lateral (select ${gatedExam('e', placeholder('user'), enrolments.createdAt)} as gate) w
  where e.course_id = ${courses.id} and ${which} and e.published_at is not null`

const outline = sql<ProgressOutline[] | null>`(
  select json_agg(json_build_object('id', s.id, 'title', s.title, 'lessons', (
    select json_agg(json_build_object('id', l.id, 'title', l.title, 'kind', l.kind, 'duration_seconds', l.duration_seconds,
      'free_preview', l.free_preview, 'is_completed', p.completed_at is not null, 'is_optional', l.completion = 'optional',
      'is_bookmarked', b.user_id is not null, 'is_new', p.lesson_id is null and l.completion <> 'optional' and ${isFinished('enrolments')},
      'position', l.position, 'opens_at', l.opens_at, 'opens_after_days', l.opens_after_days) order by l.position)
    from ${lessons} l left join ${lessonProgress} p on p.lesson_id = l.id and p.user_id = ${placeholder('user')}
      left join ${bookmarks} b on b.lesson_id = l.id and b.user_id = ${placeholder('user')}
    where l.section_id = s.id and l.retired_at is null),
    'exam', (${outlinedExam(sql`e.section_id = s.id`)})) order by s.position)
  from ${sections} s where s.course_id = ${courses.id})`

/** The final exam of a course, with the grade that counts as far as this person may see it. */
const exam = sql<{
  id: number
  title: BilingualText
  passed: boolean | null
  percent: number | null
  open_attempt: boolean
} | null>`(
  select json_build_object('id', e.id, 'title', e.title, 'passed', case when g.is_visible then g.passed end, 'percent', case when g.is_visible then g.percent end,
    'open_attempt', exists (select from ${attempts} o where o.exam_id = e.id and o.user_id = ${placeholder('user')} and o.state = 'in_progress'))
  from ${exams} e cross join lateral (${countedGrade('e', placeholder('user'), { since: sinceRenewal })}) g
  where e.course_id = ${courses.id} and e.section_id is null and e.published_at is not null)`

/**
 * The exam of a section that comes next: where it stands before any lesson that is left behind the last one seen, or, where none is, before
 * any other; null where a lesson comes next, or no such exam is left.
 */
const nextExam = sql<{ id: number; title: BilingualText; open_attempt: boolean } | null>`(
  select case when i.kind = 'exam' then json_build_object('id', i.id, 'title', i.title, 'open_attempt',
    exists (select from ${attempts} o where o.exam_id = i.id and o.user_id = ${placeholder('user')} and o.state = 'in_progress')) end
  from (${undoneItems(placeholder('user'))}) i
  order by i.position < coalesce((select s.position from ${lessons} s where s.id = ${enrolments.lastLessonId}), 0), i.position limit 1)`

interface NextLesson {
  id: number
  number: number
  title: BilingualText
  duration_seconds: number
}

/** The lesson to go on with: the last one seen while it is not done, else the first behind it that is not, else the first of all. */
const nextLesson = sql<NextLesson | null>`(
  select json_build_object('id', l.id, 'number', l.number, 'title', l.title, 'duration_seconds', l.duration_seconds)
  from (select n.id, n.title, n.duration_seconds, n.position, row_number() over (order by n.position)::int as number
    from ${lessons} n where n.course_id = ${courses.id} and n.retired_at is null) l
  left join ${lessonProgress} p on p.lesson_id = l.id and p.user_id = ${placeholder('user')}
  where p.completed_at is null
  order by l.position < coalesce((select s.position from ${lessons} s where s.id = ${enrolments.lastLessonId}), 0), l.position limit 1)`

/** Every required lesson is done: what is left, if anything, is an exam. */
const isEveryLessonDone = sql<boolean>`not exists (select from ${lessons} l left join ${lessonProgress} p on p.lesson_id = l.id and p.user_id = ${placeholder('user')}
  where l.course_id = ${courses.id} and l.retired_at is null and l.completion <> 'optional' and p.completed_at is null)`

/** A completion is shown with its certificate: an exam's review policy may hold it back. While the course is taken again it is not completed. */
const isCompleted = sql<boolean>`(${enrolments.completedAt} is not null and ${enrolments.renewingSince} is null and not exists (select from ${certificates} c
  where c.user_id = ${enrolments.userId} and c.course_id = ${enrolments.courseId} and c.completed_at = ${enrolments.completedAt} and c.released_at is null))`

/** Who assigned a course, and for what: of several assignments, that whose due day comes first. */
interface AssignedBy {
  company: BilingualText
  /** Who did it for the company, while they act for it: its own account, or who has a role there; null where a rule did. */
  person: BilingualText | null
  color: CompanyColor
  path: BilingualText | null
  group: BilingualText | null
  department: BilingualText | null
}

const assignedBy = sql<AssignedBy | null>`(select json_build_object('company', c.legal_name, 'color', c.color, 'path', p.name, 'group', g.name, 'department', d.name,
    'person', (select ${namesOf('u')} from users u where u.id = b.created_by and b.standing_id is null
      and (u.id = c.user_id or exists (select from company_members m where m.company_id = a.company_id and m.user_id = u.id))))
  from assignments a join employees e on e.company_id = a.company_id and e.id = a.employee_id
  join companies c on c.id = a.company_id
  left join learning_paths p on p.company_id = a.company_id and p.id = a.learning_path_id
  left join assignment_batches b on b.company_id = a.company_id and b.id = a.batch_id
  left join standing_assignments s on s.company_id = b.company_id and s.id = b.standing_id
  left join employee_groups g on g.company_id = s.company_id and g.id = s.group_id
  left join departments d on d.company_id = s.company_id and d.id = s.department_id
  where e.user_id = ${placeholder('user')} and a.course_id = ${courses.id} and a.state <> 'withdrawn' and e.state = 'active'
  order by a.due_on nulls last, a.id limit 1)`

/** The last day on which the person may learn the course, where every grant that opens it ends: of a licence, as its company's calendar has it. */
const openUntil = sql<string | null>`(select case when bool_and(g.ends_at is not null)
    then max(coalesce(l.ends_on, ${siteDay(sql`(g.ends_at - interval '1 millisecond')`)}))::text end
  from enrolment_grants g left join seat_ledger s on s.company_id = g.company_id and s.id = g.seat_id and g.kind = 'licence'
    left join licences l on l.company_id = s.company_id and l.pool_id = s.pool_id
  where g.user_id = ${placeholder('user')} and g.course_id = ${courses.id} and g.ended_reason is null
    and (g.ends_at is null or g.ends_at > clock_timestamp()))`

/** For what a course was assigned: a learning path it is part of, else whom it was assigned to together. */
export function assignedFor({ path, group, department }: AssignedBy, locale: Locale) {
  if (path) return { kind: 'path' as const, name: pick(path, locale) }
  if (group) return { kind: 'group' as const, name: pick(group, locale) }
  return department && { kind: 'department' as const, name: pick(department, locale) }
}

/** Who assigned it for the company, by the name in the reader's language. */
export const personOf = (by: AssignedBy | null, locale: Locale) =>
  by?.person ? pick(by.person, locale) : null

// long: a list of prepared statements, each by itself
export function learningQueries(db: Database) {
  const user = placeholder('user')
  const course = placeholder('course')
  const lesson = placeholder('lesson')
  const mine = and(
    eq(enrolments.courseId, courses.id),
    eq(enrolments.userId, user),
    hasAccess(user, courses.id),
  )
  return {
    myCourses: db
      .select({
        ...cardFields,
        isCompleted,
        percent: enrolments.percent,
        enrolledAt: enrolments.createdAt,
        lastSeenAt: enrolments.lastSeenAt,
        lastLessonId: lessons.id,
        lastLessonTitle: lessons.title,
        nextLesson,
        nextExam,
        exam,
        areLessonsDone: isEveryLessonDone,
        completed: sql<number>`(select count(*) from ${lessonProgress} p join ${lessons} l on l.id = p.lesson_id and l.retired_at is null
        where p.user_id = ${user} and p.course_id = ${courses.id} and p.completed_at is not null)::int`,
        dueOn: sql<
          string | null
        >`(select min(a.due_on)::text from assignments a join employees e on e.id = a.employee_id
        where e.user_id = ${user} and a.course_id = ${courses.id} and a.state <> 'withdrawn' and e.state = 'active')`,
        assignedBy,
        openUntil,
        renewingSince: enrolments.renewingSince,
        renewBy: renewalDay(user, courses.id),
        certificate: sql<
          string | null
        >`(select c.code from certificates c where c.user_id = ${user} and c.course_id = ${courses.id} and c.released_at is not null
        order by c.completed_at desc limit 1)`,
      })
      .from(enrolments)
      .innerJoin(courses, eq(courses.id, enrolments.courseId))
      .leftJoin(lessons, eq(lessons.id, enrolments.lastLessonId))
      .where(and(eq(enrolments.userId, user), hasAccess(user, enrolments.courseId)))
      .orderBy(sql`${enrolments.lastSeenAt} desc nulls last`, desc(enrolments.id))
      .limit(fixedLimit(500))
      .prepare('my_courses'),

    /** Null where the course is not published: only enrolled learners see it. */
    standing: db
      .select({
        id: courses.id,
        state: courses.state,
        price: courses.price,
        enrolmentId: enrolments.id,
        percent: enrolments.percent,
        lastLessonId: enrolments.lastLessonId,
        isFavourite: sql<boolean>`exists (select from ${favourites} f where f.user_id = ${user} and f.course_id = ${courses.id})`,
        nextLessonId: sql<
          number | null
        >`(select l.id from ${lessons} l left join ${lessonProgress} p on p.lesson_id = l.id and p.user_id = ${user}
        where l.course_id = ${courses.id} and l.retired_at is null order by (p.completed_at is not null), l.position limit 1)`.mapWith(
          value => (value === null ? null : Number(value)),
        ),
      })
      .from(courses)
      .leftJoin(enrolments, mine)
      .where(eq(courses.id, course))
      .prepare('course_standing'),

    lesson: db
      .select({
        lesson: lessons,
        courseTitle: courses.title,
        courseState: courses.state,
        enrolmentId: enrolments.id,
        percent: enrolments.percent,
        progress: lessonProgress,
        isTeaching: isTeaching(user),
        hasQuiz: sql<boolean>`exists (select from quiz_questions q where q.lesson_id = ${lessons.id} and q.retired_at is null)`,
        gate: gateOf(user, enrolments.createdAt),
        isHeld,
        live: liveSession,
        openedParts,
        poster: sql<
          string | null
        >`(select r.poster from recordings r where r.lesson_id = ${lessons.id} and r.media = ${lessons.media})`,
        video: sql<Pick<
          typeof videos.$inferSelect,
          'height' | 'smaller'
        > | null>`(select json_build_object('height', v.height, 'smaller', v.smaller) from videos v where v.media = ${lessons.media})`,
        playbackRate: sql<number | null>`(select u.playback_rate from users u where u.id = ${user})`,
        outline,
        exam: sql<OutlinedExam | null>`(${outlinedExam(sql`e.section_id is null`)})`,
      })
      .from(lessons)
      .innerJoin(courses, eq(courses.id, lessons.courseId))
      .leftJoin(enrolments, mine)
      .leftJoin(lessonProgress, and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.userId, user)))
      .where(and(eq(lessons.id, lesson), sql`${lessons.retiredAt} is null`))
      .prepare('lesson_page'),

    lessonFacts: lessonFacts(db),

    favourites: db
      .select({ ...cardFields, isEnrolled: hasAccess(user, courses.id) })
      .from(favourites)
      .innerJoin(courses, and(eq(courses.id, favourites.courseId), eq(courses.state, sql`'published'`)))
      .where(eq(favourites.userId, user))
      .orderBy(asc(favourites.position), desc(favourites.createdAt))
      .limit(fixedLimit(500))
      .prepare('favourites'),
  }
}
export type LearningQueries = ReturnType<typeof learningQueries>
