import type { FastifyPluginAsync } from 'fastify'
import type { OpenDatabase } from './db/client.ts'
import type { Env } from './env.ts'
import { PackageGrants } from './gateways/package-grants.ts'
import type { Storage } from './gateways/storage.ts'
import { packagePlayer } from './modules/learning/packages/player.ts'
import { XapiTokens } from './modules/learning/packages/xapi/tokens.ts'
import { failures } from './plugins/failures.ts'
import { createLimits } from './plugins/limits.ts'
import { validation } from './plugins/validation.ts'

/** What the packages' origin serves, and nothing else does: every route of it checks its signed grant. */
export function packagesService({
  env,
  database,
  storage,
}: {
  env: Env
  database: OpenDatabase
  storage: Storage
}): FastifyPluginAsync {
  const limits = createLimits(database.pool)
  return async app => {
    await app.register(failures)
    await app.register(validation)
    await app.register(
      packagePlayer({
        db: database.db,
        storage,
        grants: new PackageGrants(env.sessionSecret),
        tokens: new XapiTokens(env.sessionSecret),
        reports: limits.packageReport,
        openings: limits.packageOpening,
        siteOrigin: new URL(env.publicUrl).origin,
        packagesOrigin: env.packages.origin ?? '',
      }),
    )
  }
}
