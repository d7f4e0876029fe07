import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../../db/client.ts'
import { AppError } from '../../../../errors.ts'
import { domainOf } from '../../../accounts/fields/domain.ts'
import { isMailAddress, normalEmail } from '../../../accounts/fields/email.ts'
import { companyActorOf } from '../../../platform/audit/actor.ts'
import { changeCompany } from '../../policy.ts'
import { isProven } from '../domains.ts'
import { findSignOn, isSaml } from '../kinds.ts'
import type { SignOnReader } from '../routes.ts'
import { SignOnAnswer } from '../schema.ts'
import type { SignOns } from '../settings.ts'
import { MetadataAnswer, MetadataBody, SamlBody, TryAnswer, TryBody, TryStart } from './schema.ts'
import type { SamlWay } from './service.ts'
import { readMetadata } from './set-up.ts'

const tags = ['sign-on']
/** Entra's and ADFS's metadata describe much besides. */
export const largestMetadata = 512 * 1024

interface SamlSettingsParts {
  db: Database
  signOns: SignOns
  saml: SamlWay
  privateHosts: readonly string[]
  read: SignOnReader
}

/** How a company's people sign in by its SAML provider. */
// long: a list of routes, each short by itself
export function samlSettings({
  db,
  signOns,
  saml,
  privateHosts,
  read,
}: SamlSettingsParts): FastifyPluginAsyncTypebox {
  return async app => {
    app.put(
      '/sign-on/saml',
      {
        config: { policy: changeCompany },
        schema: {
          operationId: 'setSamlProvider',
          summary: 'Set the SAML provider of the company',
          description:
            'Another provider, address or attribute switches the sign-on off until the provider has been tried out; a further certificate does not.',
          errorCodes: [],
          tags,
          body: SamlBody,
          response: { 200: SignOnAnswer },
        },
      },
      async request => {
        const actor = companyActorOf(request)
        await signOns.setSaml(actor, request.body)
        return { data: await read(actor.member.companyId) }
      },
    )

    app.post(
      '/sign-on/saml/metadata',
      {
        bodyLimit: largestMetadata,
        config: { policy: changeCompany },
        schema: {
          operationId: 'readSamlMetadata',
          summary: 'Read what a SAML provider’s metadata say',
          description: 'Nothing is stored: it is for the fields of the provider.',
          errorCodes: [],
          tags,
          body: MetadataBody,
          response: { 200: MetadataAnswer },
        },
      },
      async request => ({ data: readMetadata(request.body.metadata, privateHosts) }),
    )

    app.post(
      '/sign-on/try',
      {
        config: { policy: changeCompany },
        schema: {
          operationId: 'trySignOnProvider',
          summary: 'Set out to try the company’s SAML provider',
          description: 'It signs no one in. 404 where the company has no SAML provider.',
          errorCodes: ['not_found'],
          tags,
          body: TryBody,
          response: { 200: TryStart },
        },
      },
      async (request, reply) => {
        const { member, userId } = companyActorOf(request)
        const row = await findSignOn(db, member.companyId)
        if (!row || !isSaml(row)) throw new AppError('not_found')
        const { locale } = request.body
        const url = await saml.start(reply, row, { api: 'company-api', userId, locale, next: null })
        return { data: { url } }
      },
    )

    app.get(
      '/sign-on/try',
      {
        config: { policy: changeCompany },
        schema: {
          operationId: 'getSignOnTry',
          summary: 'Get what the company’s provider answered when the caller last tried it',
          description: 'For an hour; null where nothing has come back.',
          errorCodes: [],
          tags,
          response: { 200: TryAnswer },
        },
      },
      async request => {
        const { member, userId } = companyActorOf(request)
        return { data: userId === null ? null : await readTry(member.companyId, userId) }
      },
    )
  }

  async function readTry(companyId: number, userId: number) {
    const last = await saml.requests.lastTry(companyId, userId)
    if (!last) return null
    const { problem, found, assertion, identity } = last.outcome
    const email = identity?.email ?? null
    const subject = identity?.subject ?? assertion?.subject ?? null
    return {
      tried_at: last.at.toISOString(),
      problem,
      found,
      subject,
      subject_is_address: subject !== null && isMailAddress(normalEmail(subject)),
      email,
      is_email_proven: email !== null && (await isProven(db, companyId, domainOf(normalEmail(email)))),
      name: identity?.name ?? null,
      attributes: assertion?.attributes ?? [],
    }
  }
}
