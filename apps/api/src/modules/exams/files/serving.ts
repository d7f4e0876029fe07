import type { FastifyPluginAsync } from 'fastify'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { AppError } from '../../../errors.ts'
import type { AnswerFileLinks } from '../../../gateways/answer-file-links.ts'
import type { Storage } from '../../../gateways/storage.ts'
import { attachment } from '../../companies/files/table-file.ts'
import { inert } from '../../platform/uploads/inert.ts'
import { fileTypes } from './file-types.ts'
import { isFileType, storedName, withEnding } from './names.ts'

interface FileRow extends Record<string, unknown> {
  name: string
  type: string | null
  bytes: number
  attempt_id: string
  position: number
  is_own: boolean
}

/** Essay files behind URLs signed for minutes, for their author and for those who may grade them at that moment. */
export function answerFileDownloads(
  db: Database,
  storage: Storage,
  links: AnswerFileLinks,
): FastifyPluginAsync {
  return async app => {
    app.get<{ Params: { id: string }; Querystring: Record<string, string> }>(
      '/media/answers/:id',
      async (request, reply) => {
        const { id } = request.params
        const viewerId = links.read(id, request.query)
        if (viewerId === null) throw new AppError('forbidden')
        const file = await fileFor(db, id, viewerId)
        const size = file && (await storage.size(storedName(id)))
        if (!file || size === null || !isFileType(file.type)) throw new AppError('not_found')
        // Named after its attempt for a grader: names of files tell whose they are.
        const name = file.is_own ? file.name : `${file.attempt_id}-${file.position}-${id.slice(0, 4)}`
        return reply
          .headers({
            ...inert,
            'content-type': fileTypes[file.type].mime,
            'content-length': size,
            'content-disposition': attachment(withEnding(name, file.type)),
          })
          .send(storage.read(storedName(id)))
      },
    )
  }
}

/** A whole file, for its owner at any time, and for the course's instructor once it is handed in. */
async function fileFor(db: Database, id: string, viewerId: number): Promise<FileRow | undefined> {
  const { rows } = await db.execute<FileRow>(sql`
    select f.name, f.type, f.bytes, f.attempt_id, q.position, a.user_id = ${viewerId} as is_own
    from answer_files f join attempts a on a.id = f.attempt_id join users u on u.id = a.user_id and u.erased_at is null
    join attempt_questions q on q.attempt_id = f.attempt_id and q.question_id = f.question_id
    join exams x on x.id = a.exam_id join courses c on c.id = x.course_id
    where f.id = ${id} and f.finished_at is not null and (a.user_id = ${viewerId} or a.state in ('submitted', 'graded')
      and exists (select from instructors i where i.id = c.instructor_id and i.user_id = ${viewerId} and i.state = 'approved'))`)
  return rows[0]
}
