import { afterAll, beforeAll, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { courses } from '../../db/schema/index.ts'
import { account, instructor } from '../../testing/accounts.ts'
import { curriculum, enrol } from '../../testing/catalogue.ts'
import { fileCallsOf, sampleFiles } from '../../testing/answer-files.ts'
import {
  eightKinds,
  exam,
  fiveKinds,
  sessionLock,
  startAttempt,
  type StartedAttempt,
} from '../../testing/exam.ts'
import { illustrate, imageLinks, keptImage, type KeptImage } from '../../testing/images.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const secretKeys =
  /correct|right|accepted|tolerance|explanation|feedback|answer_?key|weight|seed|rubric|pairs|isPrompt/i
/** Texts that stand only in answer keys, feedback and explanations. */
const secretTexts = /Because \d|Feedback \w|شرح|تعليق|سرّ-الجواب|secret-answer/

function keysOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysOf)
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)])
}

test('Z-05: nothing of the answer key is in any payload before the submission', async () => {
  const asked = [
    ...fiveKinds.slice(0, 4),
    { kind: 'short_text' as const, key: { accepted: ['سرّ-الجواب', 'secret-answer'] } },
    ...eightKinds.slice(5, 7),
    {
      kind: 'essay' as const,
      key: { rubric: [{ key: 'depth', text: { en: 'secret-answer', ar: 'سرّ-الجواب' }, points: 1 }] },
      essay: {
        format: 'rich_text' as const,
        files: { kinds: ['pdf' as const], most: 1, megabytes: 1 },
      },
    },
  ]
  const { courseId, lessonIds } = await curriculum(api)
  const taken = await exam(api, { courseId }, asked)
  const teacher = await instructor(api)
  await api.db.update(courses).set({ instructorId: teacher.instructorId }).where(eq(courses.id, courseId))
  const [shown, told] = [
    await keptImage(api, teacher, courseId, '#0a0b0c'),
    await keptImage(api, teacher, courseId, '#0c0b0a'),
  ]
  await illustrate(
    api,
    taken.questionIds,
    asked.map(() => ({ asked: shown.reference, told: told.reference })),
  )
  const nameOf = (image: KeptImage) => image.reference.slice('image:'.length)
  const learner = await account(api)
  await enrol(api, learner.id, courseId)
  const { attemptId, save } = await startAttempt(api, {}, asked, { exam: taken, learner })
  const other = await startAttempt(api, {}, asked)
  const call = api.as(learner.token)
  const files = fileCallsOf(api, { ...taken, learner, attemptId } as StartedAttempt)
  const begun = await files.begin(asked.length - 1, sampleFiles.pdf.length)
  const fileId = begun.json<{ data: { id: string } }>().data.id
  await files.send(fileId, 0, sampleFiles.pdf)
  const saved = await save(0, { option: 'a' }, 2)
  const seen = [
    saved,
    begun,
    await files.link(fileId),
    await files.begin(asked.length - 1, 10),
    await save(0, { option: 'b' }, 1),
    await call('GET', `/client-api/v1/courses/${courseId}`),
    await call('GET', '/client-api/v1/home'),
    await call('GET', `/client-api/v1/lessons/${lessonIds[0]}`),
    await call('GET', '/client-api/v1/my-courses'),
    await call('GET', `/client-api/v1/exams/${taken.examId}`),
    await call('GET', `/client-api/v1/attempts/${attemptId}`),
    await call('GET', `/client-api/v1/attempts/${attemptId}/result`),
    await call('POST', `/client-api/v1/attempts/${attemptId}/take-over`, { holder: 'second-tab' }),
    await api.as(other.learner.token, 'ar')('POST', `/client-api/v1/exams/${other.examId}/attempts`, {
      holder: sessionLock,
    }),
  ]
  for (const answer of seen) {
    expect(keysOf(answer.json()).filter(key => secretKeys.test(key))).toEqual([])
    expect(answer.body).not.toMatch(secretTexts)
    // Of an image in an explanation not even its name.
    expect(answer.body).not.toContain(nameOf(told))
  }
  expect(seen.some(({ body }) => imageLinks(body).some(link => link.includes(nameOf(shown))))).toBe(true)
})

test('Z-05: the error for a stale or closed answer reveals nothing either', async () => {
  const taken = await startAttempt(api)
  await taken.save(0, { option: 'a' }, 2)
  await taken.submit()
  expect((await taken.save(0, { option: 'b' }, 3)).body).not.toMatch(secretTexts)
})
