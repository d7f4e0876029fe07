import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../db/client.ts'
import { AppError } from '../../errors.ts'
import type { MediaLinks } from '../../gateways/media-links.ts'
import { PackageGrants } from '../../gateways/package-grants.ts'
import { OpeningStamps } from '../../gateways/opening-stamps.ts'
import { pick, type Locale } from '../../locale.ts'
import { bearer, viewerOf } from '../../plugins/caller.ts'
import type { Secrets } from '../../secrets.ts'
import { presentCard } from '../catalogue/presenter.ts'
import { IdParams } from '../contract.ts'
import { withShownImages } from '../platform/images/show.ts'
import { lessonBookmarks } from './bookmarks.ts'
import { ownCertificates } from './certificates/own-routes.ts'
import { closingOf, gatedOf, presentClosing } from './closing.ts'
import { readAnnouncements } from './announcements/routes.ts'
import { courseSearch } from './course-search/routes.ts'
import { discussions } from './discussions/routes.ts'
import { lessonFaultCalls } from './faults/routes.ts'
import { learningGoals } from './goals/routes.ts'
import { liveVisits } from './live/routes.ts'
import { notes } from './notes/routes.ts'
import { presentLesson, type LessonRow } from './presenter.ts'
import { enrolFree } from './progress.ts'
import { lessonProgressCalls } from './progress-routes.ts'
import { assignedFor, personOf, type LearningQueries } from './queries.ts'
import { quizzes } from './quizzes/routes.ts'
import { courseReviews } from './reviews/routes.ts'
import { Enrolment, LessonPage, MyCourses, Suggestions } from './schema.ts'
import { renewals } from './renewal/routes.ts'
import { presentRenewal } from './renewal/schema.ts'
import { readSuggestions } from './suggestions.ts'
import { readWaiting } from './waiting.ts'

const tags = ['learning']

/**
 * Lessons: a free preview is open to everyone, the rest to enrolled learners.
 * @param secret that signs when a person opened one
 * @param packagesOrigin where packages open; null where that is not set up
 */
