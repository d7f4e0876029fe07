import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import type { Database } from '../../../db/client.ts'
import { viewerOf } from '../../../plugins/caller.ts'
import { Data, Id, IdParams, named, strict } from '../../contract.ts'
import { Question } from '../discussions/schema.ts'
import { CourseNote } from '../notes/schema.ts'
import { hitsOfKind, searchCourse } from './search.ts'

const tags = ['learning']
const lesson = { lesson_id: Id, lesson_title: Type.String() }

const SearchHits = Data(
  named('CourseSearch', {
    lessons: Type.Array(
      named('LessonHit', { ...lesson, is_open: Type.Boolean({ description: 'To the caller, now.' }) }),
    ),
    texts: Type.Array(
      named('TextHit', {
        ...lesson,
        text: Type.String({ description: 'Words of the lesson as they stand in it, without markup.' }),
      }),
    ),
    captions: Type.Array(
      named('CaptionHit', { ...lesson, text: Type.String(), position_seconds: Type.Integer() }),
    ),
    notes: Type.Array(CourseNote, { description: 'The caller’s own.' }),
    questions: Type.Array(Question),
  }),
)

/** The search in a course, for its learners and its instructor. */
export function courseSearch(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/courses/:id/search',
      {
        schema: {
          operationId: 'searchCourse',
          summary: 'Search the lessons, transcripts, notes and questions of a course',
          errorCodes: ['not_enrolled', 'not_found'],
          description: `In the order of the course, at most ${hitsOfKind} of each. Of lessons that are closed to the caller only titles are found.`,
          tags,
          params: IdParams,
          querystring: strict({ q: Type.String({ minLength: 1, maxLength: 100 }) }),
          response: { 200: SearchHits },
        },
      },
      async request => ({
        data: await searchCourse(
          db,
          viewerOf(request).id,
          request.params.id,
          request.query.q,
          request.locale,
        ),
      }),
    )
  }
}
