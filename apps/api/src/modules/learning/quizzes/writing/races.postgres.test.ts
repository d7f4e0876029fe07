import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exams, lessonProgress, lessons, quizQuestions } from '../../../../db/schema/index.ts'
import { AppError } from '../../../../errors.ts'
import { FolderStorage } from '../../../../gateways/storage.ts'
import { importFolder } from '../../../../import/import-folder.ts'
import { smallCatalogue, type PackageFixture } from '../../../../import/package-fixture.ts'
import { account } from '../../../../testing/accounts.ts'
import { enrol } from '../../../../testing/catalogue.ts'
import { runJobs } from '../../../../testing/jobs.ts'
import { meanwhile } from '../../../../testing/meanwhile.ts'
import { random } from '@masar/testing/random'
import { createTestApi, type TestApi } from '../../../../testing/test-api.ts'
import { commandLine } from '../../../platform/audit/actor.ts'
import { structureOf } from '../../../exams/structure/read.ts'
import { setStructure } from '../../../exams/structure/save.ts'
import { lockAccess } from '../../access.ts'
import { recordProgress, settleQuiz } from '../../progress.ts'
import { holdRule, settleQuizzes, workOnSettling } from '../settling.ts'
import { askedQuestion, tryAnswer } from '../trying.ts'
import { taughtLesson } from '../../taught-lesson.ts'
import { presentQuiz } from './read.ts'
import { writeQuiz } from './save.ts'

/** A few each time; more before what holds these locks is changed. */
const rounds = Number(process.env['TEST_QUIZ_ROUNDS'] ?? 50)
let api: TestApi
let fixture: PackageFixture
let storage: FolderStorage
let media: string
beforeAll(async () => {
  api = await createTestApi()
  fixture = smallCatalogue()
  media = mkdtempSync(join(tmpdir(), 'masar-quiz-races-'))
  storage = new FolderStorage(media)
})
afterAll(async () => {
  await api.close()
  fixture.discard()
  rmSync(media, { recursive: true, force: true })
})