// long: one route with all that it signs
export function lessonPages(
  db: Database,
  queries: LearningQueries,
  media: MediaLinks,
  secret: string,
  packagesOrigin: string | null,
): FastifyPluginAsyncTypebox {
  const stamps = new OpeningStamps(secret)
  const grants = new PackageGrants(secret)
  return async app => {
    app.get(
      '/lessons/:id',
      {
        schema: {
          operationId: 'getLesson',
          summary: 'Get a lesson',
          errorCodes: ['unauthenticated', 'not_enrolled', 'lesson_closed', 'not_found'],
          description:
            'A free preview is open to every caller, other lessons to enrolled learners and the course’s instructor. 403 `not_enrolled` names the course, to visitors too; 403 `lesson_closed` says when, or after which lesson or course, it opens; 401 `unauthenticated` where a session was sent that has ended.',
          tags,
          params: IdParams,
          response: { 200: LessonPage },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        const viewerId = request.viewer?.id ?? 0
        const [row] = await queries.lesson.execute({ lesson: request.params.id, user: viewerId })
        const isEnrolled = row?.enrolmentId != null
        const isTeaching = row?.isTeaching === true
        if (!row || (row.courseState !== 'published' && !isEnrolled && !isTeaching))
          throw new AppError('not_found')
        if (!isEnrolled && !isTeaching && !row.lesson.freePreview)
          // A visitor has no session to end, which is what apps do on a 401.
          throw !request.viewer && bearer(request) !== undefined
            ? new AppError('unauthenticated')
            : new AppError('not_enrolled', { data: { course_id: row.lesson.courseId } })
        refuseClosed(row, request.locale)
        const link = { viewerId, lessonId: row.lesson.id }
        const lesson = presentLesson(row, request.locale, {
          link: file => media.sign(file, link),
          opened: () => stamps.stamp(link),
          packageUrl: () =>
            packagesOrigin &&
            `${packagesOrigin}/p/${grants.sign({ ...link, sessionId: request.viewer?.sessionId ?? 0 })}/`,
        })
        const content = await withShownImages(db, media, row.lesson.courseId, lesson.content, link)
        return { data: { ...lesson, content } }
      },
    )
  }
}

/** @throws AppError `lesson_closed` with what opens it, for learners of the course who do not teach it */
function refuseClosed(row: LessonRow, locale: Locale): void {
  if (row.enrolmentId === null || row.isTeaching) return
  const gated = gatedOf({
    ...row.lesson,
    isPreview: row.lesson.freePreview,
    completedAt: row.progress?.completedAt ?? null,
  })
  const closing = closingOf(gated, row.gate)
  if (closing)
    throw new AppError('lesson_closed', {
      data: { course_id: row.lesson.courseId, ...presentClosing(closing, locale) },
    })
}

/** What a learner has and does; all of it needs a signed-in person. */
// long: a list of routes, each short by itself
export function learning(
  db: Database,
  queries: LearningQueries,
  media: MediaLinks,
  secret: string,
  secrets: Secrets,
): FastifyPluginAsyncTypebox {
  const stamps = new OpeningStamps(secret)
  return async app => {
    await app.register(notes(db, queries))
    await app.register(renewals(db))
    await app.register(lessonBookmarks(db, queries))
    await app.register(ownCertificates(db))
    await app.register(learningGoals(db))
    await app.register(discussions(db))
    await app.register(courseSearch(db))
    await app.register(lessonFaultCalls(db))
    await app.register(readAnnouncements(db))
    await app.register(quizzes(db, queries, media, secrets))
    await app.register(liveVisits(db, queries))
    await app.register(lessonProgressCalls(db, queries, stamps))
    await app.register(courseReviews(db))
    app.get(
      '/suggestions',
      {
        schema: {
          operationId: 'listSuggestions',
          summary: 'List what the caller may take next, each with its reason',
          description: 'Published courses that may suit the person, each with why it is named.',
          errorCodes: [],
          tags,
          response: { 200: Suggestions },
        },
      },
      async request => ({ data: await readSuggestions(db, viewerOf(request).id, request.locale) }),
    )

    app.get(
      '/my-courses',
      {
        schema: {
          operationId: 'listMyCourses',
          summary: 'List the courses that the caller is enrolled in',
          description:
            'With how far the person is in each; apart stand assigned courses of learning paths that wait for their turn.',
          errorCodes: [],
          tags,
          response: { 200: MyCourses },
        },
      },
      async request => {
        const rows = await queries.myCourses.execute({ user: viewerOf(request).id })
        return {
          data: {
            my_courses: rows.map(row => ({
              course: presentCard(row, request.locale),
              state: row.isCompleted ? ('completed' as const) : ('active' as const),
              percent: row.percent,
              completed_lessons: row.completed,
              are_lessons_done: row.areLessonsDone,
              last_lesson:
                row.lastLessonId === null || row.lastLessonTitle === null
                  ? null
                  : { id: row.lastLessonId, title: pick(row.lastLessonTitle, request.locale) },
              next_exam: row.nextExam && {
                ...row.nextExam,
                title: pick(row.nextExam.title, request.locale),
              },
              next_lesson: row.nextLesson && {
                ...row.nextLesson,
                title: pick(row.nextLesson.title, request.locale),
              },
              due_on: row.dueOn,
              assigned_by: row.assignedBy && pick(row.assignedBy.company, request.locale),
              assigned_by_color: row.assignedBy && row.assignedBy.color,
              assigned_by_person: personOf(row.assignedBy, request.locale),
              assigned_for: row.assignedBy && assignedFor(row.assignedBy, request.locale),
              open_until: row.openUntil,
              renewal: presentRenewal(row),
              exam: row.exam && {
                id: row.exam.id,
                passed: row.exam.passed,
                percent: row.exam.percent,
                open_attempt: row.exam.open_attempt,
              },
              certificate_code: row.certificate,
              enrolled_at: row.enrolledAt.toISOString(),
              last_seen_at: row.lastSeenAt?.toISOString() ?? null,
            })),
            waiting: await readWaiting(db, viewerOf(request).id, request.locale),
          },
        }
      },
    )

    app.post(
      '/courses/:id/enrolments',
      {
        schema: {
          operationId: 'enrol',
          summary: 'Enrol in a free course',
          description:
            'Begins a course that costs nothing. One that does is bought instead: 409 `course_not_free`. Enrolling again is no error.',
          errorCodes: ['not_found', 'course_not_free'],
          tags,
          params: IdParams,
          response: { 200: Enrolment },
        },
      },
      async request => {
        const viewer = viewerOf(request)
        await enrolFree(db, viewer.id, request.params.id)
        return { data: await standing(queries, viewer.id, request.params.id) }
      },
    )

    app.get(
      '/courses/:id/enrolment',
      {
        schema: {
          operationId: 'getEnrolment',
          summary: 'Get the caller’s enrolment and progress in a course',
          description:
            'Whether the person may learn the course now, whether it is a favourite, how far they are, and the lesson to go on with.',
          errorCodes: ['not_found'],
          tags,
          params: IdParams,
          response: { 200: Enrolment },
        },
      },
      async request => ({ data: await standing(queries, viewerOf(request).id, request.params.id) }),
    )
  }
}

async function standing(queries: LearningQueries, userId: number, courseId: number) {
  const [row] = await queries.standing.execute({ course: courseId, user: userId })
  const isEnrolled = row?.enrolmentId != null
  if (!row || (row.state !== 'published' && !isEnrolled)) throw new AppError('not_found')
  return {
    is_enrolled: isEnrolled,
    is_favorite: row.isFavourite,
    percent: row.percent ?? 0,
    next_lesson_id:
      isEnrolled && (row.percent ?? 0) > 0 && row.percent !== 100 && row.lastLessonId !== null
        ? row.lastLessonId
        : row.nextLessonId,
  }
}
