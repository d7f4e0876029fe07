import { createHash } from 'node:crypto'
import { canonicalJson } from '@masar/text'
import type { Connection } from '../../../db/client.ts'
import { pick, type Locale } from '../../../locale.ts'
import type { OpenExam } from '../questions/service.ts'
import { questionsOf, type StoredQuestion } from '../questions/storing.ts'
import { attemptsOf, poolsOf, sectionsOf } from '../settings/read.ts'
import type { GivenPlace, GivenStructure } from './schema.ts'

export interface StoredStructure {
  state: string
  /** That are asked. */
  questions: StoredQuestion[]
  retired: StoredQuestion[]
  sections: GivenStructure['sections']
  places: GivenPlace[]
}

/** How an exam is built: its sections, what each asks of everybody, and the pools that it draws from. */
export async function structureOf(db: Connection, examId: number): Promise<StoredStructure> {
  const all = await questionsOf(db, examId)
  const questions = all.filter(({ retiredAt }) => retiredAt === null)
  const rows = await sectionsOf(db, examId)
  const pools = await poolsOf(db, examId)
  const keys = new Map(rows.map(({ id, key }) => [id, key]))
  const last = rows.at(-1)?.key ?? null
  const sectionOf = (id: number | null) => keys.get(id ?? 0) ?? last
  const sections = rows.map(({ key, title, instructions, timeLimitSeconds }) => ({
    key,
    title,
    instructions,
    time_limit_seconds: timeLimitSeconds,
  }))
  const asked = ({ id, points }: StoredQuestion) => ({ id, points })
  const fixed = questions
    .filter(({ poolId }) => poolId === null)
    .map(question => ({
      at: question.position,
      place: { section: sectionOf(question.examSectionId), pool: null, questions: [asked(question)] },
    }))
  const drawn = pools.map(({ id, name, drawCount, points, position, examSectionId }) => ({
    at: position,
    place: {
      section: sectionOf(examSectionId),
      pool: { id, name, draws: drawCount, points },
      questions: questions.filter(({ poolId }) => poolId === id).map(asked),
    },
  }))
  const order = (key: string | null) => sections.findIndex(section => section.key === key)
  const places = [...fixed, ...drawn]
    .toSorted((a, b) => order(a.place.section) - order(b.place.section) || a.at - b.at)
    .map(({ place }) => place)
  const state = createHash('sha256').update(canonicalJson({ sections, places })).digest('hex').slice(0, 16)
  return { state, sections, places, questions, retired: all.filter(({ retiredAt }) => retiredAt !== null) }
}

export async function presentStructure(db: Connection, exam: OpenExam, locale: Locale) {
  const { state, sections, places, questions } = await structureOf(db, exam.id)
  return {
    exam: { id: exam.id, title: pick(exam.title, locale) },
    course: { id: exam.courseId, title: pick(exam.courseTitle, locale), languages: exam.taught },
    state,
    sections,
    places,
    questions: questions.map(({ id, key, kind, body, tags }) => ({
      id,
      key,
      kind,
      body: pick(body, locale),
      tags,
    })),
    running: (await attemptsOf(db, exam.id)).running,
  }
}
