import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attempts, courseImages, exams, lessons, quizQuestions } from '../../../db/schema/index.ts'
import { MediaLinks } from '../../../gateways/media-links.ts'
import { loadSharp } from '../../../pictures.ts'
import { account, instructor } from '../../../testing/accounts.ts'
import { curriculum, enrol } from '../../../testing/catalogue.ts'
import { divide } from '../../../testing/divided-exam.ts'
import { fiveKinds } from '../../../testing/exam.ts'
import {
  illustrate,
  imageLinks,
  keptImage,
  pictureFile,
  sendImage,
  type KeptImage,
} from '../../../testing/images.ts'
import { taken, taught, type Teacher } from '../../../testing/regrading.ts'
import { mostOfCourse } from '../../platform/images/stored.ts'
import { followed } from '../../../testing/media.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

const sharp = await loadSharp()

let api: TestApi
let teacher: Teacher
beforeAll(async () => {
  api = await createTestApi()
  teacher = await instructor(api)
})
afterAll(() => api.close())

const fetched = async (url: string) => (await followed(api, url)).statusCode
const get = (path: string, token: string) => api.as(token, 'en')('GET', `/client-api/v1/${path}`)
const altered = (url: string, changes: Record<string, string>) => {
  const address = new URL(url, 'http://localhost')
  for (const [name, value] of Object.entries(changes)) address.searchParams.set(name, value)
  return address.pathname + address.search
}

describe('an image of a course', () => {
  test('is re-encoded: small enough, without what else the file says, and kept once', async () => {
    const { courseId } = await curriculum(api, 1, { instructorId: teacher.instructorId })
    const file = await pictureFile('#336699', 'jpeg', [4000, 1000])
    expect(file.includes('secret-place')).toBe(true)
    const answer = await sendImage(api, teacher, courseId, file, 'image/jpeg')
    expect(answer.statusCode, answer.body).toBe(200)
    const { data } = answer.json<{ data: KeptImage }>()
    expect(data).toMatchObject({
      width: 1600,
      height: 400,
      reference: expect.stringMatching(/^image:[0-9a-f]{32}$/),
    })
    const stored = await followed(api, data.url)
    expect(stored.headers['content-type']).toBe('image/webp')
    expect(stored.rawPayload.includes('secret-place')).toBe(false)
    expect(await sharp(stored.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 1600 })
    // The same file, and what was made of it, are the same image.
    for (const [same, type] of [
      [file, 'image/jpeg'],
      [stored.rawPayload, 'image/webp'],
    ] as const)
      expect((await sendImage(api, teacher, courseId, same, type)).json()).toEqual(answer.json())
    expect(await api.db.$count(courseImages, eq(courseImages.courseId, courseId))).toBe(1)
  })

  test.each(['png', 'jpeg', 'webp', 'gif'] as const)(
    'may be a %s, whatever it is said to be',
    async format => {
      const { courseId } = await curriculum(api, 1, { instructorId: teacher.instructorId })
      const answer = await sendImage(
        api,
        teacher,
        courseId,
        await pictureFile('#aa0000', format),
        'image/png',
      )
      expect(answer.json()).toMatchObject({ data: { width: 60, height: 40 } })
    },
  )

  test.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 415],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 415],
    ['half a file', null, 415],
    ['nothing', Buffer.alloc(0), 415],
    ['more than 10 MB', Buffer.alloc(10 * 1024 * 1024 + 1), 413],
  ])('is refused where it is %s', async (_, bytes, status) => {
    const { courseId } = await curriculum(api, 1, { instructorId: teacher.instructorId })
    const whole = await pictureFile('#00aa00', 'webp', [300, 300])
    const answer = await sendImage(api, teacher, courseId, bytes ?? whole.subarray(0, whole.length - 20))
    expect([
      answer.statusCode,
      await api.db.$count(courseImages, eq(courseImages.courseId, courseId)),
    ]).toEqual([status, 0])
  })

  test('is one too many where the course is full; of those sent at once no more are kept than fit', async () => {
    const { courseId } = await curriculum(api, 1, { instructorId: teacher.instructorId })
    await api.db.execute(sql`insert into course_images (course_id, id, file, width, height, bytes)
      select ${courseId}, lpad(to_hex(n), 32, '0'), 'x', 1, 1, 1 from generate_series(1, ${mostOfCourse.images - 1}) n`)
    const files = await Promise.all(['#100000', '#200000', '#300000'].map(colour => pictureFile(colour)))
    const sent = await Promise.all(files.map(file => sendImage(api, teacher, courseId, file)))
    expect(sent.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    expect(sent.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'images_full' })
    expect(await api.db.$count(courseImages, eq(courseImages.courseId, courseId))).toBe(mostOfCourse.images)
  })

  test('belongs to the course’s instructor, and its link to them alone', async () => {
    const { courseId } = await curriculum(api, 1, { instructorId: teacher.instructorId })
    const other = await instructor(api)
    const learner = await account(api)
    const file = await pictureFile('#123456')
    expect((await sendImage(api, other, courseId, file)).statusCode).toBe(404)
    expect((await sendImage(api, learner, courseId, file)).statusCode).toBe(403)
    const { url } = await keptImage(api, teacher, courseId, '#123456')
    expect(await fetched(url)).toBe(200)
    expect(await fetched(altered(url, { v: String(learner.id) }))).toBe(403)
    expect(await fetched(url.split('?')[0] ?? '')).toBe(403)
    // Signed, but for a person who does not teach it: a URL ends with the access.
    const links = new MediaLinks(api.env.sessionSecret)
    const [row] = await api.db.select().from(courseImages).where(eq(courseImages.courseId, courseId))
    expect(await fetched(links.sign(row?.file ?? '', { viewerId: learner.id, courseId }))).toBe(403)
  })

  test('of another course is shown in none, though a text names it', async () => {
    const mine = await taught(api, teacher)
    const others = await curriculum(api, 1, { instructorId: teacher.instructorId })
    const { reference } = await keptImage(api, teacher, others.courseId, '#abcdef')
    await illustrate(api, mine.questionIds, [{ asked: reference, told: reference }])
    const attempt = await taken(api, mine, [])
    const page = await get(`attempts/${attempt.attemptId}`, attempt.learner.token)
    expect(page.body).toContain('A shape')
    expect(imageLinks(page.body)).toEqual([])
  })
})

