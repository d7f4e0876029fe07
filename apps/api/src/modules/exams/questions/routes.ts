import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../../../db/client.ts'
import { AppError } from '../../../errors.ts'
import type { MediaLinks } from '../../../gateways/media-links.ts'
import type { Storage } from '../../../gateways/storage.ts'
import { viewerOf } from '../../../plugins/caller.ts'
import { once, onceErrors } from '../../../plugins/idempotency.ts'
import { attachment } from '../../companies/files/table-file.ts'
import { IdParams } from '../../contract.ts'
import { personalActorOf } from '../../platform/audit/actor.ts'
import { withShownImages } from '../../platform/images/show.ts'
import { instructorOf, isTaughtBy } from '../../teaching/policy.ts'
import { formatFiles, largestFile } from './formats/formats.ts'
import { ExamQuestions, FileQuery, ImportQuery, ImportReport, QuestionFile } from './schema.ts'
import {
  examQuestions,
  exportQuestions,
  importQuestions,
  openExam,
  openFile,
  type OpenExam,
  previewImport,
} from './service.ts'

const tags = ['teaching']
const fileType = 'application/octet-stream'
// The body is the file itself, which no schema reads.
const fileBody = { content: { [fileType]: { schema: {} } } }
const sameFile =
  'The body is the file: GIFT, Moodle XML, QTI 2.1 or 3.0, XLSX or CSV, up to 16 MB with its images; without any, as GIFT, XLSX and CSV are, up to 2 MB.'

/** The questions of an exam, out and in, for its instructor. */
// long: a list of routes, each short by itself
export function examQuestionRoutes(
  db: Database,
  storage: Storage,
  links: MediaLinks,
): FastifyPluginAsyncTypebox {
  const own = (request: FastifyRequest, id: number) =>
    openExam(db, id, isTaughtBy(instructorOf(request), 'courses'))
  const given = async (
    request: FastifyRequest<{
      Params: { id: number }
      Querystring: { name: string; language?: 'ar' | 'en' }
    }>,
  ) => {
    const exam = await own(request, request.params.id)
    const { body, query, locale } = request
    if (!Buffer.isBuffer(body)) throw new AppError('unsupported_media_type')
    const file = { name: query.name, bytes: body, language: query.language ?? locale }
    return { exam, file: await openFile(db, exam, file) }
  }

  const withImagesOf = <T>(request: FastifyRequest, { courseId }: OpenExam, payload: T) =>
    withShownImages(db, links, courseId, payload, { viewerId: viewerOf(request).id, courseId })

  return async app => {
    app.addContentTypeParser(
      fileType,
      { parseAs: 'buffer', bodyLimit: largestFile },
      (_request, body, done) => {
        done(null, body)
      },
    )

    app.get(
      '/exams/:id/questions',
      {
        schema: {
          operationId: 'listExamQuestions',
          summary: 'List the questions of an exam that one teaches',
          description: 'Those that attempts are asked, and apart those that no new attempt is asked.',
          errorCodes: ['not_found'],
          tags,
          params: IdParams,
          response: { 200: ExamQuestions },
        },
      },
      async request => {
        const exam = await own(request, request.params.id)
        return { data: await withImagesOf(request, exam, await examQuestions(db, exam, request.locale)) }
      },
    )

    app.get(
      '/exams/:id/questions/file',
      {
        schema: {
          operationId: 'exportExamQuestions',
          summary: 'Get the questions of an exam as a file',
          description: 'As GIFT, Moodle XML, QTI 2.1 or 3.0, XLSX or CSV, by `format`.',
          errorCodes: ['not_found', 'questions_too_large'],
          tags,
          params: IdParams,
          querystring: FileQuery,
          response: { 200: QuestionFile },
        },
      },
      async (request, reply) => {
        const { format } = request.query
        const exam = await own(request, request.params.id)
        const { type, ending } = formatFiles[format]
        const bytes = await exportQuestions({ db, storage }, exam, format, request.locale)
        return reply
          .type(type)
          .headers({
            'content-disposition': attachment(`${exam.slug}.${ending}`),
            'cache-control': 'no-store',
          })
          .send(Buffer.from(bytes) as never)
      },
    )

    app.post(
      '/exams/:id/questions/preview',
      {
        bodyLimit: largestFile,
        schema: {
          operationId: 'previewQuestionImport',
          summary: 'See what a file of questions would bring',
          errorCodes: ['not_found'],
          description: `${sameFile} Nothing is stored.`,
          tags,
          params: IdParams,
          querystring: ImportQuery,
          body: fileBody,
          response: { 200: ImportReport },
        },
      },
      async request => {
        const { exam, file } = await given(request as never)
        const report = await previewImport(db, exam, file, request.locale)
        return { data: await withImagesOf(request, exam, report) }
      },
    )

    app.post(
      '/exams/:id/questions/import',
      {
        bodyLimit: largestFile,
        schema: {
          operationId: 'importExamQuestions',
          summary: 'Store the questions of a file',
          errorCodes: [...onceErrors, 'not_found'],
          description: `Requires an \`Idempotency-Key\`. ${sameFile} A question whose key is known gets a new version; none is taken away.`,
          tags,
          params: IdParams,
          querystring: ImportQuery,
          body: fileBody,
          response: { 200: ImportReport },
        },
      },
      async request => {
        const { exam, file } = await given(request as never)
        const by = { actor: personalActorOf(request), locale: request.locale }
        return { data: await once(db, request, tx => importQuestions({ tx, storage }, exam, file, by)) }
      },
    )
  }
}
