import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import type { Database } from '../../../db/client.ts'
import { AppError } from '../../../errors.ts'
import type { MediaLinks } from '../../../gateways/media-links.ts'
import { viewerOf } from '../../../plugins/caller.ts'
import type { Secrets } from '../../../secrets.ts'
import { IdParams, body } from '../../contract.ts'
import { withShownImages } from '../../platform/images/show.ts'
import { closingOf, gatedOf } from '../closing.ts'
import { completedBy } from '../completion-rule.ts'
import type { LearningQueries } from '../queries.ts'
import { quizOf } from './read.ts'
import { Quiz, QuizHints, QuizTryBody, QuizVerdict } from './schema.ts'
import { askedQuestion, showHint, tryAnswer } from './trying.ts'

const tags = ['learning']
const HintBody = body(
  'QuizHintBody',
  {
    shown: Type.Integer({ minimum: 0, maximum: 20, description: 'How many hints the page shows already.' }),
  },
  { shown: 1 },
)

/** Quizzes of lessons: for those who are enrolled, once the lesson is open to them. */
// long: a list of routes, each short by itself
export function quizzes(
  db: Database,
  queries: LearningQueries,
  links: MediaLinks,
  secrets: Secrets,
): FastifyPluginAsyncTypebox {
  /** @throws AppError `not_found`, `not_enrolled`, `lesson_closed` */
  const openLesson = async (lessonId: number, user: number) => {
    const lesson = await queries.lessonFacts({ lesson: lessonId, user })
    if (!lesson) throw new AppError('not_found')
    if (lesson.enrolmentId === null) throw new AppError('not_enrolled')
    if (closingOf(gatedOf(lesson), lesson.gate)) throw new AppError('lesson_closed')
    const by = completedBy(lesson)
    return { id: lessonId, courseId: lesson.courseId, by, lasts: null, needed: null, halfReading: null }
  }
  /** With its images, for as long as the lesson is open to who reads it. */
  const shown = <T>(payload: T, lesson: { id: number; courseId: number }, viewerId: number) =>
    withShownImages(db, links, lesson.courseId, payload, { viewerId, lessonId: lesson.id })

  return async app => {
    app.get(
      '/lessons/:id/quiz',
      {
        schema: {
          operationId: 'getQuiz',
          summary: 'Get a lesson’s quiz, and how far the caller is with it',
          description: 'The questions of the quiz, with how far the person is with each.',
          errorCodes: ['not_enrolled', 'lesson_closed', 'not_found'],
          tags,
          params: IdParams,
          response: { 200: Quiz },
        },
      },
      async request => {
        const user = viewerOf(request).id
        const lesson = await openLesson(request.params.id, user)
        return {
          data: await shown(
            await quizOf(db, secrets, { lessonId: lesson.id, userId: user }, request.locale),
            lesson,
            user,
          ),
        }
      },
    )

    app.post(
      '/quiz-questions/:id/tries',
      {
        schema: {
          operationId: 'tryQuizQuestion',
          summary: 'Try an answer to a question of a quiz',
          errorCodes: ['not_enrolled', 'lesson_closed', 'not_found'],
          description:
            'Judged at once, as often as one likes. Once each question was right, the lesson is done where that is its rule.',
          tags,
          params: IdParams,
          body: QuizTryBody,
          response: { 200: QuizVerdict },
        },
      },
      async request => {
        const user = viewerOf(request).id
        const question = await askedQuestion(db, request.params.id)
        const lesson = await openLesson(question.lessonId, user)
        const verdict = await tryAnswer(
          db,
          secrets,
          user,
          question,
          lesson,
          request.body.value,
          request.locale,
        )
        return { data: await shown(verdict, lesson, user) }
      },
    )

    app.post(
      '/quiz-questions/:id/hints',
      {
        schema: {
          operationId: 'showQuizHint',
          summary: 'Show the next hint of a question',
          description:
            'Answers with the hints up to the one asked for; `shown` says how many the page has already, so that a repeated call gives no further one away.',
          errorCodes: ['not_enrolled', 'lesson_closed', 'not_found'],
          tags,
          params: IdParams,
          body: HintBody,
          response: { 200: QuizHints },
        },
      },
      async request => {
        const user = viewerOf(request).id
        const question = await askedQuestion(db, request.params.id)
        const lesson = await openLesson(question.lessonId, user)
        const hints = await showHint(db, user, question, lesson.courseId, {
          shown: request.body.shown,
          locale: request.locale,
        })
        return { data: await shown(hints, lesson, user) }
      },
    )
  }
}
