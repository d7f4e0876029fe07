import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import type { Database } from '../../../db/client.ts'
import type { Storage } from '../../../gateways/storage.ts'
import { memberOf } from '../../../plugins/caller.ts'
import { pictureBodyOf, takePictures } from '../../accounts/avatar/keeping.ts'
import { Empty, IdParams, strict } from '../../contract.ts'
import { fileTypes } from '../../exams/files/file-types.ts'
import { withEnding } from '../../exams/files/names.ts'
import { companyActorOf } from '../../platform/audit/actor.ts'
import { inert } from '../../platform/uploads/inert.ts'
import { attachment } from '../files/table-file.ts'
import { changeRequirements, readPeople } from '../policy.ts'
import { findWaiverFile, keepWaiverFile, largestWaiverFile, removeWaiverFile } from './waiver-files.ts'

const tags = ['requirements']
const types = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp']
const Bytes = Type.Unsafe<Buffer>(Type.String({ format: 'binary' }))
const WaiverFile = {
  description: 'The file.',
  content: Object.fromEntries(types.map(type => [type, { schema: Bytes }])),
}
const NameQuery = strict({
  name: Type.String({ minLength: 1, maxLength: 255, description: 'What the file is called.' }),
})

/** The files that show why somebody is excused. */
// long: a list of routes, each short by itself
export function waiverFiles(db: Database, storage: Storage): FastifyPluginAsyncTypebox {
  const parts = { db, storage }
  return async app => {
    takePictures(app, types, largestWaiverFile)

    app.put(
      '/waivers/:id/file',
      {
        bodyLimit: largestWaiverFile,
        config: { policy: changeRequirements },
        schema: {
          operationId: 'putWaiverFile',
          summary: 'Keep the file that shows why a waiver is given',
          errorCodes: ['not_found'],
          description:
            'PDF or picture, up to 10 MB, known by its content, in the place of an earlier one, while the waiver has not ended. 413 and 415 where it is more or something else.',
          tags,
          params: IdParams,
          querystring: NameQuery,
          body: pictureBodyOf(types),
          response: { 200: Empty },
        },
      },
      async request => {
        const given = { bytes: request.body, name: request.query.name }
        await keepWaiverFile(parts, companyActorOf(request), request.params.id, given)
        return { data: null }
      },
    )

    app.get(
      '/waivers/:id/file',
      {
        config: { policy: readPeople },
        schema: {
          operationId: 'getWaiverFile',
          summary: 'Get the file that shows why a waiver was given',
          errorCodes: ['not_found'],
          description: 'A manager of a branch gets those of the people of that branch.',
          tags,
          params: IdParams,
          response: { 200: WaiverFile },
        },
      },
      async (request, reply) => {
        const { stored, size, type, name } = await findWaiverFile(parts, memberOf(request), request.params.id)
        return reply
          .type(fileTypes[type].mime)
          .headers({
            ...inert,
            'content-length': size,
            'content-disposition': attachment(withEnding(name, type)),
          })
          .send(storage.read(stored) as never)
      },
    )

    app.delete(
      '/waivers/:id/file',
      {
        config: { policy: changeRequirements },
        schema: {
          operationId: 'deleteWaiverFile',
          summary: 'Remove the file of a waiver',
          errorCodes: ['not_found'],
          tags,
          params: IdParams,
          response: { 200: Empty },
        },
      },
      async request => {
        await removeWaiverFile(parts, companyActorOf(request), request.params.id)
        return { data: null }
      },
    )
  }
}
