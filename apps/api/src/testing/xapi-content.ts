import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

interface Caller {
  call: (method: 'GET', path: string) => Promise<{ data?: unknown }>
}
interface Sent {
  query?: Record<string, string>
  body?: unknown
  type?: string
  headers?: Record<string, string>
}
const verbs = 'http://adlnet.gov/expapi/verbs/'
const context = 'https://w3id.org/xapi/cmi5/context/'

/** Requests of content, signed in as they are. */
function speaking(origin: FastifyInstance, path: string, authorization: string) {
  return async (method: 'GET' | 'PUT' | 'POST' | 'DELETE', resource: string, sent: Sent = {}) => {
    const answer = await origin.inject({
      method,
      url: `${path}xapi/${resource}`,
      query: sent.query ?? {},
      headers: {
        authorization,
        'x-experience-api-version': '1.0.3',
        ...(sent.body !== undefined && { 'content-type': sent.type ?? 'application/json' }),
        ...sent.headers,
      },
      ...(sent.body !== undefined && {
        payload: typeof sent.body === 'string' ? sent.body : JSON.stringify(sent.body),
      }),
    })
    const isJson = /^[[{]/.test(answer.body)
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: (isJson ? answer.json() : null) as never,
    }
  }
}

/** A part of a lesson's package that is open, and its content, which speaks xAPI as a test has it. */
export async function launchContent(
  origin: FastifyInstance,
  by: Caller,
  { lessonId, part, run = randomUUID() }: { lessonId: number; part: string; run?: string },
) {
  const { package: shown } = (await by.call('GET', `/lessons/${lessonId}`)).data as {
    package: { url: string }
  }
  const path = new URL(shown.url).pathname
  const opened = await origin.inject({ method: 'POST', url: `${path}open`, payload: { part, run } })
  const { query, is_kept: isKept } = opened.json<{ query: string; is_kept: boolean }>()
  const launch = Object.fromEntries(new URLSearchParams(query))
  const takeToken = async () =>
    (await origin.inject({ method: 'POST', url: new URL(launch['fetch'] ?? '').pathname })).json<
      Record<string, string>
    >()
  const authorization = launch['auth'] ?? `Basic ${(await takeToken())['auth-token']}`

  const xapi = speaking(origin, path, authorization)
  const actor = JSON.parse(launch['actor'] ?? 'null') as object
  const activity = launch['activityId'] ?? launch['activity_id'] ?? ''
  const registration = launch['registration'] ?? ''
  /** A statement of the unit under the rules of cmi5. */
  const said = (verb: string, more: { result?: object; id?: string } = {}) => ({
    id: randomUUID(),
    actor,
    verb: { id: verb.includes(':') ? verb : verbs + verb },
    object: { id: activity },
    context: {
      registration,
      contextActivities: {
        category: [{ id: `${context}categories/cmi5` }, { id: `${context}categories/moveon` }],
      },
      extensions: { [`${context}extensions/sessionid`]: run },
    },
    timestamp: new Date().toISOString(),
    ...more,
  })
  const state = async (verb: string, more: { result?: object } = {}) =>
    (await xapi('POST', 'statements', { body: said(verb, more) })).status
  const place = { activityId: activity, agent: JSON.stringify(actor), registration }
  return { path, run, launch, isKept, actor, activity, registration, place, takeToken, xapi, said, state }
}
