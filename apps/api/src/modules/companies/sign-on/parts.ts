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
import { signOnReader, signOnSettings } from './routes.ts'
import { samlReturn, samlService, type SamlFlowConfig } from './saml/flow.ts'
import { samlSettings } from './saml/routes.ts'
import { samlAddresses, SamlWay } from './saml/service.ts'
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
  const { privateHosts } = signOn
  const providers = new CompanyProviders(secrets, privateHosts)
  const saml = new SamlWay(db, secrets, publicUrl)
  const redirectUri = (companyId: number) => redirectUriOf(publicUrl, 'client-api', companyId)
  const signOns = new SignOns(db, secrets, providers, redirectUri, privateHosts)
  const domains = new CompanyDomains(db, textRecords)
  const read = signOnReader(signOns, domains, companyId => {
    const { acsUrl, serviceId } = samlAddresses(publicUrl, companyId)
    return {
      redirect_uris: [redirectUri(companyId), redirectUriOf(publicUrl, 'company-api', companyId)],
      saml_service: { entity_id: serviceId, acs_url: acsUrl, metadata_url: serviceId },
    }
  })
  const flowOf = (secondStep: SecondStepOfApi): SignOnFlowConfig & SamlFlowConfig => ({
    api: secondStep.api,
    db,
    mails,
    secrets,
    limits,
    publicUrl,
    providers,
    saml,
    secondStep,
  })
  const settings: FastifyPluginAsync = async app => {
    await app.register(signOnSettings(signOns, domains, read))
    await app.register(samlSettings({ db, signOns, saml, privateHosts, read }))
  }
  return {
    settings,
    calls: (secondStep: SecondStepOfApi) => signOnCalls(flowOf(secondStep)),
    navigation: (secondStep: SecondStepOfApi): FastifyPluginAsync => {
      const flow = flowOf(secondStep)
      return async app => {
        await app.register(signOnNavigation(flow))
        await app.register(samlReturn(flow))
        // Of one API for both: `samlAddresses`.
        if (flow.api === 'client-api') await app.register(samlService(flow))
      }
    },
  }
}
