import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import type { OpenDatabase } from './db/client.ts'
import { describedApi } from './described-api.ts'
import type { Env } from './env.ts'
import type { Mailbox } from './gateways/mail/mailbox.ts'
import type { Broadcast } from './gateways/broadcast/broadcast.ts'
import { AnswerFileLinks } from './gateways/answer-file-links.ts'
import { MediaLinks } from './gateways/media-links.ts'
import { sandboxPages } from './gateways/payments/sandbox/routes.ts'
import type { SandboxProvider } from './gateways/payments/sandbox/provider.ts'
import type { OidcProvider } from './gateways/oidc/provider.ts'
import { textRecordsFrom, type TextRecords } from './gateways/outside/text-records.ts'
import type { Storage } from './gateways/storage.ts'
import { mediaAccess } from './media-access.ts'
import { ApiKeys } from './modules/platform/api-keys/keys.ts'
import { owesSecondFactor } from './modules/accounts/auth/capacities.ts'
import { SessionQueries } from './modules/accounts/auth/queries.ts'
import { signIn, switching } from './modules/accounts/auth/routes.ts'
import { actAsCompanyAccount, actPersonally } from './modules/accounts/policy.ts'
import { AuthService } from './modules/accounts/auth/service.ts'
import { SignInGuard } from './modules/accounts/auth/sign-in-guard.ts'
import { avatar } from './modules/accounts/avatar/routes.ts'
import { Challenges } from './modules/accounts/challenges/challenges.ts'
import { pendingSteps } from './modules/accounts/challenges/routes.ts'
import { commerce } from './modules/commerce/routes.ts'
import type { Payments } from './modules/commerce/payments/payments.ts'
import { webhooks } from './modules/commerce/payments/routes.ts'
import { broadcasting } from './modules/platform/broadcasting/routes.ts'
import { catalogueReaders } from './modules/catalogue/readers.ts'
import { catalogue } from './modules/catalogue/routes.ts'
import { actForCompany, buyForCompany } from './modules/companies/policy.ts'
import { keyViewers } from './modules/companies/api-keys/key-viewer.ts'
import { companies } from './modules/companies/routes.ts'
import { operatorConsole } from './modules/operations/console/routes.ts'
import { contactForm, publicContent } from './modules/operations/content/routes.ts'
import { runSite } from './modules/operations/policy.ts'
import { counts } from './modules/platform/counts/routes.ts'
import { credentials } from './modules/accounts/credentials/routes.ts'
import { Credentials } from './modules/accounts/credentials/service.ts'
import { answerFileDownloads } from './modules/exams/files/serving.ts'
import { exams } from './modules/exams/routes.ts'
import { GoogleConnection } from './modules/accounts/google/connection.ts'
import { googleConnection } from './modules/accounts/google/connection-routes.ts'
import { googleCalls, googleNavigation, type GoogleProviderConfig } from './modules/accounts/google/routes.ts'
import { calendarFeed, ownCalendar } from './modules/learning/calendar/routes.ts'
import { certificates } from './modules/learning/certificates/module.ts'
import { learningQueries } from './modules/learning/queries.ts'
import { favorites } from './modules/learning/favorites.ts'
import { learning, lessonPages } from './modules/learning/routes.ts'
import type { MailQueue } from './modules/platform/mail/queue.ts'
import { mailPages } from './modules/platform/mail-pages/routes.ts'
import { teach } from './modules/teaching/policy.ts'
import { teaching } from './modules/teaching/routes.ts'
import { media } from './modules/platform/media/routes.ts'
import { notificationCalls } from './modules/platform/notifications/routes.ts'
import { ownData } from './modules/accounts/own-data/routes.ts'
import { passwordReset } from './modules/accounts/password-reset/routes.ts'
import { PasswordReset } from './modules/accounts/password-reset/service.ts'
import { places } from './modules/platform/places/routes.ts'
import { ownReading } from './modules/accounts/reading/routes.ts'
import { companyProfile, profile } from './modules/accounts/profile/routes.ts'
import { Profiles } from './modules/accounts/profile/service.ts'
import { pushCalls } from './modules/platform/push/routes.ts'
import { Reauthentication } from './modules/accounts/reauthentication/reauthentication.ts'
import { reauthenticationCalls } from './modules/accounts/reauthentication/routes.ts'
import { companyRegistration, personRegistration } from './modules/accounts/registration/routes.ts'
import { Registration } from './modules/accounts/registration/service.ts'
import { ownSecondFactors } from './modules/accounts/second-factors/own-routes.ts'
import { PasskeyCeremonies } from './modules/accounts/second-factors/passkeys.ts'
import { SecondFactorService } from './modules/accounts/second-factors/service.ts'
import { secondFactorSignIn, SecondStepOfApi } from './modules/accounts/second-factors/sign-in-routes.ts'
import { SecondStep } from './modules/accounts/second-factors/sign-in.ts'
import type { CountryFinder } from './modules/accounts/sessions/presenter.ts'
import { ownSessions } from './modules/accounts/sessions/routes.ts'
import type { ApiName } from './openapi.ts'
import { access, allow, anyone, demandPolicies, evenWithoutSecondFactor, signedIn } from './plugins/access.ts'
import { caller } from './plugins/caller.ts'
import { failures } from './plugins/failures.ts'
import { jsonBody } from './plugins/json-body.ts'
import { createLimits } from './plugins/limits.ts'
import { publicCache, type PublicCache } from './plugins/public-cache.ts'
import { securityLog } from './plugins/security-log.ts'
import { serialization } from './plugins/serialization.ts'
import { validation } from './plugins/validation.ts'
import type { Secrets } from './secrets.ts'

