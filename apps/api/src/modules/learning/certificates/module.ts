import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '../../../db/client.ts'
import type { Storage } from '../../../gateways/storage.ts'
import type { Limits } from '../../../plugins/limits.ts'
import type { Secrets } from '../../../secrets.ts'
import { Badges } from './badge/badges.ts'
import { credentialFiles } from './badge/routes.ts'
import { certificateChecks } from './check-routes.ts'
import { certificateQueries } from './certificates.ts'
import { certificateDesk } from './desk-routes.ts'
import { certificateFinder } from './find.ts'
import { certificatePages } from './routes.ts'

/** The calls about certificates; the access map says who reaches which. */
export function certificates({
  db,
  limits,
  secrets,
  storage,
  publicUrl,
}: {
  db: Database
  limits: Limits
  secrets: Secrets
  storage: Storage
  publicUrl: string
}): Record<'pages' | 'checks' | 'files' | 'desk', FastifyPluginAsync> {
  const queries = certificateQueries(db)
  const find = certificateFinder(queries, limits)
  const badges = new Badges(db, queries, secrets, publicUrl)
  return {
    pages: certificatePages({ find, limits, badges, storage, publicUrl }),
    checks: certificateChecks(db, limits),
    files: credentialFiles({ db, find, limits, badges, publicUrl }),
    desk: certificateDesk(db),
  }
}
