import { renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { FolderStorage } from '../gateways/storage.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { ImportError } from './content-errors.ts'
import { importFolder } from './import-folder.ts'
import { smallCatalogue, type PackageFixture } from './package-fixture.ts'

let database: TestDatabase
let fixture: PackageFixture
const storage = new FolderStorage(join(tmpdir(), 'masar-import-errors-media'))
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => {
  fixture = smallCatalogue()
})
afterEach(() => fixture.discard())

async function errorsOf(): Promise<string[]> {
  const error = await importFolder(database, storage, fixture.folder).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ImportError)) throw error ?? new Error('The folder was imported.')
  return error.message.split('\n')
}

const exam = 'courses/writing/exam.yaml'
const course = 'courses/writing/course.yaml'
const cases: [name: string, file: string, from: string, to: string, error: string][] = [
  [
    'a text without Arabic',
    exam,
    '{ ar: الطويلة, en: The long one }',
    '{ en: The long one }',
    `${exam}:17: questions[0].options[1].text needs an Arabic text`,
  ],
  [
    'an unknown field',
    exam,
    'shuffle_options: true',
    'shuffle_options: true\nshufle: 1',
    `${exam}:8: shufle is not known here`,
  ],
  [
    'two right answers to a single choice',
    exam,
    'en: The long one }',
    'en: The long one }, correct: true',
    `${exam}:15: questions[0].options hold 2 that are correct, and a single choice has one`,
  ],
  [
    'a question key used twice',
    exam,
    'key: q2',
    'key: q1',
    `${exam}:18: questions[1].key "q1" names another question too`,
  ],
  [
    'no right answer',
    exam,
    ', correct: true',
    '',
    `${exam}:15: questions[0].options hold none that is correct`,
  ],
  [
    'a pool that holds less than is drawn',
    exam,
    'pass_mark: 60',
    'pass_mark: 60\npools: [ { key: hard, name: { ar: ص }, draws: 1, points: 2 } ]',
    `${exam}:6: pools[0].draws is more than the pool holds, which is 0`,
  ],
  [
    'a question of a pool that is not there',
    exam,
    'key: q2, ',
    'key: q2, pool: hard, ',
    `${exam}:18: questions[1].pool "hard" is no pool of this exam`,
  ],
  [
    'a partial question without any text',
    exam,
    'key: q2, kind: true_false, points: 1, body: { ar: نكتب للقارئ, en: We write for the reader }',
    'key: q2, partial: true, kind: true_false, points: 1, body: {}',
    `${exam}:18: questions[1].body needs a text`,
  ],
  ['a price that is a number', course, '"0.00"', '0.00', `${course}:6: price must be a text`],
  [
    'a sample question with two right options',
    course,
    'price: "0.00"',
    'price: "0.00"\nsample_question: { body: { ar: س, en: Q }, explanation: { ar: ش, en: E }, options: [ { text: { ar: أ, en: A }, correct: true }, { text: { ar: ب, en: B }, correct: true } ] }',
    `${course}:7: sample_question.options needs exactly one correct option`,
  ],
  [
    'a compare-at price that is no more',
    course,
    'price: "0.00"',
    'price: "9.00"\ncompare_at_price: "9.00"',
    `${course}:7: compare_at_price must be greater than price`,
  ],
  [
    'a day that no calendar has',
    course,
    '2026-01-10',
    '2026-02-30',
    `${course}:7: published_at must be a real date such as 2026-03-14`,
  ],
  [
    'an unknown instructor',
    course,
    'instructor: huda',
    'instructor: hoda',
    `${course}:2: instructor names "hoda", who is not known`,
  ],
  [
    'an unknown category',
    course,
    'category: languages',
    'category: lang',
    `${course}:3: category names "lang", which is not known`,
  ],
  [
    'a review by a stranger',
    course,
    'by: reem@',
    'by: rim@',
    `${course}:15: reviews[0].by names "rim@demo.masar.test", who is no known student`,
  ],
  [
    'media that are missing',
    course,
    'media/two.mp4',
    'media/three.mp4',
    `${course}:13: curriculum[0].lessons[1].media names media/three.mp4, which is missing`,
  ],
  [
    'a file of a kind that is not kept',
    course,
    'path: media/sheet.csv',
    'path: media/two.mp4',
    `${course}:13: curriculum[0].lessons[1].files[0].path must end in .pdf, .svg, .png, .jpg, .webp, .csv, .txt, .xlsx, .zip`,
  ],
  [
    'a live lesson without a time',
    course,
    'kind: article',
    'kind: live',
    `${course}:12: curriculum[0].lessons[0] is a live lesson and needs "live"`,
  ],
  [
    'a live lesson with two times',
    course,
    'kind: article',
    'kind: live, live: { starts_at: "2026-12-01T16:00:00Z", days_from_import: 1, at: "19:00" }',
    `${course}:12: curriculum[0].lessons[0].live needs either "starts_at", or "days_from_import" and "at"`,
  ],
  [
    'a link with a password',
    course,
    'kind: article',
    'kind: live, live: { days_from_import: 1, at: "19:00", join_url: "https://omar:secret@meet.example.com" }',
    `${course}:12: curriculum[0].lessons[0].live.join_url must be an https link without name and password`,
  ],
  [
    'a time of an article',
    course,
    'kind: article',
    'kind: article, live: { days_from_import: 1, at: "19:00" }',
    `${course}:12: curriculum[0].lessons[0].live is known in a live lesson alone`,
  ],
  [
    'a smaller video of an article',
    course,
    'kind: article',
    'kind: article, qualities: [media/two.mp4]',
    `${course}:12: curriculum[0].lessons[0].qualities is known beside a video alone`,
  ],
  [
    'captions that are none',
    'courses/writing/media/two.ar.vtt',
    'WEBVTT',
    'WEB',
    'courses/writing/media/two.ar.vtt:1: must start with WEBVTT',
  ],
  [
    'a lesson without a title',
    'courses/writing/lessons/one.en.md',
    'title: The reader first',
    'titel: The reader first',
    'courses/writing/lessons/one.en.md:2: titel is not known here',
  ],
  ['YAML that is none', 'students.yaml', 'name: ريم', 'name: [ريم', 'students.yaml:3: is not valid YAML: '],
  [
    'aliases that multiply',
    exam,
    'title: { ar: اختبار, en: Exam }',
    `a: &a [x, x, x, x, x, x, x, x, x]\nb: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a]\nc: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b]\ntitle: *c`,
    `${exam}:1: uses too many aliases`,
  ],
  [
    'lists in lists without an end',
    exam,
    'pass_mark: 60',
    `pass_mark: ${'['.repeat(100_000)}`,
    `${exam}:1: is nested too deeply`,
  ],
  [
    'a text with half a character',
    exam,
    'en: Exam',
    String.raw`en: "Exam \ud800"`,
    `${exam}:1: title.en has a character that no text can have`,
  ],
  [
    'a text with a character that ends texts',
    'courses/writing/lessons/one.ar.md',
    'نصّ.',
    'نصّ.\0',
    'courses/writing/lessons/one.ar.md:4: has a character that no text can have',
  ],
  [
    'an unknown course',
    'students.yaml',
    'course: writing',
    'course: riting',
    'students.yaml:7: [0].enrolments[0].course names "riting", which is not known',
  ],
  [
    'an address of two kinds of account',
    'companies.yaml',
    'email: company@',
    'email: huda@',
    'companies.yaml:2: [0].email "huda@demo.masar.test" is used above already',
  ],
  [
    'a VAT number that cannot be',
    'companies.yaml',
    '"300000000100003"',
    '"200000000100003"',
    'companies.yaml:6: [0].vat_number must be fifteen digits that start and end with 3, in quotes',
  ],
]

