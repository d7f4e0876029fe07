import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { viewerOf, socketOf } from '../../../plugins/caller.ts'
import { IdParams } from '../../contract.ts'
import { discussionAccess, openCourse } from './access.ts'
import { postActs } from './act-routes.ts'
import { findPost } from './acts.ts'
import {
  listQuestions,
  presentQuestion,
  presentReply,
  readPost,
  readThread,
  similarQuestions,
} from './posts.ts'
import {
  limits,
  QuestionAnswer,
  QuestionBody,
  Questions,
  QuestionsQuery,
  ReplyAnswer,
  ReplyBody,
  SimilarQuery,
  SimilarQuestions,
  Thread,
} from './schema.ts'
import { ask, reply } from './writing.ts'

const tags = ['questions']

/** Questions at lessons and their replies: for learners to whom the lesson is open, and for the course's instructor. */
// long: a list of routes, each short by itself
export function discussions(db: Database): FastifyPluginAsyncTypebox {
  const access = discussionAccess(db)
  return async app => {
    await app.register(postActs(db, access))
    app.get(
      '/lessons/:id/questions',
      {
        schema: {
          operationId: 'listLessonQuestions',
          summary: 'List the questions to a lesson',
          errorCodes: ['not_enrolled', 'lesson_closed', 'not_found'],
          description:
            'The newest first; for the course’s instructor, those without a reply. A deleted question keeps its place while others have replied to it.',
          tags,
          params: IdParams,
          querystring: QuestionsQuery,
          response: { 200: Questions },
        },
      },
      async request => {
        const { id: user } = viewerOf(request)
        const { id, isTeaching } = await access.open(user, request.params.id)
        const order = request.query.order ?? (isTeaching ? 'unanswered' : 'newest')
        return listQuestions(db, user, [id], { ...request.query, order }, request.locale)
      },
    )

    app.post(
      '/lessons/:id/questions',
      {
        schema: {
          operationId: 'askQuestion',
          summary: 'Ask a question at a lesson',
          errorCodes: ['not_enrolled', 'lesson_closed', 'posts_used_up', 'not_found'],
          description: `At a second of the video, or at the lesson. A key makes one question, however often it is sent. At most ${limits.perDay} questions and replies a day.`,
          tags,
          params: IdParams,
          body: QuestionBody,
          response: { 200: QuestionAnswer },
        },
      },
      async request => {
        const { id: userId } = viewerOf(request)
        const lesson = await access.open(userId, request.params.id)
        const id = await ask(db, { userId, lesson, socketId: socketOf(request) }, request.body)
        return { data: presentQuestion(await readPost(db, userId, id), request.locale) }
      },
    )

    app.get(
      '/courses/:id/questions',
      {
        schema: {
          operationId: 'listCourseQuestions',
          summary: 'List the questions to the lessons of a course',
          errorCodes: ['not_enrolled', 'not_found'],
          description: 'Of lessons that are open to the caller, in the same orders as those of a lesson.',
          tags,
          params: IdParams,
          querystring: QuestionsQuery,
          response: { 200: Questions },
        },
      },
      async request => {
        const { id: user } = viewerOf(request)
        const { openIds, isTeaching } = await openCourse(db, user, request.params.id)
        const order = request.query.order ?? (isTeaching ? 'unanswered' : 'newest')
        return listQuestions(db, user, openIds, { ...request.query, order }, request.locale)
      },
    )

    app.get(
      '/courses/:id/questions/similar',
      {
        schema: {
          operationId: 'findSimilarQuestions',
          summary: 'Find questions that resemble one before it is asked',
          errorCodes: ['not_enrolled', 'not_found'],
          description: 'A few that share most of its telling words; those that share the most first.',
          tags,
          params: IdParams,
          querystring: SimilarQuery,
          response: { 200: SimilarQuestions },
        },
      },
      async request => {
        const { id: user } = viewerOf(request)
        const { openIds } = await openCourse(db, user, request.params.id)
        return { data: await similarQuestions(db, user, openIds, request.query.text, request.locale) }
      },
    )

    app.get(
      '/questions/:id',
      {
        schema: {
          operationId: 'getQuestion',
          summary: 'Get a question with its replies',
          errorCodes: ['not_enrolled', 'lesson_closed', 'not_found'],
          description:
            'The accepted reply first, then the most helpful. The id of a reply gives its question.',
          tags,
          params: IdParams,
          response: { 200: Thread },
        },
      },
      async request => {
        const { id: user } = viewerOf(request)
        const post = await findPost(db, user, request.params.id)
        await access.open(user, post.lessonId)
        return { data: await readThread(db, user, post.questionId, request.locale) }
      },
    )

    app.post(
      '/questions/:id/replies',
      {
        schema: {
          operationId: 'replyToQuestion',
          summary: 'Reply to a question',
          errorCodes: ['not_enrolled', 'lesson_closed', 'posts_used_up', 'gone', 'not_found'],
          description: `Followers of the question are notified. A key makes one reply, however often it is sent. At most ${limits.perDay} questions and replies a day.`,
          tags,
          params: IdParams,
          body: ReplyBody,
          response: { 200: ReplyAnswer },
        },
      },
      async request => {
        const { id: userId } = viewerOf(request)
        const post = await findPost(db, userId, request.params.id)
        const lesson = await access.open(userId, post.lessonId)
        const writer = { userId, lesson, socketId: socketOf(request) }
        const id = await reply(db, writer, post.questionId, request.body)
        return { data: presentReply(await readPost(db, userId, id), request.locale) }
      },
    )
  }
}
