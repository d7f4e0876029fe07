import type { FastifyPluginAsync } from 'fastify'

const course = {
  id: 12,
  title: 'بايثون </title><script>alert(1)</script> "من الصفر"',
  summary: 'تعلّم <b>البرمجة</b> & ابدأ',
  cover: '/media/covers/12.webp',
  languages: ['ar', 'en'],
  price: 14900,
  currency: 'SAR',
  rating: 4.5,
  rating_count: 8,
  duration_seconds: 5400,
  instructor: { name: '</script><img src=x onerror=alert(2)>' },
}
const settings = [{ key: 'contact', value: { email: 'hello@masar.test' } }]

/** Answers the calls that pages read first, with texts as nasty as texts get. */
// long: a list of routes, each short by itself
export const testService: FastifyPluginAsync = async app => {
  await app.register(
    async api => {
      api.addHook('onRequest', async (request, reply) => {
        if (request.headers['api-key'] !== 'masar-web')
          return reply.code(401).send({ message: 'no key', code: 'api_key_invalid' })
      })
      api.get('/home', async request => ({ data: { language: request.headers['accept-language'] } }))
      api.get('/courses', async request => {
        const { cursor } = request.query as { cursor?: string }
        return cursor
          ? { data: [{ id: 13, title: 'b' }], meta: { next_cursor: null, total: 2 } }
          : { data: [{ id: 12, title: 'a' }], meta: { next_cursor: 'n+1', total: 2 } }
      })
      api.get<{ Params: { id: string } }>('/courses/:id', async (request, reply) => {
        if (request.params.id === '500') throw new Error('the database said: secret-row')
        return request.params.id === '12'
          ? { data: course }
          : reply.code(404).send({ message: 'gone', code: 'not_found' })
      })
      api.post('/auth/foreign-form', { config: { takesForeignForms: true } }, async () => ({ data: null }))
      api.get('/teachers', async () => ({ data: [] }))
      api.get<{ Params: { id: string } }>('/teachers/:id', async (request, reply) =>
        request.params.id === '7'
          ? {
              data: {
                teacher: { bio: '# سيرة\n\nخبيرة **بيانات**.', user: { name: 'سارة Smith', courses: [] } },
              },
            }
          : reply.code(404).send({ message: 'gone', code: 'not_found' }),
      )
      api.get<{ Params: { code: string } }>('/certificates/:code', async (request, reply) => {
        if (request.params.code === 'fromAnotherAddress-_-_') return { data: { asked_from: request.ip } }
        if (request.params.code === 'aB3Certificate_of_Sara')
          return {
            data: {
              code: request.params.code,
              holder_name: 'سارة',
              state: 'valid',
              course: { id: 12, title: 'Writing' },
            },
          }
        return request.params.code.startsWith('aB3')
          ? { data: { code: request.params.code } }
          : reply.code(404).send({ message: 'gone', code: 'not_found' })
      })
      api.get<{ Params: { id: string } }>('/bills/:id', async (request, reply) =>
        request.params.id.startsWith('aB3')
          ? { data: { number: 'INV-2026-000042', asked_from: request.ip } }
          : reply.code(404).send({ message: 'gone', code: 'not_found' }),
      )
      api.get('/faqs', async () => ({ data: [{ question: 'س' }] }))
      api.get<{ Params: { slug: string } }>('/pages/:slug', async (request, reply) =>
        request.params.slug === 'terms'
          ? reply.code(404).send({ message: 'gone', code: 'not_found' })
          : { data: { title: `صفحة ${request.params.slug}`, description: 'عنها', body: 'نص' } },
      )
      api.get('/settings', async () => ({ data: settings }))
      api.get('/slow', async () => {
        await new Promise(resolve => setTimeout(resolve, 400))
        return { data: 'whole' }
      })
      api.get('/broken', async () => {
        throw new Error('row 17 of table people')
      })
      api.post('/auth/login', async () => ({ data: { token: 't' } }))
    },
    { prefix: '/client-api/v1' },
  )
  // As the real one does: for all addresses, not only for those below its prefixes.
  app.setNotFoundHandler(async (_request, reply) =>
    reply.code(404).send({ message: 'nothing', code: 'not_found' }),
  )
}
