import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Connection } from '../db/client.ts'
import { exams, lessons, sections } from '../db/schema/index.ts'
import { examFileName } from '../import/read-exams.ts'
import type { Language } from '../import/shapes.ts'
import { factsOf } from '../modules/exams/questions/content.ts'
import { structureOf, type StoredStructure } from '../modules/exams/structure/read.ts'
import { withTexts } from '../modules/exams/questions/with-texts.ts'
import type { MediaNames } from './media-names.ts'
import { packaged, said } from './texts.ts'

type ExamRow = typeof exams.$inferSelect

interface Exporting {
  taught: readonly Language[]
  /** Whether the course is published: of such a one an exam that is not is left out, since importing it would publish it. */
  isOut: boolean
  media: MediaNames
}

/**
 * The exams of a course by the names of their files, in the order of the course; what the package could not hold is left out. Their passwords
 * stay where they are.
 */
export async function examFiles(
  db: Connection,
  courseId: number,
  exporting: Exporting,
): Promise<Map<string, object>> {
  const rows = await db
    .select({ exam: exams, section: sections.key })
    .from(exams)
    .leftJoin(sections, eq(sections.id, exams.sectionId))
    .where(eq(exams.courseId, courseId))
    .orderBy(sql`${sections.position} nulls last`)
  const files = new Map<string, object>()
  for (const { exam, section } of rows) {
    const file = await examFile(db, exam, exporting)
    if (file) files.set(examFileName(section), file)
  }
  return files
}

async function examFile(
  db: Connection,
  exam: ExamRow,
  { taught, isOut, media }: Exporting,
): Promise<object | undefined> {
  if (isOut && exam.publishedAt === null) return undefined
  const structure = await structureOf(db, exam.id)
  if (structure.questions.length === 0) return undefined
  const poolKeys = keysOfPools(structure)
  const lessonKeys = new Map(
    (
      await db
        .select({ id: lessons.id, key: lessons.key })
        .from(lessons)
        .where(and(eq(lessons.courseId, exam.courseId), isNull(lessons.retiredAt)))
    ).map(({ id, key }) => [id, key]),
  )
  return {
    ...rulesOf(exam, structure),
    pools: structure.places.flatMap(({ pool }) =>
      pool
        ? [{ key: poolKeys.get(pool.id), name: said(pool.name), draws: pool.draws, points: pool.points }]
        : [],
    ),
    questions: questionsOf(structure, { lessonKeys, poolKeys }, taught, media),
  }
}

/** The keys of the pools, which have none of their own: the same ones wherever the exam is. */
function keysOfPools({ places }: StoredStructure): ReadonlyMap<number | null, string> {
  const ids = places.flatMap(({ pool }) => (pool ? [pool.id] : []))
  return new Map(ids.map((id, index) => [id, `pool-${index + 1}`]))
}

function rulesOf(exam: ExamRow, { sections }: StoredStructure) {
  return {
    title: exam.title,
    instructions: said(exam.instructions),
    time_limit_minutes:
      sections.length > 0 || exam.timeLimitSeconds === null ? null : exam.timeLimitSeconds / 60,
    attempts_allowed: exam.attemptsAllowed,
    pass_mark: exam.passMark,
    shuffle_questions: exam.shuffleQuestions,
    shuffle_options: exam.shuffleOptions,
    negative_marking: exam.negativeMarking,
    ...(exam.abandonUnanswered && { abandon_unanswered: true }),
    grade_method: exam.gradeMethod,
    navigation: exam.navigation,
    questions_per_page: exam.questionsPerPage,
    attempt_delay_minutes: exam.attemptDelaySeconds / 60,
    tools: exam.tools,
    ...(exam.opensAt !== null && { opens_at: exam.opensAt.toISOString() }),
    ...(exam.closesAt !== null && { closes_at: exam.closesAt.toISOString() }),
    // An import elsewhere sets another one.
    ...(exam.passwordHash !== null && { has_password: true }),
    review: exam.review,
    ...(sections.length > 0 && {
      sections: sections.map(({ key, title, instructions, time_limit_seconds: seconds }) => ({
        key,
        title: said(title),
        instructions: said(instructions),
        minutes: seconds / 60,
      })),
    }),
  }
}

/** What questions name, by their ids. */
interface Keys {
  lessonKeys: ReadonlyMap<number, string>
  poolKeys: ReadonlyMap<number | null, string>
}

/** In the order in which they are asked; what is drawn stands with its pool. */
function questionsOf(
  { places, questions }: StoredStructure,
  { lessonKeys, poolKeys }: Keys,
  taught: readonly Language[],
  media: MediaNames,
) {
  const byId = new Map(questions.map(question => [question.id, question]))
  return places.flatMap(({ section, pool, questions: held }) =>
    held.flatMap(({ id }) => {
      const question = byId.get(id)
      if (!question) return []
      const lesson = lessonKeys.get(question.lessonId ?? 0)
      const { key, kind, points, ...facts } = withTexts(factsOf(question), text => media.textOf(text))
      return [
        packaged(
          {
            key,
            kind,
            points,
            ...(section !== null && { section }),
            ...(pool && { pool: poolKeys.get(pool.id) }),
            ...(lesson !== undefined && { lesson }),
            tags: question.tags,
            ...facts,
          },
          taught,
        ),
      ]
    }),
  )
}
