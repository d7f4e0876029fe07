import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import type { Database } from '../../../db/client.ts'
import type { AnswerFileLinks } from '../../../gateways/answer-file-links.ts'
import type { Storage } from '../../../gateways/storage.ts'
import { viewerOf } from '../../../plugins/caller.ts'
import type { Secrets } from '../../../secrets.ts'
import { avatarFile } from '../avatar/names.ts'
import { Choice, Data, Empty, Moment, named, strict } from '../../contract.ts'
import { requireReauthentication } from '../reauthentication/reauthentication.ts'
import type { MailQueue } from '../../platform/mail/queue.ts'
import { eraseAccount } from './erase.ts'
import { exportOwnData } from './export.ts'
import { pageOf, readerOf } from './page.ts'

const tags = ['auth']
const OwnData = Data(
  Type.Object(
    { exported_at: Moment },
    { additionalProperties: true, description: 'Everything kept about the person, to save as a file.' },
  ),
)

const Deletion = strict({ contributions: Type.Optional(Choice(['keep', 'delete'])) })

const OwnDataPage = Data(named('OwnDataPage', { exported_at: Moment, html: Type.String() }))
const stale =
  '403 `session_stale` when the last proof of identity is too old (15 minutes, unless the service is set otherwise).'

interface OwnDataParts {
  db: Database
  storage: Storage
  secrets: Secrets
  mails: MailQueue
  links: AnswerFileLinks
}

/** To take one's data along, and to leave. */
// long: a list of routes, each short by itself
export function ownData(parts: OwnDataParts): FastifyPluginAsyncTypebox {
  const { db, storage, mails } = parts
  return async app => {
    app.get(
      '/auth/data',
      {
        schema: {
          operationId: 'exportOwnData',
          summary: 'Export the data of the account',
          errorCodes: ['session_stale'],
          tags,
          description: stale,
          response: { 200: OwnData },
        },
      },
      async (request, reply) => {
        const viewer = viewerOf(request)
        requireReauthentication(viewer)
        reply.header('content-disposition', 'attachment; filename="masar-data.json"')
        return { data: await exportOwnData(parts, viewer.id) }
      },
    )

    app.get(
      '/auth/data-page',
      {
        schema: {
          operationId: 'exportOwnDataPage',
          summary: 'Export the data of the account as a page to read',
          errorCodes: ['session_stale'],
          tags,
          description: `The same data as an HTML document in the language of the request, which needs nothing beside it. ${stale}`,
          response: { 200: OwnDataPage },
        },
      },
      async request => {
        const viewer = viewerOf(request)
        requireReauthentication(viewer)
        const data = await exportOwnData(parts, viewer.id)
        return { data: { exported_at: data.exported_at, html: pageOf(data, readerOf(data, request.locale)) } }
      },
    )

    app.delete(
      '/auth/delete-account',
      {
        schema: {
          operationId: 'deleteAccount',
          summary: 'Erase the account',
          errorCodes: ['session_stale'],
          tags,
          description: `Erases the account. Invoices stay as the law demands; results, certificates and, unless \`contributions\` is \`delete\`, reviews and discussion posts stay without a name. ${stale}`,
          querystring: Deletion,
          response: { 200: Empty },
        },
      },
      async request => {
        const viewer = viewerOf(request)
        requireReauthentication(viewer)
        const file = avatarFile(
          await eraseAccount(db, mails, {
            userId: viewer.id,
            requestId: String(request.id),
            origin: viewer.origin,
            erasesContributions: request.query.contributions === 'delete',
          }),
        )
        if (file !== null) await storage.remove(file)
        return { data: null }
      },
    )
  }
}
