import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetPage, keepPage, readKept } from './kept-pages.ts'
import { keptCache, pathOfKept } from './names/index.ts'
import { memoryCaches } from './testing/memory-caches.ts'

const page = (title: string) => ({ title, data: { title } })
beforeEach(() =>
  vi.stubGlobal(
    'caches',
    memoryCaches(() => Response.error()),
  ),
)
afterEach(() => vi.unstubAllGlobals())
const paths = async () =>
  (await (await caches.open(keptCache)).keys()).map(({ url }) => new URL(url).pathname)

test('a page is kept for its person alone, until it is forgotten', async () => {
  await keepPage(1, '/en/lesson/5', page('One'))
  expect(await readKept(1, '/en/lesson/5')).toEqual(page('One'))
  expect(await readKept(2, '/en/lesson/5')).toBeNull()
  expect(await readKept(1, '/lesson/5')).toBeNull()
  await forgetPage(1, '/en/lesson/5')
  expect(await readKept(1, '/en/lesson/5')).toBeNull()
})

test('of a kind the five that were open last are kept, and an exam beside them', async () => {
  await keepPage(1, '/exam/9', page('Exam'))
  for (const id of [1, 2, 3, 4, 5, 1, 6]) await keepPage(1, `/lesson/${id}`, page(`Lesson ${id}`))
  expect(await paths()).toEqual(
    ['exam/9', 'lesson/3', 'lesson/4', 'lesson/5', 'lesson/1', 'lesson/6'].map(path => `/_kept/1/${path}`),
  )
})

test('a browser without a cache keeps nothing, and says nothing', async () => {
  vi.stubGlobal('caches', undefined)
  await keepPage(1, '/lesson/5', page('One'))
  expect(await readKept(1, '/lesson/5')).toBeNull()
})

test.each([
  ['https://masar.test/_kept/12/en/lesson/5', '/en/lesson/5'],
  ['https://masar.test/_kept/x/lesson/5', null],
  ['https://masar.test/lesson/5', null],
])('%s is kept of %s', (address, path) => expect(pathOfKept(address)).toBe(path))
