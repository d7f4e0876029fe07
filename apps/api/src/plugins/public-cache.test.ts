import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { PublicCache, publicCache } from './public-cache.ts'

test('an answer that a change has overtaken while it was made is sent, and not kept', async () => {
  const cache = new PublicCache()
  const app = Fastify()
  app.decorateRequest('locale', 'en')
  let price = 1
  let beforeSending = () => undefined as void
  await app.register(async scope => {
    await scope.register(publicCache, { cache })
    scope.get('/', async () => {
      const read = price
      beforeSending()
      return { price: read }
    })
  })
  const get = async () => (await app.inject('/')).json<{ price: number }>().price
  beforeSending = () => {
    price = 2
    cache.clear()
  }
  expect(await get()).toBe(1)
  beforeSending = () => undefined
  expect(await get()).toBe(2)
  price = 3
  expect(await get()).toBe(2)
  await app.close()
})