describe('Z-05: images of an exam', () => {
  /** An exam of two sections whose questions each show an image, and have another in their explanation. */
  async function illustrated() {
    const made = await taught(api, teacher, fiveKinds, { timeLimitSeconds: null })
    await divide(api, made)
    const images = []
    for (const at of made.questionIds.keys())
      images.push({
        asked: await keptImage(api, teacher, made.courseId, `#0000${10 + at}`),
        told: await keptImage(api, teacher, made.courseId, `#00${10 + at}00`),
      })
    await illustrate(
      api,
      made.questionIds,
      images.map(({ asked, told }) => ({ asked: asked.reference, told: told.reference })),
    )
    const fileOf = ({ url }: KeptImage) => /[a-f0-9]{64}\.webp/.exec(url)?.[0] ?? ''
    return { made, files: images.map(({ asked, told }) => ({ asked: fileOf(asked), told: fileOf(told) })) }
  }

  test('come with the questions that are asked now; of all others there is neither name nor address', async () => {
    const { made, files } = await illustrated()
    const attempt = await taken(api, made, [])
    const page = await get(`attempts/${attempt.attemptId}`, attempt.learner.token)
    const links = imageLinks(page.body)
    const [one, two] = files
    expect(links.map(link => link.slice('/media/'.length).split('?')[0]).toSorted()).toEqual(
      [one?.asked, two?.asked].toSorted(),
    )
    for (const { told } of files) expect(page.body).not.toContain(told.slice(0, 32))
    for (const { asked } of files.slice(2)) expect(page.body).not.toContain(asked.slice(0, 32))
    for (const link of links) expect(await fetched(link)).toBe(200)
    expect(page.json()).toMatchObject({
      data: { questions: [{ rendered: expect.anything() }, { rendered: expect.anything() }] },
    })
    expect(page.body).toMatch(/"width":60,"height":40/)
  })

  test('cannot be had by another’s link, by a changed one, or by one made for an unseen question', async () => {
    const { made, files } = await illustrated()
    const attempt = await taken(api, made, [])
    const other = await taken(api, made, [])
    const [link = ''] = imageLinks((await get(`attempts/${attempt.attemptId}`, attempt.learner.token)).body)
    for (const changed of [
      altered(link, { v: String(other.learner.id) }),
      altered(link, { a: String(other.attemptId) }),
      altered(link, { q: String(made.questionIds[3]) }),
      altered(link, { p: 'told' }),
      link.replace(/[a-f0-9]{64}/, files[3]?.asked.slice(0, 64) ?? ''),
    ])
      expect([changed, await fetched(changed)]).toEqual([changed, 403])
    const links = new MediaLinks(api.env.sessionSecret)
    const signed = (viewerId: number, at: number, part: 'asked' | 'told') =>
      links.sign(files[at]?.[part] ?? '', {
        viewerId,
        attemptId: attempt.attemptId,
        questionId: made.questionIds[at] ?? 0,
        part,
      })
    expect(await fetched(signed(attempt.learner.id, 0, 'asked'))).toBe(200)
    expect(await fetched(signed(attempt.learner.id, 3, 'asked'))).toBe(403)
    expect(await fetched(signed(attempt.learner.id, 0, 'told'))).toBe(403)
    expect(await fetched(signed(other.learner.id, 0, 'asked'))).toBe(403)
  })

  test('of a result end with what the review policy shows', async () => {
    const { made } = await illustrated()
    const attempt = await taken(api, made, [])
    const [during = ''] = imageLinks((await get(`attempts/${attempt.attemptId}`, attempt.learner.token)).body)
    await api.db.update(attempts).set({ section: 2 }).where(eq(attempts.id, attempt.attemptId))
    expect(await fetched(during)).toBe(403)
    expect((await attempt.submit()).statusCode).toBe(200)
    const result = await get(`attempts/${attempt.attemptId}/result`, attempt.learner.token)
    const links = imageLinks(result.body)
    const [asked, told] = [
      links.filter(link => link.includes('p=asked')),
      links.filter(link => link.includes('p=told')),
    ]
    expect([asked.length, told.length]).toEqual([5, 5])
    expect(await Promise.all(links.map(fetched))).toEqual(links.map(() => 200))
    const review = (fields: ('answers' | 'overall')[]) =>
      api.db
        .update(exams)
        .set({ review: { just_after: fields, while_open: fields, after_closing: fields } })
        .where(eq(exams.id, made.examId))
    await review(['answers', 'overall'])
    expect(await Promise.all([asked[0] ?? '', told[0] ?? ''].map(fetched))).toEqual([200, 403])
    const now = await get(`attempts/${attempt.attemptId}/result`, attempt.learner.token)
    expect(imageLinks(now.body).every(link => link.includes('p=asked'))).toBe(true)
    await review(['overall'])
    expect(await fetched(asked[0] ?? '')).toBe(403)
  })
})

