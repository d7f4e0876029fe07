import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { clientAddressFinder } from './proxies.ts'

test.each([
  [[], '203.0.113.7'],
  [['127.0.0.1'], undefined],
  [['127.0.0.1'], '203.0.113.7'],
  [['127.0.0.1'], '198.51.100.1, 203.0.113.7'],
  [['loopback', '10.0.0.0/8'], '198.51.100.1,203.0.113.7 , 10.1.2.3'],
  [['loopback', '10.0.0.0/8'], '10.9.9.9, 10.1.2.3'],
  [['loopback'], '2001:db8::1'],
  [['loopback'], 'unknown'],
])('the proxies %o and "%s" name the client as they do to the API', async (trusted, forwarded) => {
  const app = Fastify({ trustProxy: trusted.length > 0 ? trusted : false })
  const addressOf = clientAddressFinder(trusted)
  app.get('/', async request => ({ ours: addressOf(request.raw), theirs: request.ip }))
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const answer = await fetch(url, {
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  })
  const { ours, theirs } = (await answer.json()) as { ours: string; theirs: string }
  await app.close()
  expect(ours).toBe(theirs)
})
