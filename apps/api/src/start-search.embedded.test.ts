import { rmSync } from 'node:fs'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createApi } from './api.ts'
import { readEnv } from './env.ts'
import { prepareDemo } from './import/demo.ts'
import { migratedFolder } from './testing/embedded-folder.ts'

let folder: string
beforeAll(() => {
  folder = migratedFolder()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const settings = () =>
  readEnv({ DATA_DIR: folder, SESSION_SECRET: 'an-own-secret-of-more-than-32-characters' })

/** The service as the host starts it: on a folder, with its jobs, behind a server. */
async function start() {
  const api = await createApi(settings(), { logger: { error: vi.fn(), info: vi.fn(), warn: vi.fn() } })
  const app = Fastify()
  await app.register(api.plugin)
  const search = async (typed: string, language: string): Promise<string[]> => {
    const response = await app.inject({
      url: `/client-api/v1/courses?q=${encodeURIComponent(typed)}`,
      headers: { 'api-key': 'masar-web', 'accept-language': language },
    })
    expect(response.statusCode, response.body).toBe(200)
    return response.json().data.map((card: { title: string }) => card.title)
  }
  return { api, search, [Symbol.asyncDispose]: () => app.close().then(() => api.close()) }
}

test('a first start with the demo finds «الجداول الالكترونيه» in either language, and a later one what an older release has indexed', async () => {
  {
    await using first = await start()
    await prepareDemo(first.api)
    expect(await first.search('الجداول الالكترونيه', 'ar-AR')).toEqual(['تحليل البيانات بالجداول الإلكترونية'])
    expect(await first.search('الجداول الالكترونيه', 'en-US')).toEqual(['Data Analysis with Spreadsheets'])
    await first.api.database.pool.query(`update courses set search_version = 0, search_vector = ''`)
  }
  await using later = await start()
  const isIndexed = async () => {
    expect(await later.search('الجداول الالكترونيه', 'ar-AR')).toHaveLength(1)
  }
  await vi.waitFor(isIndexed, { timeout: 30_000, interval: 100 })
})
