import { and, eq, sql } from 'drizzle-orm'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../../../db/client.ts'
import { companySignOns } from '../../../../db/schema/index.ts'
import { claimedRequest, responseText } from '../../../../gateways/saml/envelope.ts'
import { SamlError } from '../../../../gateways/saml/failures.ts'
import { serviceMetadata } from '../../../../gateways/saml/metadata.ts'
import { localeOf } from '../../../../locale.ts'
import type { ApiName } from '../../../../openapi.ts'
import type { Limits } from '../../../../plugins/limits.ts'
import { pagesOf } from '../../../accounts/google/pages.ts'
import { issueCode } from '../../../accounts/google/tickets.ts'
import { originOf } from '../../../platform/mail/origin.ts'
import type { MailQueue } from '../../../platform/mail/queue.ts'
import { enterBySignOn, type SignOnError } from '../entering.ts'
import { findSignOn, isSaml, type SamlRow } from '../kinds.ts'
import { failedOutcome, outcomeOf, type SamlOutcome } from './outcome.ts'
import type { UsedRequest } from './requests.ts'
import { samlAddresses, type SamlFlow, type SamlWay } from './service.ts'

export interface SamlFlowConfig {
  api: ApiName
  db: Database
  mails: MailQueue
  limits: Limits
  publicUrl: string
  saml: SamlWay
}

/** Of a response with a photograph among its attributes; ordinary ones have ten. */
const bodyLimit = 256 * 1024

/** A company's number in an address. */
type CompanyParams = { Params: { company: string } }
const companyOf = ({ params }: FastifyRequest<CompanyParams>) =>
  /^\d{1,15}$/.test(params.company) ? Number(params.company) : 0

const unheard = async (_request: FastifyRequest, reply: FastifyReply) => {
  reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
}

/**
 * What a company's provider calls: the description of this service, and the address to which it has the browser post its answer.
 *
 * The post comes from the provider's page, so no cookie of ours comes with it: they are SameSite=Lax, which is what keeps other sites' posts
 * from acting for people. It therefore signs no one in. It uses the request up, reads the answer, keeps what it says, and sends the browser on
 * by GET, with a code, to the app where it set out (`samlReturn`). There the cookie is sent, and the code has to belong to the request that it
 * names. A response that an attacker has others' browsers post, to have them signed in with an account that is not theirs (login CSRF), ends there.
 */
export function samlService({ db, limits, publicUrl, saml }: SamlFlowConfig): FastifyPluginAsync {
  const read = async (companyId: number, response: string, used: UsedRequest): Promise<SamlOutcome> => {
    const row = await findSignOn(db, companyId)
    return row && isSaml(row)
      ? outcomeOf(saml.of(row), row, response, used)
      : failedOutcome('request', null, '')
  }
  return async app => {
    app.addHook('onRequest', unheard)
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(String(text)))),
    )

    app.get<CompanyParams>('/auth/sign-on/saml/:company/metadata', async (request, reply) => {
      reply.type('application/samlmetadata+xml; charset=utf-8')
      return serviceMetadata(samlAddresses(publicUrl, companyOf(request)))
    })

    app.post<CompanyParams & { Body: unknown }>(
      '/auth/sign-on/saml/:company',
      { config: { takesForeignForms: true }, schema: { body: {} } },
      async (request, reply) => {
        await limits.signOnAnswer.take(request.ip)
        const companyId = companyOf(request)
        const { SAMLResponse: response = '', RelayState: relayed = null } = fieldsOf(request.body)
        const claimed = claimOf(response)
        const used = await saml.requests.use(companyId, [relayed, claimed])
        if (!used) {
          // It was not requested here: sign-in begins on our page, which says so.
          const about: SignOnError = claimed === null ? 'unsolicited' : 'expired'
          const locale = localeOf(request.headers['accept-language'])
          return reply.redirect(
            pagesOf('client-api', publicUrl)('/auth/login', locale, { sign_on: about }),
            303,
          )
        }
        const outcome = await read(companyId, response, used)
        if (outcome.problem !== null)
          request.log.info({ problem: outcome.problem, company: companyId }, 'SAML response refused')
        const code = await saml.requests.keep(used.id, outcome)
        return reply.redirect(
          `${publicUrl}/${used.api}/v1/auth/sign-on/saml/${companyId}/finish?code=${code}`,
          303,
        )
      },
    )
  }
}

