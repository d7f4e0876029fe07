import { expect, test, vi } from 'vitest'
import { ApiError, describeErrors } from './api-error.ts'
import { createClientApi } from './client-api.ts'
import { createCompanyApi } from './company-api.ts'
import type { ClientOptions } from './options.ts'
import { unwrap } from './unwrap.ts'

/** A client whose requests are kept and answered as told. */
function setUp(
  answer: (request: Request) => Response | Promise<Response>,
  more: Partial<ClientOptions> = {},
) {
  const requests: Request[] = []
  const options: ClientOptions = {
    host: 'https://masar.example',
    apiKey: 'tool-key',
    locale: () => 'ar-AR',
    fetch: async request => {
      requests.push(request)
      return answer(request)
    },
    ...more,
  }
  return { requests, client: createClientApi(options), company: createCompanyApi(options) }
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })
const failed = async (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => {
      throw new Error('it succeeded')
    },
    (error: unknown) => error as ApiError,
  )

test('each base has its own address, and every request its headers', async () => {
  const { requests, client, company } = setUp(() => json({ data: [] }), {
    token: () => 'secret',
    socketId: () => '1.2',
  })
  await client.GET('/faqs')
  await company.GET('/departments')
  expect(requests.map(request => request.url)).toEqual([
    'https://masar.example/client-api/v1/faqs',
    'https://masar.example/company-api/v1/departments',
  ])
  for (const { headers } of requests) {
    expect(
      Object.fromEntries(
        ['accept-language', 'getallerror', 'api-key', 'authorization', 'x-socket-id'].map(name => [
          name,
          headers.get(name),
        ]),
      ),
    ).toEqual({
      'accept-language': 'ar-AR',
      getallerror: '1',
      'api-key': 'tool-key',
      authorization: 'Bearer secret',
      'x-socket-id': '1.2',
    })
  }
})

test('while a step waits for its code no token is sent', async () => {
  const { requests, client } = setUp(() => json({ data: [] }), { token: () => 'secret', otp: () => 'handle' })
  await client.GET('/faqs')
  expect(requests[0]?.headers.has('authorization')).toBe(false)
})

test('language and token are asked for at each request', async () => {
  let locale = 'ar-AR'
  let token: string | null = null
  const { requests, client } = setUp(() => json({ data: [] }), { locale: () => locale, token: () => token })
  await client.GET('/faqs')
  locale = 'en-US'
  token = 'later'
  await client.GET('/faqs')
  expect(
    requests.map(({ headers }) => [headers.get('accept-language'), headers.get('authorization')]),
  ).toEqual([
    ['ar-AR', null],
    ['en-US', 'Bearer later'],
  ])
})

test('an error response is an ApiError with what the API said', async () => {
  const { client } = setUp(() =>
    json(
      {
        message: 'كثير',
        code: 'too_many_requests',
        errors: { email: ['أ', 'ب'] },
        request_id: 'r1',
        data: { n: 1 },
      },
      429,
      { 'retry-after': '7' },
    ),
  )
  const error = await failed(unwrap(client.GET('/faqs')))
  expect(error).toBeInstanceOf(ApiError)
  expect({ ...error, message: error.message }).toMatchObject({
    kind: 'answer',
    status: 429,
    code: 'too_many_requests',
    message: 'كثير',
    errors: { email: ['أ', 'ب'] },
    retryAfter: 7,
    requestId: 'r1',
    data: { n: 1 },
  })
  expect(error.isPassing).toBe(false)
})

test('an empty 500 is no success, and a proxy’s page is no failure of ours', async () => {
  const { client } = setUp(() => new Response(null, { status: 500 }))
  expect(await failed(unwrap(client.GET('/faqs')))).toMatchObject({
    kind: 'answer',
    status: 500,
    code: 'answer',
  })
  const proxied = setUp(() => new Response('<html>', { status: 502 })).client
  expect((await failed(unwrap(proxied.GET('/faqs')))).isPassing).toBe(true)
})

test('no network, no answer in time and an abort are distinguished', async () => {
  const cut = setUp(() => {
    throw new TypeError('fetch failed')
  }).client
  expect(await failed(unwrap(cut.GET('/faqs')))).toMatchObject({
    kind: 'network',
    status: 0,
    isPassing: true,
  })
  const never = ({ signal }: Request) =>
    new Promise<Response>((_done, refuse) => {
      signal.throwIfAborted()
      signal.addEventListener('abort', () => refuse(signal.reason as Error))
    })
  expect(await failed(unwrap(setUp(never, { timeout: 20 }).client.GET('/faqs')))).toMatchObject({
    kind: 'timeout',
    isPassing: true,
  })
  const controller = new AbortController()
  const call = unwrap(setUp(never).client.GET('/faqs', { signal: controller.signal }))
  controller.abort()
  expect(await failed(call)).toMatchObject({ kind: 'aborted', isPassing: false })
})

test('a 401 is reported once and still reaches the caller; a sign-in’s is not reported', async () => {
  const onUnauthorized = vi.fn()
  const { client } = setUp(() => json({ message: 'no', code: 'unauthenticated' }, 401), { onUnauthorized })
  expect(await failed(unwrap(client.GET('/my-courses')))).toMatchObject({ status: 401 })
  expect(onUnauthorized).toHaveBeenCalledOnce()
  expect(
    await failed(unwrap(client.POST('/auth/login', { body: { email: 'a@b.c', password: 'x' } }))),
  ).toMatchObject({ status: 401 })
  expect(onUnauthorized).toHaveBeenCalledOnce()
})

test('a 401 to a call of an earlier token ends no session: another token has followed it meanwhile', async () => {
  const onUnauthorized = vi.fn()
  let token: string | null = 'earlier'
  const { client } = setUp(
    () => {
      token = 'present'
      return json({ message: 'no', code: 'unauthenticated' }, 401)
    },
    { onUnauthorized, token: () => token },
  )
  expect(await failed(unwrap(client.GET('/my-courses')))).toMatchObject({ status: 401 })
  expect(onUnauthorized).not.toHaveBeenCalled()
  expect(await failed(unwrap(client.GET('/my-courses')))).toMatchObject({ status: 401 })
  expect(onUnauthorized).toHaveBeenCalledOnce()
})

test('calls that create get a key of their own, others none; a caller that tries again gives the same one', async () => {
  const { requests, client } = setUp(() => json({ data: {} }))
  const start = (headers = {}) =>
    client.POST('/exams/{id}/attempts', {
      params: { path: { id: 1 } },
      body: { holder: 'tab-12345' },
      headers,
    })
  await start()
  await start()
  await start({ 'Idempotency-Key': 'mine-123' })
  await client.GET('/my-courses')
  await client.POST('/checkouts')
  const keys = requests.map(({ headers }) => headers.get('idempotency-key'))
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(keys[1]).not.toBe(keys[0])
  expect(keys.slice(2, 4)).toEqual(['mine-123', null])
  expect(keys[4]).toMatch(/^[0-9a-f-]{36}$/)
})

test('what has no message of the service says what the application has for it', async () => {
  describeErrors(kind => `no message: ${kind}`)
  const cut = setUp(() => {
    throw new TypeError('fetch failed')
  }).client
  const proxied = setUp(() => new Response('<html>', { status: 502 })).client
  try {
    expect(await failed(unwrap(cut.GET('/faqs')))).toMatchObject({
      message: 'no message: network',
      code: 'network',
    })
    expect(await failed(unwrap(proxied.GET('/faqs')))).toMatchObject({ message: 'no message: answer' })
  } finally {
    describeErrors(kind => kind)
  }
})
