import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { handleErrors } from './errors.ts'

test('a page that could not be written says so in its language, with the request’s id', async () => {
  const app = Fastify({ genReqId: () => 'req-7' })
  app.decorateRequest('pagePattern', null)
  handleErrors(app)
  app.get('/en/faq', async request => {
    request.pagePattern = '/faq'
    throw new Error('inside')
  })
  const { statusCode, headers, body } = await app.inject('/en/faq')
  expect(statusCode).toBe(500)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(body).toContain('<html lang="en" dir="ltr">')
  expect(body).toContain('req-7')
  expect(body).not.toContain('inside')
})
