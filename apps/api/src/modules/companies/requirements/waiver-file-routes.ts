import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import type { Storage } from '../../../gateways/storage.ts'
import { proofCalls } from '../files/proof-calls.ts'
import { changeRequirements } from '../policy.ts'
import { findWaiverFile, keepWaiverFile, removeWaiverFile } from './waiver-files.ts'

/** The files that show why a person is excused. */
export function waiverFiles(db: Database, storage: Storage): FastifyPluginAsyncTypebox {
  return proofCalls(
    { db, storage },
    {
      path: '/waivers',
      tags: ['requirements'],
      policy: changeRequirements,
      operation: 'WaiverFile',
      summaries: {
        put: 'Keep the file that shows why a waiver is given',
        get: 'Get the file that shows why a waiver was given',
        remove: 'Remove the file of a waiver',
      },
      while: ', while the waiver has not ended',
      keep: keepWaiverFile,
      find: findWaiverFile,
      remove: removeWaiverFile,
    },
  )
}