export interface Parts {
  env: Env
  database: OpenDatabase
  storage: Storage
  cache: PublicCache
  secrets: Secrets
  mails: MailQueue
  /** The mailbox of a development start; undefined where e-mails are really sent. */
  mailbox?: Mailbox | undefined
  broadcast: Broadcast
  payments: Payments
  /** The pages of the sandbox; null where it is not in use. */
  sandbox: SandboxProvider | null
  /** Whether short messages can be sent. */
  hasSms?: boolean
  countryOf?: CountryFinder | undefined
  /** The outside sign-in; undefined while no provider is set. */
  google?: OidcProvider | undefined
  /** Asks name servers; those of the settings by default. */
  textRecords?: TextRecords | undefined
  /** Is handed each API's OpenAPI document once its routes stand. */
  onDocument?: (name: ApiName, document: object) => void
}

/** The access map: each scope shows by its policy who may reach its routes; single routes declare narrower ones. */
// long: the access map: who may reach what is read in one place
export function service({
  env,
  database,
  storage,
  cache,
  secrets,
  mails,
  broadcast,
  payments,
  sandbox,
  mailbox,
  hasSms = false,
  countryOf = async () => null,
  google,
  textRecords = textRecordsFrom(env.signOn.nameServers),
  onDocument,
}: Parts): FastifyPluginAsync {
  const { db, prepared, pool } = database
  const sessions = new SessionQueries(db, env.freshSeconds)
  const keys = new ApiKeys(db, env.apiKeys)
  const limits = createLimits(pool)
  const guard = new SignInGuard(db)
  const ceremonies = new PasskeyCeremonies(secrets, env.publicUrl)
  const secondStep = new SecondStep(db, secrets, mails, guard, ceremonies)
  const secondFactors = new SecondFactorService({
    db,
    secrets,
    mails,
    ceremonies,
    mayRemoveLastFactor: async (tx, userId) => !(await owesSecondFactor(tx, userId)),
  })
  const auth = new AuthService(db, sessions, limits, guard, secondStep)
  const challenges = new Challenges(db, secrets, mails, limits)
  const registration = new Registration(db, challenges, mails)
  const resets = new PasswordReset(db, challenges, mails)
  const reauthentication = new Reauthentication(db, challenges, guard)
  const changes = new Credentials({ db, secrets, challenges, reauthentication, mails, hasSms })
  const profiles = new Profiles(db)
  const learningRows = learningQueries(db)
  const certification = certificates({ db, limits, secrets, storage, publicUrl: env.publicUrl })
  const buying = commerce(prepared, payments, limits, env.refunds)
  const company = companies({ db, prepared, mails, limits, storage, secrets, env, textRecords })
  const links = new MediaLinks(env.sessionSecret)
  const fileLinks = new AnswerFileLinks(env.sessionSecret)

  const providerConfig = (api: ApiName): GoogleProviderConfig => ({
    api,
    db,
    mails,
    secrets,
    publicUrl: env.publicUrl,
    provider: google,
    secondStep: new SecondStepOfApi(secondStep, api, env.publicUrl),
  })
  const providerConfigs = { client: providerConfig('client-api'), company: providerConfig('company-api') }

  const clientApi: FastifyPluginAsync = async app => {
    await base(app, 'client-api')
    await app.register(
      allow(anyone, async everyone => {
        await everyone.register(publicCache, { cache })
        await everyone.register(catalogue(catalogueReaders(db, pool)))
        await everyone.register(publicContent(db))
        await everyone.register(places(db))
      }),
    )
    await app.register(
      allow(anyone, async visitor => {
        await waysIn(visitor, providerConfigs.client)
        await visitor.register(personRegistration(registration))
        await visitor.register(company.invitationPages)
        await visitor.register(contactForm(db, limits))
        // A free preview is open; the lesson itself says who else may read it.
        await visitor.register(lessonPages(db, learningRows, links, env.sessionSecret, env.packages.origin))
        for (const calls of [certification.pages, certification.checks]) await visitor.register(calls)
        await visitor.register(buying.bills)
      }),
    )
    // What belongs to the account, whatever it acts as.
    await app.register(
      allow(signedIn, async account => {
        await account.register(buying.readCart)
        const notifications = notificationCalls(db, userId => buying.countCart({ userId, companyId: null }))
        for (const calls of [counts(db), ownReading(db), notifications]) await account.register(calls)
        await account.register(pushCalls(db, env.push))
      }),
    )
    await app.register(allow(evenWithoutSecondFactor(signedIn), ownSessionCalls))
    await app.register(
      allow(actPersonally, async person => {
        await person.register(learning(db, learningRows, links, env.sessionSecret, secrets))
        await person.register(ownCalendar(db, env.publicUrl))
        await person.register(favorites(db, learningRows))
        await person.register(buying.buy)
        await person.register(exams(db, pool, limits, { storage, links: fileLinks, media: links }))
        await person.register(profile(profiles))
        await person.register(company.forPersons)
        await ownAccount(person)
      }),
    )
    await app.register(allow(teach, teaching({ db, limits, storage, links, fileLinks, env })))
    for (const desk of [operatorConsole(db), buying.desk, certification.desk])
      await app.register(allow(runSite, desk))
  }

  const companyApi: FastifyPluginAsync = async app => {
    await base(app, 'company-api')
    await app.register(
      allow(anyone, async visitor => {
        await waysIn(visitor, providerConfigs.company)
        await visitor.register(companyRegistration(registration))
      }),
    )
    await app.register(allow(evenWithoutSecondFactor(signedIn), ownSessionCalls))
    await app.register(
      allow(actForCompany, async member => {
        await member.register(companyProfile(profiles))
        await member.register(company.actFor)
      }),
    )
    await app.register(allow(buyForCompany, buying.buyForCompany))
    await app.register(allow(actAsCompanyAccount, async account => ownAccount(account)))
  }

  /** To sign in and out, and to set a new password. */
  const waysIn = async (app: FastifyInstance, google: GoogleProviderConfig) => {
    await app.register(signIn(auth, google.secondStep))
    await app.register(secondFactorSignIn(google.secondStep))
    await app.register(googleCalls(google))
    await app.register(company.signOnCalls(google.secondStep))
    await app.register(pendingSteps(challenges))
    await app.register(passwordReset(resets))
  }

  /** What a session does with itself, on both APIs and in every capacity. */
  const ownSessionCalls: FastifyPluginAsync = async app => {
    await app.register(switching(db))
    await app.register(reauthenticationCalls(reauthentication))
    await app.register(ownSecondFactors(secondFactors))
    await app.register(ownSessions(db, countryOf))
  }

  /** What an account changes about itself, each kind of account on its own API. */
  const ownAccount = async (app: FastifyInstance) => {
    await app.register(credentials(changes))
    await app.register(googleConnection(new GoogleConnection(db, mails)))
    await app.register(avatar(db, storage))
    await app.register(ownData({ db, storage, secrets, mails, links: fileLinks }))
  }

  const base = async (app: FastifyInstance, name: ApiName) => {
    await app.register(securityLog, { secrets })
    await app.register(caller, {
      api: name,
      keys,
      sessions,
      findKeyViewer: name === 'company-api' ? keyViewers(db, limits) : undefined,
    })
    await app.register(access)
  }

  return async app => {
    demandPolicies(app)
    await app.register(failures)
    await app.register(validation)
    await app.register(serialization)
    await app.register(jsonBody)
    for (const google of Object.values(providerConfigs)) {
      const prefix = `/${google.api}/v1`
      await app.register(allow(anyone, googleNavigation(google)), { prefix })
      await app.register(allow(anyone, company.signOnNavigation(google.secondStep)), { prefix })
    }
    // Providers have no key of ours; the signature of their messages is their key.
    await app.register(allow(anyone, webhooks(payments, limits)), { prefix: '/client-api/v1' })
    await app.register(allow(anyone, calendarFeed(db, limits, env.publicUrl)), { prefix: '/client-api/v1' })
    await app.register(allow(anyone, company.scim), { prefix: '/scim/v2' })
    await app.register(allow(anyone, certification.files))
    await app.register(describedApi('client-api', clientApi, onDocument), { prefix: '/client-api/v1' })
    await app.register(describedApi('company-api', companyApi, onDocument), { prefix: '/company-api/v1' })
    await app.register(allow(anyone, answerFileDownloads(db, storage, fileLinks)))
    await app.register(allow(anyone, media(storage, links, mediaAccess(db, sessions))))
    await app.register(allow(signedIn, broadcasting({ db, sessions, broadcast, secret: env.sessionSecret })))
    if (sandbox) await app.register(allow(anyone, sandboxPages(sandbox)))
    await app.register(allow(anyone, mailPages({ db, secrets, mails, mailbox })))
  }
}
