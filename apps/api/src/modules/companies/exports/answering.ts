import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../../db/client.ts'
import { AppError } from '../../../errors.ts'
import { memberOf } from '../../../plugins/caller.ts'
import { companyActorOf } from '../../platform/audit/actor.ts'
import { companyToday } from '../../platform/calendar/days.ts'
import { attachment, contentTypes, tableFile, type TableFormat } from '../files/table-file.ts'
import { auditExport, startExport, type ExportOrder } from './exports.ts'
import { fileName, type ExportSource } from './source.ts'

/** The most rows of a file that a call itself answers with; a larger one is made in the background. */
export const mostAtOnce = 2000

/** Answers with what a member asks for as a file, and says so in the audit log. @throws AppError `list_too_long` */
export async function answerWithFile<Query extends object>(
  db: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  source: ExportSource<Query>,
  { format, query }: { format: TableFormat; query: Query },
) {
  const { locale } = request
  const member = memberOf(request)
  const total = await source.count(db, member, query, locale)
  if (total > mostAtOnce) throw new AppError('list_too_long')
  await db.transaction(tx =>
    auditExport(tx, companyActorOf(request), source.kind, { ...query, format, total }),
  )
  const day = await companyToday(db, member.companyId)
  return reply
    .type(contentTypes[format])
    .headers({
      'content-disposition': attachment(fileName(source, locale, { day, format })),
      'cache-control': 'no-store',
    })
    .send(tableFile(source.table(db, member, query, locale), format, locale) as never)
}

/** Has the same file made in the background. @throws AppError `export_too_large` */
export async function startFile<Query extends object>(
  db: Database,
  request: FastifyRequest,
  source: ExportSource<Query>,
  { format, query, groupKey }: Omit<ExportOrder<Query>, 'locale'>,
) {
  const actor = companyActorOf(request)
  const { locale } = request
  const id = await db.transaction(tx =>
    startExport(tx, actor, source, { query, format, locale, ...(groupKey !== undefined && { groupKey }) }),
  )
  return { data: { id } }
}
