import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildOf, readBuild } from './build.ts'
import { catalogueKeys, routeKeys, routePatternOf, withImports } from './manifest.ts'

test.each([
  ['src/routes/index.tsx', '/'],
  ['src/routes/courses.tsx', '/courses'],
  ['src/routes/Course.$id.tsx?tsr-split=component', '/Course/$id'],
  ['src/routes/Course/$id.tsx', '/Course/$id'],
  ['src/routes/_default/exam-details_.result.$id.lazy.tsx', '/exam-details/result/$id'],
  ['src/routes/(public)/faq.tsx', '/faq'],
  ['src/routes/profile/index.tsx', '/profile'],
  ['src/routes/profile/route.tsx?tsr-split=loader', '/profile'],
  ['src/routes/teach.$.tsx', '/teach/$'],
  ['src/routes/__root.tsx', null],
  ['src/features/courses/list.tsx', null],
  ['_react.js', null],
])('%s answers %s', (key, pattern) => expect(routePatternOf(key)).toBe(pattern))

test('a layout is not taken for the home page', () => {
  const manifest = {
    'src/routes/_default.tsx?tsr-split=component': { file: 'a.js' },
    'src/routes/_default/index.tsx?tsr-split=component': { file: 'b.js' },
  }
  expect(routeKeys(manifest, '/')).toEqual(['src/routes/_default/index.tsx?tsr-split=component'])
})

test('the app’s sentences come with every page, a feature’s only with its own', () => {
  const manifest = {
    'src/locales/messages-ar.ts': { file: 'a.js' },
    'src/locales/messages-en.ts': { file: 'b.js' },
    'src/features/exam/locales/ar.po': { file: 'c.js' },
  }
  expect(catalogueKeys(manifest, 'ar')).toEqual(['src/locales/messages-ar.ts'])
})

test('imports are followed once, circles and gaps included', () => {
  const manifest = { a: { file: 'a.js', imports: ['b', 'gone'] }, b: { file: 'b.js', imports: ['a'] } }
  expect(withImports(manifest, ['a']).map(chunk => chunk.file)).toEqual(['a.js', 'b.js'])
})

test('a build’s id changes with its files', () => {
  const one = buildOf('learner', { e: { file: 'a-1.js', isEntry: true } })
  const two = buildOf('learner', { e: { file: 'a-2.js', isEntry: true } })
  expect(one.id).not.toBe(two.id)
})

test('starting without a build says what to do', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'masar-empty-'))
  await expect(readBuild('learner', folder)).rejects.toThrow(/pnpm build/)
})