test.each(cases)('%s is named by file and line', async (_, file, from, to, error) => {
  fixture.edit(file, from, to)
  expect(await errorsOf()).toContainEqual(expect.stringContaining(error))
})

test('a file in another encoding is named', async () => {
  writeFileSync(join(fixture.folder, 'courses/writing/lessons/one.ar.md'), Buffer.from([0x2d, 0xc7, 0xe1]))
  expect(await errorsOf()).toEqual(['courses/writing/lessons/one.ar.md:1: is not in UTF-8'])
})

test('a lesson text missing in one language of the course is named', async () => {
  fixture.remove('courses/writing/lessons/two.en.md')
  expect(await errorsOf()).toEqual(['courses/writing/lessons/two.en.md:1: is missing'])
})

test('all errors of all files come at once, and nothing is written', async () => {
  fixture.edit(exam, 'pass_mark: 60', 'pass_mark: 600')
  fixture.edit('students.yaml', 'job: teacher', 'job: techer')
  expect(await errorsOf()).toEqual([
    `${exam}:5: pass_mark must be at most 100`,
    'students.yaml:5: [0].job names "techer", which is not known',
  ])
  const { rows } = await database.pool.query(
    'select (select count(*) from courses) + (select count(*) from users) + (select count(*) from categories) as rows',
  )
  expect(Number(rows[0].rows)).toBe(0)
})

test('a link in a package is not followed, whatever it names', async () => {
  const path = 'courses/writing/media/two.mp4'
  const outside = join(tmpdir(), `masar-outside-${process.pid}.mp4`)
  renameSync(join(fixture.folder, path), outside)
  symlinkSync(outside, join(fixture.folder, path))
  try {
    expect(await errorsOf()).toEqual([`${path}:1: must be a file, not a link`])
  } finally {
    rmSync(outside)
  }
})

test('a folder that is no package says so', async () => {
  fixture.remove('catalogue.yaml')
  expect(await errorsOf()).toEqual(['.:1: holds neither catalogue.yaml nor course.yaml'])
})
