import { eq } from 'drizzle-orm'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { courseImages, questions, questionVersions } from '../../../db/schema/index.ts'
import { imageLinks, keptImage, pictureFile } from '../../../testing/images.ts'
import { instructor } from '../../../testing/accounts.ts'
import { taught, type Teacher } from '../../../testing/regrading.ts'
import { followed } from '../../../testing/media.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { imagesOf as storedImages } from '../../platform/images/stored.ts'
import { mostWritten } from './file-images.ts'
import { mostImages } from './formats/images.ts'

let api: TestApi
let teacher: Teacher
beforeAll(async () => {
  api = await createTestApi()
  teacher = await instructor(api)
})
afterAll(() => api.close())

interface Report {
  created: number
  images: number
  questions: { key: string; notes: string[]; written: { body: { en?: string } } }[]
  refused: { message: string }[]
}
let sent = 0
async function send(way: 'preview' | 'import', examId: number, name: string, bytes: Buffer): Promise<Report> {
  const answer = await api.as(teacher.token, 'en')(
    'POST',
    `/client-api/v1/exams/${examId}/questions/${way}?name=${name}`,
    bytes,
    { 'content-type': 'application/octet-stream', 'idempotency-key': `images-${(sent += 1)}` },
  )
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json<{ data: Report }>().data
}
const exported = async (examId: number, format: string) =>
  (await api.as(teacher.token)('GET', `/client-api/v1/exams/${examId}/questions/file?format=${format}`))
    .rawPayload
/** What the exam asks, but for where it stands. */
const asked = (examId: number) =>
  api.db
    .select({
      key: questions.key,
      body: questionVersions.body,
      options: questionVersions.options,
      explanation: questionVersions.explanation,
    })
    .from(questions)
    .innerJoin(questionVersions, eq(questionVersions.questionId, questions.id))
    .where(eq(questions.examId, examId))
    .orderBy(questions.key)
const imagesOf = (courseId: number) =>
  api.db
    .select({ id: courseImages.id, file: courseImages.file })
    .from(courseImages)
    .where(eq(courseImages.courseId, courseId))
    .orderBy(courseImages.id)

/** An exam of one question that shows images wherever it can, one of them twice. */
async function illustrated() {
  const made = await taught(api, teacher, [{ kind: 'single_choice', key: { correct: ['a'] } }])
  const [one, two, three] = [
    await keptImage(api, teacher, made.courseId, '#111111'),
    await keptImage(api, teacher, made.courseId, '#222222'),
    await keptImage(api, teacher, made.courseId, '#333333'),
  ]
  await api.db
    .update(questionVersions)
    .set({
      body: {
        ar: `ما هذا؟\n\n![شكل (أ)](${one.reference})`,
        en: `What is it?\n\n![Shape *a*](${one.reference})\n\n\`![no](${one.reference})\``,
      },
      options: [
        {
          key: 'a',
          text: { ar: `![أحمر](${two.reference})`, en: `![red](${two.reference})` },
          feedback: { en: `See ![it](${three.reference})` },
        },
        { key: 'b', text: { ar: 'غيره', en: 'Another' } },
      ],
      explanation: { en: `![](${one.reference})` },
    })
    .where(eq(questionVersions.questionId, made.questionIds[0] ?? 0))
  return made
}

test.each([
  ['moodle_xml', 'q.xml'],
  ['qti21', 'q.zip'],
  ['qti30', 'q.zip'],
])('%s takes images out and into another course: the same ones, to the byte', async (format, name) => {
  const from = await illustrated()
  const to = await taught(api, teacher, [])
  const file = await exported(from.examId, format)
  const preview = await send('preview', to.examId, name, file)
  expect(preview).toMatchObject({ created: 1, images: 3, questions: [{ notes: [] }], refused: [] })
  expect(await imagesOf(to.courseId)).toEqual([])
  expect(await send('import', to.examId, name, file)).toMatchObject({ created: 1, images: 3 })
  expect(await asked(to.examId)).toEqual(await asked(from.examId))
  expect(await imagesOf(to.courseId)).toEqual(await imagesOf(from.courseId))
  expect((await exported(to.examId, format)).equals(file)).toBe(true)
  const list = await api.as(teacher.token)('GET', `/client-api/v1/exams/${to.examId}/questions`)
  for (const url of imageLinks(list.body)) expect((await followed(api, url)).statusCode).toBe(200)
})

test('a file that its images make too large for one piece is refused, by what the format holds of them', async () => {
  const { examId, courseId } = await illustrated()
  const codeOf = async (format: string) =>
    (JSON.parse((await exported(examId, format)).toString()) as { code: string }).code
  const isZip = async (format: string) => (await exported(examId, format)).subarray(0, 2).toString() === 'PK'
  const each = Math.floor(mostWritten / 3)
  const sized = (bytes: number) =>
    api.db.update(courseImages).set({ bytes }).where(eq(courseImages.courseId, courseId))
  await sized(each)
  // Moodle's has an image again for each text that shows it.
  expect(await codeOf('moodle_xml')).toBe('questions_too_large')
  expect(await isZip('qti30')).toBe(true)
  await sized(each + 1)
  expect(await codeOf('qti30')).toBe('questions_too_large')
})

