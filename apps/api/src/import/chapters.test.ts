import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mp4 } from '../testing/videos.ts'
import { ContentErrors } from './content-errors.ts'
import { smallCatalogue, type PackageFixture } from './package-fixture.ts'
import { readCourse } from './read-course.ts'

let fixture: PackageFixture
beforeEach(() => {
  fixture = smallCatalogue()
  // A minute and a half.
  writeFileSync(join(fixture.folder, 'courses/writing/media/two.mp4'), mp4())
})
afterEach(() => fixture.discard())

const course = 'courses/writing/course.yaml'
const both = '{ ar: أ, en: A }'

async function read() {
  const errors = new ContentErrors()
  const found = await readCourse(fixture.folder, join(fixture.folder, 'courses/writing'), errors)
  return { found, errors: errors.found.map(({ file, line, message }) => `${file}:${line}: ${message}`) }
}
const withChapters = (...chapters: string[]) =>
  fixture.edit(course, 'media: media/two.mp4,', `media: media/two.mp4, chapters: [ ${chapters.join(', ')} ],`)

test('chapters are read in their order', async () => {
  withChapters(`{ second: 0, title: ${both} }`, `{ second: 89, title: ${both} }`)
  const { found } = await read()
  expect(found?.facts.curriculum[0]?.lessons[1]?.chapters).toEqual(
    [0, 89].map(second => ({ second, title: { ar: 'أ', en: 'A' } })),
  )
})

test.each([
  [
    'that do not rise',
    [`{ second: 4, title: ${both} }`, `{ second: 4, title: ${both} }`],
    'chapters[1].second must be more than 4',
  ],
  [
    'of which one begins where the video has ended',
    [`{ second: 89, title: ${both} }`, `{ second: 90, title: ${both} }`],
    'chapters[1].second must be at most 89, where the video ends',
  ],
  [
    'without a title in one language',
    ['{ second: 4, title: { ar: أ } }'],
    'chapters[0].title needs an English text',
  ],
  ['without a title', ['{ second: 4 }'], 'chapters[0] needs "title"'],
] as const)('chapters %s are named by file and line', async (_, chapters, error) => {
  withChapters(...chapters)
  expect((await read()).errors).toEqual([`${course}:13: curriculum[0].lessons[1].${error}`])
})

test('an article has no chapters', async () => {
  fixture.edit(course, 'kind: article', `kind: article, chapters: [ { second: 0, title: ${both} } ]`)
  expect((await read()).errors).toEqual([
    `${course}:12: curriculum[0].lessons[0].chapters is known beside a video alone`,
  ])
})
