import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../../../db/client.ts'
import { socketOf, viewerOf } from '../../../plugins/caller.ts'
import { Empty, IdParams } from '../../contract.ts'
import type { DiscussionAccess } from './access.ts'
import { acceptReply, deletePost, editPost, findPost, followQuestion, reportPost, vote } from './acts.ts'
import { AcceptBody, limits, PostChange, ReportBody, Switch, Votes } from './schema.ts'

const tags = ['questions']
const ofLesson = ['not_enrolled', 'lesson_closed', 'not_found'] as const
const eitherPost = 'The id is a question’s or a reply’s.'

/** What becomes of questions and replies: both are posts, whose ids never meet. */
// long: a list of routes, each short by itself
export function postActs(db: Database, access: DiscussionAccess): FastifyPluginAsyncTypebox {
  const actOn = async (request: FastifyRequest, id: number) => {
    const { id: userId } = viewerOf(request)
    const post = await findPost(db, userId, id)
    const lesson = await access.open(userId, post.lessonId)
    return { post, writer: { userId, lesson, socketId: socketOf(request) } }
  }
  return async app => {
    app.patch(
      '/questions/:id',
      {
        schema: {
          operationId: 'editPost',
          summary: 'Edit one’s own question or reply',
          errorCodes: [...ofLesson, 'forbidden', 'edit_time_over', 'gone'],
          description: `For ${limits.editMinutes} minutes after it was written. ${eitherPost}`,
          tags,
          params: IdParams,
          body: PostChange,
          response: { 200: Empty },
        },
      },
      async request => {
        const { writer, post } = await actOn(request, request.params.id)
        await editPost(db, writer, post, request.body.text)
        return { data: null }
      },
    )

    app.delete(
      '/questions/:id',
      {
        schema: {
          operationId: 'deletePost',
          summary: 'Delete one’s own question or reply',
          errorCodes: ['not_found', 'forbidden'],
          description: `Its words go, its place stays, whether or not the lesson is still open. ${eitherPost}`,
          tags,
          params: IdParams,
          response: { 200: Empty },
        },
      },
      async request => {
        const post = await findPost(db, viewerOf(request).id, request.params.id)
        await deletePost(db, socketOf(request), post)
        return { data: null }
      },
    )

    app.post(
      '/questions/:id/accept',
      {
        schema: {
          operationId: 'acceptReply',
          summary: 'Accept a reply to a question',
          errorCodes: [...ofLesson, 'forbidden'],
          description: 'For its asker, and for the course’s instructor. One reply at most is accepted.',
          tags,
          params: IdParams,
          body: AcceptBody,
          response: { 200: Empty },
        },
      },
      async request => {
        const { writer, post } = await actOn(request, request.params.id)
        await acceptReply(db, writer, post, request.body.reply_id)
        return { data: null }
      },
    )

    app.post(
      '/questions/:id/vote',
      {
        schema: {
          operationId: 'votePost',
          summary: 'Find a question or a reply helpful, or not any more',
          errorCodes: [...ofLesson, 'forbidden', 'gone'],
          description: `Each person counts once; no one votes for what they wrote. ${eitherPost}`,
          tags,
          params: IdParams,
          body: Switch,
          response: { 200: Votes },
        },
      },
      async request => {
        const { writer, post } = await actOn(request, request.params.id)
        return { data: { votes: await vote(db, writer, post, request.body.is_on) } }
      },
    )

    app.post(
      '/questions/:id/follow',
      {
        schema: {
          operationId: 'followQuestion',
          summary: 'Be notified of replies to a question, or not any more',
          errorCodes: [...ofLesson],
          description: 'Its asker and those who reply follow it already.',
          tags,
          params: IdParams,
          body: Switch,
          response: { 200: Empty },
        },
      },
      async request => {
        const { writer, post } = await actOn(request, request.params.id)
        await followQuestion(db, writer.userId, post, request.body.is_on)
        return { data: null }
      },
    )

    app.post(
      '/questions/:id/report',
      {
        schema: {
          operationId: 'reportPost',
          summary: 'Report a question or a reply to the operator',
          errorCodes: [...ofLesson, 'forbidden'],
          description: `Each person reports a post once; again changes the reason. ${eitherPost}`,
          tags,
          params: IdParams,
          body: ReportBody,
          response: { 200: Empty },
        },
      },
      async request => {
        const { writer, post } = await actOn(request, request.params.id)
        await reportPost(db, writer.userId, post, request.body)
        return { data: null }
      },
    )
  }
}