test('lessons and quizzes show theirs to whom the lesson is open', async () => {
  const { courseId, lessonIds } = await curriculum(api, 2, { instructorId: teacher.instructorId })
  const [inText, inOption, inHint] = [
    await keptImage(api, teacher, courseId, '#010203'),
    await keptImage(api, teacher, courseId, '#040506'),
    await keptImage(api, teacher, courseId, '#070809'),
  ]
  const lessonId = lessonIds[1] ?? 0
  await api.db
    .update(lessons)
    .set({ body: { en: `Look:\n\n![A map](${inText.reference})` } })
    .where(eq(lessons.id, lessonId))
  await api.db.insert(quizQuestions).values({
    lessonId,
    key: 'q',
    position: 1,
    kind: 'single_choice',
    body: { en: 'Which?' },
    options: [
      { key: 'a', text: { en: `This ![one](${inOption.reference})` } },
      { key: 'b', text: { en: 'That' } },
    ],
    answerKey: { correct: ['a'] },
    hints: [{ en: `![A hint](${inHint.reference})` }],
  })
  const learner = await account(api)
  await enrol(api, learner.id, courseId)
  const lesson = await get(`lessons/${lessonId}`, learner.token)
  const quiz = await get(`lessons/${lessonId}/quiz`, learner.token)
  const links = [lesson, quiz].flatMap(({ body }) => imageLinks(body))
  expect(links).toHaveLength(2)
  expect(await Promise.all(links.map(fetched))).toEqual([200, 200])
  expect(lesson.json<{ data: { content: unknown[] } }>().data.content).toContainEqual([
    'p',
    {},
    ['img', { src: links[0], alt: 'A map', width: 60, height: 40 }],
  ])
  const opensAt = new Date(Date.now() + 86_400_000)
  await api.db.update(lessons).set({ opensAt }).where(eq(lessons.id, lessonId))
  expect(await Promise.all(links.map(fetched))).toEqual([403, 403])
})

test('who writes sees the images of the course while writing, and of no other', async () => {
  const { courseId } = await curriculum(api, 1, { instructorId: teacher.instructorId })
  const { reference } = await keptImage(api, teacher, courseId, '#fedcba')
  const send = (id: number | undefined, by = teacher) =>
    api.as(by.token, 'en')('POST', '/client-api/v1/teaching/rendered', {
      ...(id !== undefined && { course_id: id }),
      texts: [`![x](${reference})`],
      lines: [`![y](${reference})`],
    })
  const links = imageLinks((await send(courseId)).body)
  expect(links).toHaveLength(1)
  expect(await fetched(links[0] ?? '')).toBe(200)
  expect(imageLinks((await send(undefined)).body)).toEqual([])
  expect(imageLinks((await send(courseId, await instructor(api))).body)).toEqual([])
})
