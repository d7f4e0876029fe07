import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '../../../db/client.ts'
import type { Env } from '../../../env.ts'
import type { TextRecords } from '../../../gateways/outside/text-records.ts'
import type { Limits } from '../../../plugins/limits.ts'
import type { Secrets } from '../../../secrets.ts'
import type { SecondStepOfApi } from '../../accounts/second-factors/sign-in-routes.ts'
import type { MailQueue } from '../../platform/mail/queue.ts'
import { CompanyDomains } from './domains.ts'
import { redirectUriOf, signOnCalls, signOnNavigation, type SignOnFlowConfig } from './flow.ts'
import { CompanyProviders } from './providers.ts'
import { signOnSettings } from './routes.ts'
import { SignOns } from './settings.ts'

interface SignOnParts {
  db: Database
  mails: MailQueue
  limits: Limits
  env: Env
  secrets: Secrets
  textRecords: TextRecords
}

/** The calls around the sign-on of companies: its settings, and the sign-in itself on each of the APIs. */
export function companySignOn({ db, mails, limits, env, secrets, textRecords }: SignOnParts) {
  const { publicUrl, signOn } = env
  const providers = new CompanyProviders(secrets, signOn.privateHosts)
  const redirectUris = (companyId: number) =>
    (['client-api', 'company-api'] as const).map(api => redirectUriOf(publicUrl, api, companyId))
  const flowOf = (secondStep: SecondStepOfApi): SignOnFlowConfig => ({
    api: secondStep.api,
    db,
    mails,
    secrets,
    limits,
    publicUrl,
    providers,
    secondStep,
  })
  const settings: FastifyPluginAsync = signOnSettings(
    new SignOns(db, secrets, providers, companyId => redirectUriOf(publicUrl, 'client-api', companyId)),
    new CompanyDomains(db, textRecords),
    redirectUris,
  )
  return {
    settings,
    calls: (secondStep: SecondStepOfApi) => signOnCalls(flowOf(secondStep)),
    navigation: (secondStep: SecondStepOfApi) => signOnNavigation(flowOf(secondStep)),
  }
}
