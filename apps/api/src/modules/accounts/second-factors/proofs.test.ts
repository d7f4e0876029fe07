import { eq, gte, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rateLimits, recoveryCodes, sessions, signInDelays } from '../../../db/schema/index.ts'
import { OidcProvider } from '../../../gateways/oidc/provider.ts'
import { queuedEmails } from '../../../testing/emails.ts'
import { cookieOf, oauthFlows, person as personOf, publicUrl, redirectUris } from '../../../testing/google.ts'
import { clientId, clientSecret, startOidcPeer, type OidcPeer } from '../../../testing/oidc-peer.ts'
import { appCode, codeOf, factorCalls, steadyStep, tokenOf } from '../../../testing/second-factors.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { spendTotpCode } from './totp.ts'

let api: TestApi
let peer: OidcPeer
let calls: ReturnType<typeof factorCalls>
beforeAll(async () => {
  peer = await startOidcPeer(redirectUris)
  api = await createTestApi({
    publicUrl,
    google: new OidcProvider({ issuer: peer.issuer, clientId, clientSecret }),
  })
  calls = factorCalls(api)
})
afterAll(async () => {
  await api.close()
  await peer.close()
})
beforeEach(async () => {
  await api.db.delete(rateLimits)
  await api.db.delete(signInDelays)
})

const sessionsOf = (userId: number) => api.db.select().from(sessions).where(eq(sessions.userId, userId))

describe('codes of an app', () => {
  test('count one step before and after now, each once and in order', async () => {
    const who = await calls.withApp()
    await steadyStep()
    const use = async (steps: number) =>
      codeOf(await calls.show(await calls.ticket(who.email), { code: appCode(who.secret, steps) }))
    expect(await use(-2)).toBe('code_wrong')
    expect(await use(2)).toBe('code_wrong')
    // The set-up has used up the one before.
    expect(await use(-1)).toBe('code_used')
    expect(await use(0)).toBeUndefined()
    expect(await use(0)).toBe('code_used')
    expect(await use(1)).toBeUndefined()
    expect(await use(0)).toBe('code_used')
  })

  test('are read in any digits', async () => {
    const who = await calls.withApp()
    const arabic = appCode(who.secret).replace(/\d/g, digit => String.fromCharCode(0x660 + Number(digit)))
    const typed = `${arabic.slice(0, 3)} ${arabic.slice(3)}`
    expect((await calls.show(await calls.ticket(who.email), { code: typed })).statusCode).toBe(200)
  })

  test('of 50 requests with the same code one opens a session, on one ticket and on many', async () => {
    const who = await calls.withApp()
    const tickets = [
      await calls.ticket(who.email),
      await calls.ticket(who.email),
      await calls.ticket(who.email),
    ]
    const code = appCode(who.secret)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => {
        const ticket = tickets[index % tickets.length]
        if (!ticket) throw new Error('No ticket.')
        return calls.show(ticket, { code })
      }),
    )
    expect(answers.filter(answer => answer.statusCode === 200)).toHaveLength(1)
    for (const answer of answers) expect([200, 410, 422, 429]).toContain(answer.statusCode)
    expect(await sessionsOf(who.id)).toHaveLength(2)
  })

  test('are used up by one of 50 transactions at once, without any limit in front', async () => {
    const who = await calls.withApp()
    const code = appCode(who.secret)
    const verdicts = await Promise.all(
      Array.from({ length: 50 }, () =>
        api.db.transaction(tx => spendTotpCode(tx, api.secrets, who.id, code)),
      ),
    )
    expect(verdicts.toSorted()).toEqual(['right', ...Array.from({ length: 49 }, () => 'used')])
  })

  test('are slowed down for the account, however many tickets the right password gets; a passkey is not', async () => {
    const who = await calls.withApp()
    const statuses: number[] = []
    const wrong = async () => (await calls.show(await calls.ticket(who.email), { code: '000000' })).statusCode
    for (let tries = 0; tries < 10; tries += 1) statuses.push(await wrong())
    expect(statuses.slice(0, 9)).toEqual(Array.from({ length: 9 }, () => 422))
    // The first delay is a second, which a slow machine may take for a try: here it lasts for an hour.
    await api.db
      .update(signInDelays)
      .set({ openAt: sql`now() + interval '1 hour'` })
      .where(gte(signInDelays.tries, 10))
    expect([await wrong(), await wrong()]).toEqual([429, 429])
    const passkey = {
      id: 'AAAA',
      rawId: 'AAAA',
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
    }
    expect(codeOf(await calls.show(await calls.ticket(who.email), { passkey }))).toBe('passkey_wrong')
  })
})

describe('recovery codes', () => {
  test('replace the factor once, in any case and script; the owner is notified', async () => {
    const who = await calls.withApp()
    expect(who.codes).toHaveLength(10)
    const [first = '', second = ''] = who.codes ?? []
    expect(first).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
    const use = async (typed: string) => calls.show(await calls.ticket(who.email), { recovery_code: typed })
    expect((await use(` ${first.toLowerCase().replace('-', ' ')} `)).statusCode).toBe(200)
    expect(codeOf(await use(first))).toBe('code_wrong')
    const misread = second
      .replaceAll('0', 'o')
      .replaceAll('1', 'l')
      .replace(/\d/g, digit => String.fromCharCode(0x660 + Number(digit)))
    expect((await use(misread)).statusCode).toBe(200)
    expect((await calls.state(who.token)).recovery_codes_left).toBe(8)
    expect(
      (await queuedEmails(api, who.email)).filter(email => email.template === 'recovery_code_used'),
    ).toHaveLength(2)
  })

  test('of another account open nothing, and of several requests with one code one opens a session', async () => {
    const [who, other] = [await calls.withApp(), await calls.withApp()]
    const [code = ''] = who.codes ?? []
    expect(codeOf(await calls.show(await calls.ticket(other.email), { recovery_code: code }))).toBe(
      'code_wrong',
    )
    const tickets = await Promise.all(Array.from({ length: 8 }, () => calls.ticket(who.email)))
    const answers = await Promise.all(tickets.map(ticket => calls.show(ticket, { recovery_code: code })))
    expect(answers.filter(answer => answer.statusCode === 200)).toHaveLength(1)
  })

  test('that are used up are offered no more', async () => {
    const who = await calls.withApp()
    await api.db.update(recoveryCodes).set({ usedAt: new Date() }).where(eq(recoveryCodes.userId, who.id))
    expect((await calls.ticket(who.email)).methods).toEqual(['totp'])
  })
})

describe('Google', () => {
  test('opens no session either: it gives a ticket, bound to the browser', async () => {
    const flows = oauthFlows(api, peer)
    const who = personOf()
    const first = await flows.signIn(who)
    expect(first.session?.json()).toMatchObject({ data: { token: expect.any(String) } })
    const { secret } = await calls.addTotp(tokenOf(first.session ?? { json: () => ({}) as never }))
    const second = await flows.signIn(who)
    const answer = second.session
    if (!answer) throw new Error('No answer.')
    expect(answer.json()).toEqual({
      data: { second_factor: expect.objectContaining({ methods: ['totp', 'recovery_code'] }) },
    })
    const shown = await calls.show(calls.ticketOf(answer), { code: appCode(secret) })
    expect(shown.json()).toMatchObject({ data: { user: { email: who.email, is_google: true } } })
    expect(cookieOf(shown, 'second_factor')).toBe('')
  })
})
