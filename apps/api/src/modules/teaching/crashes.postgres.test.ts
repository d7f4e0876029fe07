import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Transaction } from '../../db/client.ts'
import { instructor } from '../../testing/accounts.ts'
import { curriculum } from '../../testing/catalogue.ts'
import { crashingPool } from '../../testing/crashing-pool.ts'
import { fiveKinds } from '../../testing/exam.ts'
import { taught } from '../../testing/regrading.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import type { ActingInstructor } from '../exams/allowances/give.ts'
import { structureOf } from '../exams/structure/read.ts'
import { setStructure } from '../exams/structure/save.ts'
import { ownQuestion, presentQuestion } from '../exams/writing/read.ts'
import { changeQuestion } from '../exams/writing/save.ts'
import { presentQuiz } from '../learning/quizzes/writing/read.ts'
import { taughtLesson } from '../learning/taught-lesson.ts'
import { writeQuiz } from '../learning/quizzes/writing/save.ts'
import { commandLine } from '../platform/audit/actor.ts'

let api: TestApi
let teacher: Awaited<ReturnType<typeof instructor>>
let by: ActingInstructor
let crashing: ReturnType<typeof crashingPool>
beforeAll(async () => {
  api = await createTestApi()
  teacher = await instructor(api)
  by = { id: teacher.instructorId, actor: { ...commandLine, userId: teacher.id } }
  crashing = crashingPool(api.database.pool)
})
afterAll(() => api.close())

/**
 * Breaks the connection before and after each statement of an act that writes a number into all it touches: afterwards there is one number
 * everywhere, the one before or the one that was written.
 * @param marks every number that is found
 */
async function breakEverywhere(
  act: (tx: Transaction, mark: number) => Promise<void>,
  marks: () => Promise<number[]>,
): Promise<void> {
  // The first one makes what the others change.
  await api.db.transaction(tx => act(tx, 1))
  let mark = 2
  const { statements } = await crashing.during(null, () => api.db.transaction(tx => act(tx, mark)))
  expect(new Set(await marks())).toEqual(new Set([mark]))
  expect(statements).toBeGreaterThan(8)
  const left = { undone: 0, done: 0 }
  for (const side of ['before', 'after'] as const)
    for (let statement = 1; statement <= statements; statement += 1) {
      const before = mark
      mark += 1
      await crashing.during({ statement, side }, () => api.db.transaction(tx => act(tx, mark)))
      const found = new Set(await marks())
      expect([side, statement, [...found]]).toBeOneOf([
        [side, statement, [before]],
        [side, statement, [mark]],
      ])
      if (found.has(mark)) left.done += 1
      else {
        left.undone += 1
        mark = before
      }
    }
  // A commit whose answer was lost has saved all the same; an error before it has saved nothing.
  expect(left).toEqual({ done: 1, undone: 2 * statements - 1 })
  await api.db.transaction(tx => act(tx, mark + 1))
  expect(new Set(await marks())).toEqual(new Set([mark + 1]))
}

const numbers = async (statement: ReturnType<typeof sql>) =>
  (await api.db.execute<{ n: string }>(statement)).rows.map(({ n }) => Number(n))
/** What the last entry of the audit says of a subject. */
const audited = (action: string, id: number, path: string) => sql`
  select after #>> ${path}::text[] as n from audit_log where action = ${action} and subject_id = ${id} order by id desc limit 1`

test('the structure of an exam', async () => {
  const made = await taught(api, teacher, fiveKinds, { timeLimitSeconds: null })
  const { examId } = made
  const act = async (tx: Transaction, mark: number) => {
    const { state, places } = await structureOf(tx, examId)
    const points = mark / 100
    const ids = places.flatMap(({ questions }) => questions.map(({ id }) => id)).toSorted((a, b) => a - b)
    const pool = places.find(place => place.pool)?.pool?.id ?? null
    await setStructure(tx, by, examId, {
      state,
      sections: ['a', 'b'].map(key => ({
        key,
        title: { en: String(mark) },
        instructions: { en: String(mark) },
        time_limit_seconds: 1000 + mark,
      })),
      places: [
        {
          section: 'a',
          pool: { id: pool, name: { en: String(mark) }, draws: 1, points },
          questions: ids.slice(0, 2).map(id => ({ id, points })),
        },
        ...ids.slice(2).map(id => ({ section: 'b', pool: null, questions: [{ id, points }] })),
      ],
    })
  }
  await breakEverywhere(act, async () => [
    ...(await numbers(sql`select title ->> 'en' as n from exam_sections where exam_id = ${examId}`)),
    ...(await numbers(
      sql`select time_limit_seconds - 1000 as n from exam_sections where exam_id = ${examId}`,
    )),
    ...(await numbers(sql`select (time_limit_seconds - 2000) / 2 as n from exams where id = ${examId}`)),
    ...(await numbers(sql`select name ->> 'en' as n from question_pools where exam_id = ${examId}`)),
    ...(await numbers(sql`select points * 100 as n from question_pools where exam_id = ${examId}`)),
    ...(await numbers(sql`select points * 100 as n from questions where exam_id = ${examId}`)),
    ...(await numbers(audited('exam.set_structure', examId, '{sections,0,title,en}'))),
  ])
}, 120_000)