function fieldsOf(body: unknown): { SAMLResponse?: string; RelayState?: string } {
  const found = typeof body === 'object' && body !== null ? Object.entries(body) : []
  return Object.fromEntries(found.filter(([, value]) => typeof value === 'string'))
}

function claimOf(response: string): string | null {
  try {
    return claimedRequest(responseText(response))
  } catch (error) {
    if (error instanceof SamlError) return null
    throw error
  }
}

/** Where the browser comes for what its provider's answer said, with the cookie that shows that it is the one that set out. */
// long: one route, with what follows from each way that it can go
export function samlReturn({ api, db, mails, publicUrl, saml }: SamlFlowConfig): FastifyPluginAsync {
  const pageOf = pagesOf(api, publicUrl)
  const backToSignIn = (
    reply: FastifyReply,
    { locale, next }: Pick<SamlFlow, 'locale' | 'next'>,
    error: SignOnError,
  ) => {
    saml.end(reply, api, null)
    return reply.redirect(
      pageOf('/auth/login', locale, { sign_on: error, ...(next !== null && { next }) }),
      303,
    )
  }
  const enter = async (request: FastifyRequest, row: SamlRow, flow: SamlFlow, outcome: SamlOutcome) => {
    const { identity, problem } = outcome
    // Without an address an account that is known opens all the same.
    if (identity === null) return { error: problem === 'denied' ? 'denied' : 'failed' } as const
    const { locale } = flow
    const visit = { api, locale, origin: originOf(request), ip: request.ip, requestId: String(request.id) }
    return db.transaction(async tx => {
      const entered = await enterBySignOn(tx, mails, row, identity, visit)
      return 'error' in entered ? entered : issueCode(tx, entered.userId, 'sign_on')
    })
  }

  return async app => {
    app.addHook('onRequest', unheard)
    app.get<CompanyParams & { Querystring: Record<string, unknown> }>(
      '/auth/sign-on/saml/:company/finish',
      async (request, reply) => {
        const companyId = companyOf(request)
        const flow = saml.flowOf(request, api)
        if (!flow || flow.companyId !== companyId) {
          const locale = flow?.locale ?? localeOf(request.headers['accept-language'])
          return backToSignIn(reply, { locale, next: null }, 'expired')
        }
        const { code } = request.query
        const taken = await saml.requests.take(
          companyId,
          flow.checks.requestId,
          typeof code === 'string' ? code : '',
        )
        if (!taken) return backToSignIn(reply, flow, 'expired')
        const { outcome, userId } = taken
        if (userId !== null) {
          saml.end(reply, api, null)
          if (outcome.problem === null) await markTested(db, companyId, outcome)
          return reply.redirect(pageOf('/settings/sign-on', flow.locale, { tried: '1' }), 303)
        }
        const row = await findSignOn(db, companyId)
        if (!row || !row.isOn || !isSaml(row)) return backToSignIn(reply, flow, 'unavailable')
        // What was checked by settings that have changed since is not believed.
        if (row.updatedAt.toISOString() !== outcome.setUpAt) return backToSignIn(reply, flow, 'failed')
        const done = await enter(request, row, flow, outcome)
        if ('error' in done) return backToSignIn(reply, flow, done.error)
        saml.end(reply, api, done.browserSecret)
        const { locale, next } = flow
        const page = pageOf('/auth/login', locale, { sign_on: '1', ...(next !== null && { next }) })
        return reply.redirect(`${page}#code=${done.code}`, 303)
      },
    )
  }
}

/** The provider has passed the test as it was set up then; a change meanwhile has to be tested again. */
async function markTested(db: Database, companyId: number, { setUpAt }: SamlOutcome): Promise<void> {
  await db
    .update(companySignOns)
    .set({ testedAt: sql`now()` })
    .where(and(eq(companySignOns.companyId, companyId), eq(companySignOns.updatedAt, new Date(setUpAt))))
}
