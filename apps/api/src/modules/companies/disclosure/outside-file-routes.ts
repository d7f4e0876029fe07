import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import type { Storage } from '../../../gateways/storage.ts'
import { proofCalls } from '../files/proof-calls.ts'
import { changeOutsideTrainings } from '../policy.ts'
import { findTrainingFile, keepTrainingFile, removeTrainingFile } from './outside-files.ts'

/** The files that show training elsewhere. */
export function outsideTrainingFiles(db: Database, storage: Storage): FastifyPluginAsyncTypebox {
  return proofCalls(
    { db, storage },
    {
      path: '/outside-trainings',
      tags: ['reports'],
      policy: changeOutsideTrainings,
      operation: 'OutsideTrainingFile',
      summaries: {
        put: 'Keep the file that shows a training elsewhere',
        get: 'Get the file that shows a training elsewhere',
        remove: 'Remove the file of a training elsewhere',
      },
      keep: keepTrainingFile,
      find: findTrainingFile,
      remove: removeTrainingFile,
    },
  )
}
