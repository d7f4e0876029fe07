import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errors, fieldErrors } from '../errors.ts'
import { sentence } from '../locale.ts'
import { createTestApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const contact = '/client-api/v1/contact-messages'
const arabic = /[\u0600-\u06FF]/

describe('the registry of errors', () => {
  const documented = [400, 401, 403, 404, 409, 410, 413, 415, 422, 423, 429, 500, 503]
  test.each(Object.entries(errors))(
    '%s has a documented status and a sentence in each language',
    (_code, { status, message }) => {
      expect(documented).toContain(status)
      expect(sentence('en', message)).toMatch(/^[A-Z][^\u0600-\u06FF]+\.$/)
      expect(sentence('ar', message)).toMatch(arabic)
    },
  )
  test.each(Object.entries(fieldErrors))(
    'the field error %s has a sentence in each language',
    (_code, message) => {
      for (const limit of [0, 1, 2, 3, 11, 100]) {
        expect(sentence('en', message, { limit })).not.toMatch(arabic)
        expect(sentence('ar', message, { limit })).toMatch(arabic)
        expect(sentence('ar', message, { limit })).not.toContain('{')
      }
    },
  )
})

describe('a failure', () => {
  test('speaks the language of the request, outside the APIs too', async () => {
    for (const url of [
      '/client-api/v1/courses/999999',
      '/client-api/v1/nothing',
      '/nothing',
      `/media/${'0'.repeat(64)}.mp4`,
    ]) {
      const [ar, en] = await Promise.all([
        api.as(undefined, 'ar')('GET', url),
        api.as(undefined, 'en')('GET', url),
      ])
      expect(ar.statusCode).toBe(en.statusCode)
      expect(ar.json<{ message: string }>().message).toMatch(arabic)
      expect(en.json<{ message: string }>().message).not.toMatch(arabic)
      expect(Object.keys(en.json<object>())).toEqual(['message', 'code'])
      expect(en.headers['cache-control']).toBe('no-store')
    }
  })

  test('is Arabic where no language is asked for', async () => {
    const answer = await api.app.inject({
      method: 'GET',
      url: '/client-api/v1/courses/999999',
      headers: { 'api-key': 'masar-web' },
    })
    expect(answer.json<{ message: string }>().message).toMatch(arabic)
  })

  test('names all errors of a field with GetAllError: 1, else the first', async () => {
    const body = { name: '', email: 'nobody', subject: 'x', message: 'long enough a message' }
    const all = (await api.as()('POST', contact, body)).json<{
      code: string
      errors: Record<string, string[]>
    }>()
    const first = (await api.as()('POST', contact, body, { getallerror: '0' })).json<{
      errors: Record<string, string[]>
    }>()
    expect(all.code).toBe('validation')
    expect(Object.keys(all.errors)).toEqual(['name', 'email'])
    expect(all.errors['name']?.length).toBeGreaterThan(1)
    expect(first.errors).toEqual({ name: all.errors['name']?.slice(0, 1), email: all.errors['email'] })
  })

  test('tells an unknown field and a mistyped one as malformed, a bad value as validation', async () => {
    const good = { name: 'A', email: 'a@example.com', subject: 's', message: 'long enough a message' }
    expect((await api.as()('POST', contact, { ...good, role: 'admin' })).json()).toMatchObject({
      code: 'malformed',
      errors: { role: expect.any(Array) },
    })
    expect((await api.as()('POST', contact, { ...good, name: ['A'] })).statusCode).toBe(400)
    expect((await api.as()('POST', contact, { ...good, name: 'x'.repeat(101) })).statusCode).toBe(422)
  })
})

describe('the calling application', () => {
  test.each([undefined, '', 'masar-web2', 'MASAR-WEB'])('with the key %s is refused with 401', async key => {
    const answer = await api.app.inject({
      method: 'GET',
      url: '/client-api/v1/courses',
      headers: key === undefined ? {} : { 'api-key': key },
    })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'api_key_invalid'])
  })

  test('is checked before an answer comes from the cache', async () => {
    await api.as()('GET', '/client-api/v1/home')
    expect(
      (
        await api.app.inject({
          method: 'GET',
          url: '/client-api/v1/home',
          headers: { 'accept-language': 'en-US' },
        })
      ).statusCode,
    ).toBe(401)
  })
})
