import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { GrantParams } from '../player-schema.ts'
import type { Database } from '../../../../db/client.ts'
import {
  type Conditions,
  deleteDocuments,
  documentNames,
  type DocumentPlace,
  etagOf,
  readDocument,
  writeDocument,
} from './documents.ts'
import { launchData } from './launch.ts'
import { bodyOf, type OwnSession, type XapiParts } from './requests.ts'
import { ActivityProfileQuery, AgentProfileQuery, StateQuery, timeIn } from './schema.ts'
import type { XapiSession } from './session.ts'
import { checkActor, jsonIn, type Statement } from './statement.ts'
import { launchDataName, learnerPreferencesName } from './vocabulary.ts'
import { XapiError } from './xapi-error.ts'

/** What of a query says where a document is; each of the three has some of it. */
interface DocumentQuery {
  activityId?: string
  agent?: string
  registration?: string
  stateId?: string
  profileId?: string
  since?: string
}

const resources = [
  { path: '/xapi/activities/state', kind: 'state', querystring: StateQuery },
  { path: '/xapi/activities/profile', kind: 'activity', querystring: ActivityProfileQuery },
  { path: '/xapi/agents/profile', kind: 'agent', querystring: AgentProfileQuery },
] as const

/** State and profiles, as xAPI has them (1.0.3, communication 2.2 and 2.6). */
export function documentRoutes(app: FastifyInstance, { db }: XapiParts, sessionOf: OwnSession): void {
  for (const { path, kind, querystring } of resources) {
    const schema = { params: GrantParams, querystring }
    const asked = async (request: FastifyRequest) => {
      const session = await sessionOf(request)
      return { session, ...placeIn(request.query as DocumentQuery, kind, session) }
    }
    app.get(path, { schema }, async (request, reply) => {
      const { session, place, name } = await asked(request)
      if (name === undefined)
        return documentNames(db, session, place, timeIn((request.query as DocumentQuery).since))
      return send(reply, await documentAt(db, session, { ...place, name }, request))
    })
    for (const method of ['PUT', 'POST'] as const)
      app.route({
        method,
        url: path,
        schema,
        handler: async (request, reply) => {
          const { session, place, name } = await asked(request)
          const where = { ...place, name: writableName(name) }
          await writeDocument(db, session, where, { ...writtenIn(request), isMerged: method === 'POST' })
          return reply.code(204).send()
        },
      })
    app.delete(path, { schema }, async (request, reply) => {
      const { session, place, name } = await asked(request)
      const which = kind === 'state' && name === undefined ? undefined : writableName(name)
      const ifMatch = request.headers['if-match']
      await deleteDocuments(db, session, { ...place, name: which }, { ifMatch })
      return reply.code(204).send()
    })
  }
}

interface Sent {
  contentType: string
  content: Buffer
  updatedAt?: Date
}

/** @throws XapiError 404 */
async function documentAt(
  db: Database,
  session: XapiSession,
  place: DocumentPlace,
  request: FastifyRequest,
): Promise<Sent> {
  const launched = launchDataAt(place, session)
  if (launched) return json(launched)
  const document = await readDocument(db, session, place)
  if (document) return document
  const preferences = preferencesOf(place, request)
  if (!preferences) throw new XapiError(404, 'There is no such document.')
  return json(preferences)
}

/** @throws XapiError for what says that it is JSON and is not */
function writtenIn(request: FastifyRequest): { document: Sent; conditions: Conditions } {
  const contentType = request.headers['content-type'] ?? 'application/octet-stream'
  const content = bodyOf(request)
  if (/^application\/json\b/i.test(contentType)) jsonIn(content)
  return {
    document: { contentType: contentType.slice(0, 200), content },
    conditions: { ifMatch: request.headers['if-match'], ifNoneMatch: request.headers['if-none-match'] },
  }
}

/** @throws XapiError for a place of another learner or registration */
function placeIn(query: DocumentQuery, kind: DocumentPlace['kind'], { names }: XapiSession) {
  if (query.agent !== undefined) checkActor(agentIn(query.agent), names)
  if (query.registration !== undefined && query.registration.toLowerCase() !== names.registration)
    throw new XapiError(403, 'The registration is not the one of this launch.')
  const registration = query.registration === undefined ? '' : names.registration
  return {
    place: { kind, activity: query.activityId ?? '', registration },
    name: query.stateId ?? query.profileId,
  }
}

function agentIn(text: string): Statement['actor'] {
  const agent = jsonIn(Buffer.from(text)) as Statement['actor'] | null
  if (typeof agent !== 'object' || agent === null) throw new XapiError(400, 'The agent is none.')
  return agent
}

function writableName(name: string | undefined): string {
  if (name === undefined) throw new XapiError(400, 'The document has no name.')
  if (name === launchDataName) throw new XapiError(403, 'The launch data are not written by content.')
  return name
}

/** What the site says at each launch; it is kept nowhere. */
function launchDataAt(
  { kind, activity, name }: DocumentPlace,
  { opened, part, run, names, played, grant, packagesOrigin }: XapiSession,
): object | null {
  const isAsked = kind === 'state' && name === launchDataName && activity === names.activity
  if (!isAsked || opened.facts.standard !== 'cmi5') return null
  const returnUrl = `${packagesOrigin}/p/${grant}/closed`
  return launchData(part, { run, isKept: played !== null, returnUrl })
}

/** What the learner's browser prefers, until content has kept what they chose (cmi5, 11). */
function preferencesOf({ kind, name }: DocumentPlace, request: FastifyRequest): object | null {
  if (kind !== 'agent' || name !== learnerPreferencesName) return null
  const languages = (request.headers['accept-language'] ?? '')
    .split(',')
    .map(one => one.split(';')[0]?.trim() ?? '')
    .filter(tag => /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8})*$/.test(tag))
  return { languagePreference: (languages.length > 0 ? languages : ['ar']).join(','), audioPreference: 'on' }
}

const json = (value: object): Sent => ({
  contentType: 'application/json',
  content: Buffer.from(JSON.stringify(value)),
})

/** What content kept is its own: it is sent as a file, and as no page of this origin. */
function send(reply: FastifyReply, { contentType, content, updatedAt }: Sent): FastifyReply {
  if (updatedAt) reply.header('last-modified', updatedAt.toUTCString())
  return reply
    .type(contentType)
    .headers({
      etag: etagOf(content),
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
    })
    .send(content)
}
