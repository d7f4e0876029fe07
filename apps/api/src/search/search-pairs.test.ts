import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FolderStorage } from '../gateways/storage.ts'
import { demoFolder } from '../import/demo.ts'
import { importFolder } from '../import/import-folder.ts'
import { mustFind, mustNotFind } from '../testing/search-pairs.ts'
import { createTestApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
let media: string
const slugs = new Map<number, string>()

beforeAll(async () => {
  media = mkdtempSync(join(tmpdir(), 'masar-search-media-'))
  api = await createTestApi()
  await importFolder(api.database, new FolderStorage(media), demoFolder)
  const { rows } = await api.database.pool.query<{ id: string; slug: string }>('select id, slug from courses')
  for (const { id, slug } of rows) slugs.set(Number(id), slug)
})
afterAll(async () => {
  await api.close()
  rmSync(media, { recursive: true, force: true })
})

async function search(typed: string, locale: 'ar' | 'en') {
  const response = await api.as(undefined, locale)(
    'GET',
    `/client-api/v1/courses?q=${encodeURIComponent(typed)}`,
  )
  expect(response.statusCode, response.body).toBe(200)
  const { data, meta } = response.json()
  return {
    slugs: data.map((card: { id: number }) => slugs.get(card.id)) as string[],
    correctedTo: meta.corrected_to as string | null,
  }
}

describe.each(['ar', 'en'] as const)('for a reader of %s', locale => {
  for (const { slug, typed } of mustFind)
    test.each(typed)(`«%s» finds ${slug} among the first three: %s`, async words =>
      expect((await search(words, locale)).slugs.slice(0, 3)).toContain(slug),
    )
  test.each(mustNotFind)('«%s» does not find %s: %s', async (words, slug) =>
    expect((await search(words, locale)).slugs).not.toContain(slug),
  )
})

test('there are a hundred pairs, and thirty that must not match', () => {
  expect(mustFind.flatMap(({ typed }) => typed).length).toBeGreaterThanOrEqual(100)
  expect(mustNotFind.length).toBeGreaterThanOrEqual(30)
})

test.each([
  ['البرمحة', 'البرمجة'],
  ['الميزانبة', 'الميزانية'],
  ['pyhton', 'python'],
  ['fvl[m', 'برمجة'],
  ['حغفاخى', 'python'],
])('«%s» says that it was searched for as «%s»', async (typed, corrected) => {
  const { correctedTo } = await search(typed, 'ar')
  expect(correctedTo?.toLowerCase()).toBe(corrected)
})

test.each(['البرمجة', 'برمجه', 'وبرمجة', 'كمحلل', 'xyzzyq'])(
  '«%s» is no error, and nothing is said',
  async typed => expect((await search(typed, 'ar')).correctedTo).toBeNull(),
)

test('a course whose title holds the words as typed stands first, whatever others sell', async () => {
  const [first] = (await search('الكتابة العربية الواضحة', 'ar')).slugs
  expect(first).toBe('clear-arabic-writing')
  expect((await search('python', 'en')).slugs.slice(0, 2).toSorted()).toEqual([
    'programming-basics-python',
    'python-automation-at-work',
  ])
})