test('a question of an exam', async () => {
  const made = await taught(api, teacher)
  const id = made.questionIds[0] ?? 0
  const act = async (tx: Transaction, mark: number) => {
    const question = await ownQuestion(tx, id, by.id)
    const { state, written, lesson_id } = await presentQuestion(tx, question, 'en')
    const { kind: _, ...content } = written
    await changeQuestion(tx, by, id, {
      state,
      ...content,
      lesson_id,
      body: { en: String(mark) },
      points: mark / 100,
      tags: [String(mark)],
    })
  }
  await breakEverywhere(act, async () => [
    ...(await numbers(sql`select points * 100 as n from questions where id = ${id}`)),
    ...(await numbers(sql`select unnest(tags) as n from questions where id = ${id}`)),
    ...(await numbers(sql`select v.body ->> 'en' as n from questions q
      join question_versions v on v.question_id = q.id and v.version = q.version where q.id = ${id}`)),
    ...(await numbers(sql`select max(version) - 1 as n from question_versions where question_id = ${id}`)),
    ...(await numbers(sql`select (after ->> 'points')::numeric * 100 as n from audit_log
      where action = 'question.change' and subject_id = ${id} order by id desc limit 1`)),
  ])
}, 120_000)

test('the quiz of a lesson', async () => {
  const { lessonIds } = await curriculum(
    api,
    1,
    { instructorId: teacher.instructorId },
    { completion: 'button' },
  )
  const lessonId = lessonIds[0] ?? 0
  const act = async (tx: Transaction, mark: number) => {
    const { state, questions, removed } = await presentQuiz(tx, await taughtLesson(tx, lessonId, by.id), 'en')
    const asked = (id: number | null) => ({
      id,
      kind: 'true_false' as const,
      body: { en: String(mark) },
      explanation: {},
      answer: true,
      hints: [{ en: String(mark) }],
      at_second: null,
    })
    // Two that stay, one that is taken out and put back by turns.
    const [one = null, two = null, three = null] = [...questions, ...removed]
      .map(({ id }) => id)
      .toSorted((a, b) => a - b)
    await writeQuiz(tx, by, lessonId, {
      state,
      is_rule: mark % 2 === 1,
      questions: [one, two, ...(mark % 2 === 1 ? [three] : [])].map(asked),
    })
  }
  await breakEverywhere(act, async () => {
    const asked = await numbers(
      sql`select body ->> 'en' as n from quiz_questions where lesson_id = ${lessonId} and retired_at is null`,
    )
    const mark = asked[0] ?? 0
    const isOdd = mark % 2 === 1
    const [rule] = (
      await api.db.execute<{ completion: string; before: string | null }>(
        sql`select completion, completion_before_quiz as before from lessons where id = ${lessonId}`,
      )
    ).rows
    expect(rule).toEqual(
      isOdd ? { completion: 'quiz', before: 'button' } : { completion: 'button', before: null },
    )
    expect(asked).toHaveLength(isOdd ? 3 : 2)
    return [
      ...asked,
      ...(await numbers(sql`select hints -> 0 ->> 'en' as n from quiz_questions
        where lesson_id = ${lessonId} and retired_at is null`)),
      // Each change of the first one has kept what it was.
      ...(await numbers(
        sql`select q.version as n from quiz_questions q where lesson_id = ${lessonId} order by id limit 1`,
      )),
      ...(await numbers(sql`select count(*) + 1 as n from quiz_question_versions v
        where v.question_id = (select min(id) from quiz_questions where lesson_id = ${lessonId})`)),
    ]
  })
}, 120_000)