test.each(['gift', 'csv'])(
  '%s holds none: those of the course stay, elsewhere they are said to be missing',
  async format => {
    const from = await illustrated()
    const file = await exported(from.examId, format)
    const name = format === 'gift' ? 'q.gift' : 'q.csv'
    expect(await send('preview', from.examId, name, file)).toMatchObject({
      created: 0,
      images: 0,
      questions: [{ notes: [] }],
    })
    const to = await taught(api, teacher, [])
    const { questions: lines } = await send('preview', to.examId, name, file)
    expect(lines[0]?.notes.join()).toMatch(/image of it is left out/)
  },
)

const moodle = (html: string, files: string) =>
  Buffer.from(`<quiz><question type="truefalse"><name><text>n</text></name>
<questiontext format="html"><text><![CDATA[${html}]]></text>${files}</questiontext>
<answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer></question></quiz>`)
const fileOf = (name: string, bytes: Buffer) =>
  `<file name="${name}" path="/" encoding="base64">${bytes.toString('base64')}</file>`

test('images in HTML of Moodle come in; those at other addresses are named and not fetched', async () => {
  const { examId, courseId } = await taught(api, teacher, [])
  const html =
    '<p>Which? <img src="@@PLUGINFILE@@/a%20b.png" alt="A [red] one" width="900"> <img src="https://example.com/x.png"></p>'
  const report = await send(
    'import',
    examId,
    'q.xml',
    moodle(html, fileOf('a b.png', await pictureFile('#ff0000'))),
  )
  expect(report).toMatchObject({ created: 1, images: 1 })
  expect(report.questions[0]?.notes.join()).toMatch(/at another address/)
  const [image] = await imagesOf(courseId)
  expect(await asked(examId)).toMatchObject([
    { body: { en: `Which? ![A \\[red\\] one](image:${image?.id})` } },
  ])
})

test('what is no image, or not there, is left out with a note, and the question comes all the same', async () => {
  const { examId } = await taught(api, teacher, [])
  const html = '<p>Which? <img src="@@PLUGINFILE@@/a.svg"><img src="@@PLUGINFILE@@/gone.png"> end</p>'
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
  const { questions: lines, images } = await send(
    'preview',
    examId,
    'q.xml',
    moodle(html, fileOf('a.svg', svg)),
  )
  expect(images).toBe(0)
  expect(lines[0]?.notes).toEqual([expect.stringMatching(/image of it is left out/)])
  expect(lines[0]?.written.body.en).toMatch(/^Which\? +end$/)
})

test('a package names no file outside it, and no more images than a file may bring', async () => {
  const { examId } = await taught(api, teacher, [])
  const item = (
    images: readonly string[],
  ) => `<assessmentItem identifier="i" title="i" xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1">
<responseDeclaration identifier="RESPONSE" cardinality="single" baseType="string"/>
<itemBody><p>Write</p>${images.map(src => `<p><img src="${src}" alt="x"/></p>`).join('')}<extendedTextInteraction responseIdentifier="RESPONSE"/></itemBody></assessmentItem>`
  const manifest = `<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"><resources><resource identifier="r" type="imsqti_item_xmlv2p1" href="items/i.xml"/></resources></manifest>`
  const zipped = (images: readonly string[], files: Record<string, Uint8Array>) =>
    Buffer.from(
      zipSync({ 'imsmanifest.xml': strToU8(manifest), 'items/i.xml': strToU8(item(images)), ...files }),
    )
  const good = new Uint8Array(await pictureFile('#00ff00'))
  const outside = await send(
    'preview',
    examId,
    'q.zip',
    zipped(
      ['../../../../etc/passwd', '/images/a.png', '../__proto__', '..%2f..%2fa.png', '../images/a.png'],
      {
        'images/a.png': good,
      },
    ),
  )
  expect(outside).toMatchObject({ created: 1, images: 1 })
  expect(outside.questions[0]?.notes).toEqual([expect.stringMatching(/image of it is left out/)])
  const many = await Promise.all(
    Array.from({ length: mostImages + 1 }, (_, at) =>
      pictureFile(`#${(0x100000 + at).toString(16)}`, 'png', [2, 2]),
    ),
  )
  const names = many.map((_, at) => `images/${at}.png`)
  const crowded = await send(
    'preview',
    examId,
    'q.zip',
    zipped(
      names.map(name => `../${name}`),
      Object.fromEntries(many.map((bytes, at) => [names[at] ?? '', new Uint8Array(bytes)])),
    ),
  )
  expect(crowded).toMatchObject({ images: mostImages })
  expect(crowded.questions[0]?.notes).toEqual([expect.stringMatching(/image of it is left out/)])
})

test('images are looked up by as many names as the texts of a file have', async () => {
  const { courseId } = await illustrated()
  const names = Array.from({ length: 70_000 }, (_, at) => at.toString(16).padStart(32, '0'))
  const [known] = await imagesOf(courseId)
  const found = await storedImages(api.db, courseId, [...names, known?.id ?? ''])
  expect([...found.keys()]).toEqual([known?.id])
})
