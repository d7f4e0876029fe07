import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { oneTimeTokens, passkeys, rateLimits, signInDelays } from '../../../db/schema/index.ts'
import { account } from '../../../testing/accounts.ts'
import { Authenticator } from '../../../testing/authenticator.ts'
import { queuedEmails } from '../../../testing/emails.ts'
import { codeOf, factorCalls, namedSite } from '../../../testing/second-factors.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
let calls: ReturnType<typeof factorCalls>
beforeAll(async () => {
  api = await createTestApi({ publicUrl: namedSite })
  calls = factorCalls(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.delete(rateLimits)
  await api.db.delete(signInDelays)
})

/** The whole second step with a passkey. */
async function show(email: string, key: Authenticator) {
  const ticket = await calls.ticket(email)
  return calls.show(ticket, { passkey: key.get(await calls.requestOptions(ticket)) })
}

describe('a passkey', () => {
  test('is made and shown; recovery codes come with the first', async () => {
    const who = await account(api)
    const begun = await calls.beginPasskey(who.token)
    expect(begun.options).toMatchObject({
      rp: { id: 'localhost', name: 'Masar' },
      user: { name: who.email, displayName: who.name },
      pubKeyCredParams: [{ alg: -8 }, { alg: -7 }, { alg: -257 }],
      attestation: 'none',
    })
    const key = new Authenticator(namedSite)
    const made = await calls.addPasskey(who.token, key, '  هاتفي \n الجديد ')
    expect(made.codes).toHaveLength(10)
    expect((await calls.state(who.token)).passkeys).toMatchObject([
      { name: 'هاتفي الجديد', last_used_at: null },
    ])
    expect((await calls.ticket(who.email)).methods).toEqual(['passkey', 'recovery_code'])
    for (const count of [1, 2]) {
      const shown = await show(who.email, key)
      expect([shown.statusCode, key.counter]).toEqual([200, count])
    }
    expect((await calls.state(who.token)).passkeys).toMatchObject([{ last_used_at: expect.any(String) }])
    expect((await queuedEmails(api, who.email)).map(email => email.template)).toEqual(['passkey_added'])
  })

  test('is never made twice on one device, and not for another account', async () => {
    const [who, other] = [await account(api), await account(api)]
    const { key } = await calls.addPasskey(who.token)
    const { options } = await calls.beginPasskey(who.token)
    expect(options.excludeCredentials.map(({ id }) => id)).toEqual([key.credentialId.toString('base64url')])
    const begun = await calls.beginPasskey(other.token)
    const answer = await calls.register(other.token, {
      setup: begun.setup,
      name: 'Mine',
      credential: key.create(begun.options),
    })
    expect(codeOf(answer)).toBe('passkey_wrong')
    expect((await calls.state(other.token)).passkeys).toEqual([])
  })

  test('from another site, for another challenge or with a handle used before is refused', async () => {
    const who = await account(api)
    const name = 'Key'
    const begin = () => calls.beginPasskey(who.token)
    const foreign = await begin()
    const evil = new Authenticator('http://evil.example').create(foreign.options)
    expect(codeOf(await calls.register(who.token, { setup: foreign.setup, name, credential: evil }))).toBe(
      'passkey_wrong',
    )
    const [one, two] = [await begin(), await begin()]
    const key = new Authenticator(namedSite)
    const crossed = { setup: one.setup, name, credential: key.create(two.options) }
    expect(codeOf(await calls.register(who.token, crossed))).toBe('passkey_wrong')
    const right = { setup: two.setup, name, credential: key.create(two.options) }
    expect((await calls.register(who.token, right)).statusCode).toBe(200)
    expect(codeOf(await calls.register(who.token, right))).toBe('otp_gone')
    expect(await api.db.$count(passkeys, eq(passkeys.userId, who.id))).toBe(1)
  })

  test('is renamed and removed by its owner alone', async () => {
    const [who, other] = [await account(api), await account(api)]
    await calls.addPasskey(who.token, undefined, 'One')
    await calls.addPasskey(who.token, undefined, 'Two')
    const [one, two] = (await calls.state(who.token)).passkeys
    const path = (id = 0) => `/client-api/v1/auth/second-factors/passkeys/${id}`
    expect((await api.as(other.token)('PATCH', path(one?.id), { name: 'Mine' })).statusCode).toBe(404)
    expect((await api.as(other.token)('DELETE', path(one?.id))).statusCode).toBe(404)
    expect((await api.as(who.token)('PATCH', path(one?.id), { name: '\u200B ' })).statusCode).toBe(422)
    expect((await api.as(who.token)('PATCH', path(one?.id), { name: 'First' })).json()).toMatchObject({
      data: { id: one?.id, name: 'First' },
    })
    expect((await api.as(who.token)('DELETE', path(two?.id))).statusCode).toBe(200)
    expect(await calls.state(who.token)).toMatchObject({
      passkeys: [{ name: 'First' }],
      recovery_codes_left: 10,
    })
    expect((await api.as(who.token)('DELETE', path(one?.id))).statusCode).toBe(200)
    expect(await calls.state(who.token)).toMatchObject({ passkeys: [], recovery_codes_left: 0 })
  })

  test('is one of twenty at most', async () => {
    const who = await account(api)
    await api.db.insert(passkeys).values(
      Array.from({ length: 20 }, (_, index) => ({
        userId: who.id,
        credentialId: `of-${who.id}-${index}`,
        publicKey: 'x',
        transports: [],
        name: 'Key',
      })),
    )
    const { setup, options } = await calls.beginPasskey(who.token)
    const credential = new Authenticator(namedSite).create(options)
    expect(codeOf(await calls.register(who.token, { setup, name: 'Key', credential }))).toBe('passkeys_full')
  })
})

describe('showing a passkey', () => {
  test('needs its own challenge, which works once', async () => {
    const who = await account(api)
    const { key } = await calls.addPasskey(who.token)
    const [one, two] = [await calls.ticket(who.email), await calls.ticket(who.email)]
    const [optionsOne, optionsTwo] = [await calls.requestOptions(one), await calls.requestOptions(two)]
    const crossed = await calls.show(one, { passkey: key.get(optionsTwo) })
    expect(crossed.json()).toMatchObject({ code: 'passkey_wrong', data: { tries_left: 4 } })
    // The failed try has used up the challenge, too.
    expect(codeOf(await calls.show(one, { passkey: key.get(optionsOne) }))).toBe('passkey_wrong')
    const shown = key.get(optionsTwo)
    const answers = await Promise.all([1, 2, 3].map(() => calls.show(two, { passkey: shown })))
    expect(answers.map(answer => answer.statusCode).toSorted()).toEqual([200, 410, 410])
  })

  test('of another account, another site, or with a count that does not grow is refused', async () => {
    const [who, other] = [await account(api), await account(api)]
    const { key } = await calls.addPasskey(who.token)
    const { key: foreign } = await calls.addPasskey(other.token)
    expect(codeOf(await show(who.email, foreign))).toBe('passkey_wrong')
    const ticket = await calls.ticket(who.email)
    const options = await calls.requestOptions(ticket)
    expect(codeOf(await calls.show(ticket, { passkey: key.get({ ...options, rpId: 'evil.example' }) }))).toBe(
      'passkey_wrong',
    )
    expect((await show(who.email, key)).statusCode).toBe(200)
    // A copy of the authenticator that is behind.
    key.counter -= 1
    expect(codeOf(await show(who.email, key))).toBe('passkey_wrong')
  })

  test('is asked for by a living ticket alone', async () => {
    const who = await account(api)
    await calls.addPasskey(who.token)
    const ticket = await calls.ticket(who.email)
    expect(await calls.requestOptions({ ...ticket, cookie: 'x'.repeat(43) })).toBeUndefined()
    await api.db.update(oneTimeTokens).set({ attemptsLeft: 0 }).where(eq(oneTimeTokens.userId, who.id))
    expect(await calls.requestOptions(ticket)).toBeUndefined()
  })
})

test('a site that is reached by an IP address says that passkeys are off, and makes none', async () => {
  for (const publicUrl of ['http://127.0.0.1:3000', 'http://[::1]:3000']) {
    const bare = await createTestApi({ publicUrl })
    const who = await account(bare)
    const own = factorCalls(bare)
    expect((await own.state(who.token)).are_passkeys_on).toBe(false)
    const answer = await bare.as(who.token)('POST', '/client-api/v1/auth/second-factors/passkeys/options')
    expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'passkeys_off'])
    await bare.close()
  }
})
