import { Type } from 'typebox'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { failures } from './failures.ts'
import { validation } from './validation.ts'

const app = fastify()
await app.register(validation)
await app.register(failures)
const limit = Type.Union([Type.Integer({ minimum: 0, maximum: 720 }), Type.Null()])
app.post(
  '/',
  {
    schema: {
      body: Type.Object({
        minutes: Type.Optional(limit),
        of_each: Type.Optional(Type.Array(limit)),
        order: Type.Optional(Type.Union([Type.Literal('up'), Type.Literal('down')])),
      }),
    },
  },
  () => ({}),
)

async function told(payload: object) {
  const answer = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'accept-language': 'en-US', getallerror: '1' },
    payload,
  })
  return [answer.statusCode, answer.json<{ errors?: object }>().errors]
}

test('a value out of bounds that may be nothing, too, hears of its own form alone', async () => {
  expect(await told({ minutes: null, of_each: [1, null], order: 'up' })).toEqual([200, undefined])
  expect(await told({ minutes: -1 })).toEqual([422, { minutes: ['The value must be at least 0.'] }])
  expect(await told({ of_each: [721, null, -1] })).toEqual([
    422,
    {
      'of_each.0': ['The value must be at most 720.'],
      'of_each.2': ['The value must be at least 0.'],
    },
  ])
})

test('a value of no form is of the wrong kind, which is said once', async () => {
  const wrong = ['This value is of the wrong kind.']
  expect(await told({ minutes: 'ten' })).toEqual([400, { minutes: wrong }])
  expect(await told({ order: 'sideways' })).toEqual([400, { order: wrong }])
})
