import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { AppError } from '../../../errors.ts'
import type { Storage } from '../../../gateways/storage.ts'
import { memberOf, viewerOf } from '../../../plugins/caller.ts'
import { Empty, IdParams } from '../../contract.ts'
import { companyActorOf } from '../../platform/audit/actor.ts'
import { companyToday } from '../../platform/calendar/days.ts'
import { attachment, contentTypes } from '../files/table-file.ts'
import { actForCompany } from '../policy.ts'
import { cancelExport, readExport, type ExportRow } from './exports.ts'
import { ExportFileAnswer, ExportPage } from './schema.ts'
import { fileName } from './source.ts'
import { sourceOf } from './sources.ts'

const tags = ['exports']
const typeOf = { ...contentTypes, pdf: 'application/pdf', zip: 'application/zip' } as const

/** Exports: the progress of each, and the file itself, for its requester. */
// long: a list of routes, each short by itself
export function companyExports(db: Database, storage: Storage): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/exports/:id',
      {
        config: { policy: actForCompany },
        schema: {
          operationId: 'getExport',
          summary: 'Get how far a file is',
          errorCodes: ['not_found'],
          tags,
          description: 'For its requester, for a day.',
          params: IdParams,
          response: { 200: ExportPage },
        },
      },
      async request => {
        const row = await readExport(db, viewerOf(request).id, memberOf(request), request.params.id)
        return { data: await presentExport(db, row) }
      },
    )

    app.get(
      '/exports/:id/file',
      {
        config: { policy: actForCompany },
        schema: {
          operationId: 'getExportFile',
          summary: 'Get a file that was made',
          errorCodes: ['not_found'],
          tags,
          description: 'For its requester, for a day.',
          params: IdParams,
          response: { 200: ExportFileAnswer },
        },
      },
      async (request, reply) => {
        const row = await readExport(db, viewerOf(request).id, memberOf(request), request.params.id)
        const size = row.file === null ? null : await storage.size(row.file)
        if (row.file === null || size === null) throw new AppError('not_found')
        return reply
          .type(typeOf[row.format])
          .headers({
            'content-length': size,
            'content-disposition': attachment(await nameOf(db, row)),
            'cache-control': 'no-store',
          })
          .send(storage.read(row.file) as never)
      },
    )

    app.post(
      '/exports/:id/cancel',
      {
        config: { policy: actForCompany },
        schema: {
          operationId: 'cancelExport',
          summary: 'Stop the making of a file',
          description: 'Only for the requester. One that is not being made any more is 409 `conflict`.',
          errorCodes: ['not_found', 'conflict'],
          tags,
          params: IdParams,
          response: { 200: Empty },
        },
      },
      async request => {
        const actor = companyActorOf(request)
        await db.transaction(tx => cancelExport(tx, actor, request.params.id))
        return { data: null }
      },
    )
  }
}

/** What the file is called: by the day on which it was made, whenever it is saved. */
async function nameOf(db: Database, { kind, locale, format, companyId, createdAt, finishedAt }: ExportRow) {
  const day = await companyToday(db, companyId, finishedAt ?? createdAt)
  return fileName(sourceOf(kind), locale, { day, format })
}

async function presentExport(db: Database, row: ExportRow) {
  return {
    id: row.id,
    state: row.state,
    format: row.format,
    name: await nameOf(db, row),
    total: row.total,
    done: row.done,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    failure: row.failure,
    finished_at: row.finishedAt?.toISOString() ?? null,
  }
}