const chance = random(20_261_127)
const some = <T>(all: readonly T[]) => {
  const taken = all.filter(() => chance(3) > 0)
  return taken.length === 0 ? all.slice(0, 1) : taken
}
const shuffled = <T>(all: readonly T[]) =>
  all
    .map(one => ({ one, at: chance(1000) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one)

/** Brings the package in with some of its questions, and with the rule or without it. */
async function bringIn(round: number): Promise<void> {
  const asked = some(['q1', 'q2', 'q3'])
  writeFileSync(
    join(fixture.folder, 'courses/writing/lessons/one.quiz.yaml'),
    asked
      .map(
        key =>
          `- { key: ${key}, kind: true_false, body: { ar: س ${round}, en: Round ${round} }, explanation: { ar: ن, en: Y }, answer: true }\n`,
      )
      .join(''),
  )
  const [from, to] = ['minutes: 5, preview: true', 'minutes: 5, completion: quiz, preview: true']
  const isRule = chance(2) === 1
  if (isRule !== hasRule) fixture.edit('courses/writing/course.yaml', hasRule ? to : from, isRule ? to : from)
  hasRule = isRule
  await importFolder(api.database, storage, fixture.folder)
}
let hasRule = false

const lessonOf = async () => {
  const [lesson] = await api.db.select().from(lessons).where(eq(lessons.key, 'one'))
  if (!lesson) throw new Error('The lesson is gone.')
  return lesson
}
/** What the course lets go on: the quiz was changed since it was read, or the question is asked no more. */
const unless = (code: string) => (error: unknown) => {
  if (!(error instanceof AppError) || error.code !== code) throw error
}

async function write(lessonId: number, instructorId: number, isRule: boolean): Promise<void> {
  const { state, questions, removed } = await presentQuiz(
    api.db,
    await taughtLesson(api.db, lessonId, instructorId),
    'en',
  )
  const body = {
    state,
    is_rule: isRule,
    questions: some([...questions, ...removed]).map(({ id }) => ({
      id,
      kind: 'true_false' as const,
      body: { en: `Written ${chance(1000)}` },
      explanation: {},
      answer: true,
      hints: [],
      at_second: null,
    })),
  }
  const by = { id: instructorId, actor: { ...commandLine, userId: 1 } }
  await api.db.transaction(tx => writeQuiz(tx, by, lessonId, body)).catch(unless('conflict'))
}

/** Answers one of the questions, as the page does that read the lesson a moment ago. */
async function answer(userId: number): Promise<void> {
  const { id, courseId, completion } = await lessonOf()
  const asked = await api.db
    .select({ id: quizQuestions.id })
    .from(quizQuestions)
    .where(and(eq(quizQuestions.lessonId, id), isNull(quizQuestions.retiredAt)))
  const by = completion === 'quiz' ? ('quiz' as const) : ('button' as const)
  const lesson = { id, courseId, by, lasts: null, needed: null, halfReading: null }
  const question = asked[chance(asked.length)]?.id ?? 0
  await askedQuestion(api.db, question)
    .then(found => tryAnswer(api.db, api.secrets, userId, found, lesson, { truth: true }, 'en'))
    .catch(unless('not_found'))
  if (chance(4) === 0) await recordProgress(api.db, userId, lesson, { secondsSeen: 1 })
}

/** Who has solved all that is asked while that completes the lesson, and has not completed it. */
const forgotten = async () =>
  (
    await api.db.execute(sql`
      select e.user_id from lessons l join enrolments e on e.course_id = l.course_id
      where l.key = 'one' and l.completion = 'quiz' and not exists (
        select from quiz_questions q where q.lesson_id = l.id and q.retired_at is null and not exists (
          select from quiz_standings s where s.question_id = q.id and s.user_id = e.user_id and s.solved_at is not null))
        and not exists (select from lesson_progress p where p.lesson_id = l.id and p.user_id = e.user_id and p.completed_at is not null)`)
  ).rows

test('writing, importing and answering at once: nobody waits for ever, and nobody is forgotten', async () => {
  await bringIn(0)
  const { id: lessonId, courseId } = await lessonOf()
  const { rows } = await api.db.execute<{ id: string }>(sql`select id from instructors`)
  const instructorId = Number(rows[0]?.id)
  let learner = await account(api)
  let completed = 0
  for (let round = 1; round <= rounds; round += 1) {
    if (round % 4 === 1) {
      learner = await account(api)
      await enrol(api, learner.id, courseId)
    }
    const acts = [
      () => answer(learner.id),
      () => answer(learner.id),
      () => write(lessonId, instructorId, round % 50 === 0 || chance(2) === 1),
      ...(chance(4) === 0 ? [() => bringIn(round)] : []),
    ]
    await Promise.all(shuffled(acts).map(act => act()))
    if (round % 50 > 0) continue
    await runJobs(api, [settleQuizzes], runner => runner.handle(settleQuizzes, workOnSettling))
    expect([round, await forgotten()]).toEqual([round, []])
    completed = await api.db.$count(sql`lesson_progress p`, sql`completed_at is not null`)
  }
  // It would prove little if nobody had got there.
  expect(completed).toBeGreaterThan(0)
}, 240_000)

test('a first report of a lesson that an answer holds does not wait for the import that waits for the answer', async () => {
  await bringIn(2000)
  const { id, courseId } = await lessonOf()
  const learner = await account(api)
  await enrol(api, learner.id, courseId)
  const lesson = { id, courseId, by: 'quiz', lasts: null, needed: null, halfReading: null } as const
  await meanwhile(api, {
    hold: async tx => {
      await lockAccess(tx, learner.id, courseId)
      expect(await holdRule(tx, id)).not.toBeNull()
    },
    waiting: [() => bringIn(2001)],
    act: tx => settleQuiz(tx, learner.id, lesson, true),
  })
  const kept = await api.db.select().from(lessonProgress).where(eq(lessonProgress.userId, learner.id))
  expect(kept.map(row => row.completedAt !== null)).toEqual([true])
})

test('the structure of an exam is written while its course is imported', async () => {
  await bringIn(1000)
  const [exam] = await api.db.select({ id: exams.id }).from(exams)
  const { rows } = await api.db.execute<{ id: string }>(sql`select id from instructors`)
  const by = { id: Number(rows[0]?.id), actor: { ...commandLine, userId: 1 } }
  const build = async () => {
    const { state, places } = await structureOf(api.db, exam?.id ?? 0)
    const points = (chance(100) + 1) / 100
    const body = {
      state,
      sections: [],
      places: places.map(place => ({
        ...place,
        questions: place.questions.map(({ id }) => ({ id, points })),
      })),
    }
    await api.db.transaction(tx => setStructure(tx, by, exam?.id ?? 0, body)).catch(unless('conflict'))
  }
  for (let round = 1; round <= rounds / 4; round += 1)
    await Promise.all(shuffled([build, build, () => bringIn(1000 + round)]).map(act => act()))
}, 120_000)
