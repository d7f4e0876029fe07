import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../../../../db/client.ts'
import type { Limit } from '../../../../plugins/limits.ts'
import type { XapiSession } from './session.ts'
import type { XapiTokens } from './tokens.ts'
import { XapiError } from './xapi-error.ts'

export interface XapiParts {
  db: Database
  tokens: XapiTokens
  reports: Limit
  sessionOf: (grant: string, authorization: string | undefined) => Promise<XapiSession>
}

/** The session of a request; one that writes is counted. @throws XapiError; AppError as its grant does, and `too_many_requests` */
export type OwnSession = (request: FastifyRequest) => Promise<XapiSession>

export function ownSession({ sessionOf, reports }: XapiParts): OwnSession {
  return async request => {
    const { grant } = request.params as { grant: string }
    const session = await sessionOf(grant, request.headers.authorization)
    const { played } = session
    if (request.method !== 'GET' && played) await reports.take(`${played.userId} ${played.lesson.id}`)
    return session
  }
}

/** The same as a report of SCORM content may be. */
const bodyLimit = 1024 * 1024

/** Documents are of any kind, and statements are read by their own rules. */
export function readAnyBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (request, body, done) => {
    if (/^multipart\//i.test(request.headers['content-type'] ?? ''))
      done(new XapiError(415, 'Attachments are not taken.'))
    else done(null, body)
  })
}

export const bodyOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0))
