import { parseDecimal } from '@masar/text'
import type { ExamStructure, StructureBody } from './api.ts'

export interface Texts {
  ar?: string
  en?: string
}

/** A section as it is typed. */
export interface SectionDraft {
  key: string
  title: Texts
  instructions: Texts
  minutes: string
}

export interface PoolDraft {
  id: number | null
  name: Texts
  draws: string
  points: string
}

/** One question that everybody is asked, or a pool to draw from. */
export interface PlaceDraft {
  key: string
  section: string | null
  pool: PoolDraft | null
  questions: { id: number; points: string }[]
}

/** How an exam is built, as it is typed. */
export interface StructureDraft {
  /** Of what it began with. */
  state: string
  sections: SectionDraft[]
  places: PlaceDraft[]
}

const typed = (value: number) => String(Math.round(value * 100) / 100)

export function draftOf({ state, sections, places }: ExamStructure): StructureDraft {
  return {
    state,
    sections: sections.map(({ time_limit_seconds, ...section }) => ({
      ...section,
      minutes: typed(time_limit_seconds / 60),
    })),
    places: places.map(({ section, pool, questions }) => ({
      key: pool ? `pool-${pool.id}` : `question-${questions[0]?.id}`,
      section,
      pool: pool && { ...pool, draws: String(pool.draws), points: typed(pool.points) },
      questions: questions.map(({ id, points }) => ({ id, points: typed(points) })),
    })),
  }
}

/** Points as typed; null where they cannot be given. */
export function pointsOf(text: string): number | null {
  const value = parseDecimal(text)
  return value !== null && value > 0 && value <= 100 && Math.round(value * 100) / 100 === value ? value : null
}

function wholeOf(text: string, most: number): number | null {
  const value = parseDecimal(text)
  return value !== null && Number.isInteger(value) && value >= 1 && value <= most ? value : null
}

function secondsOf(minutes: string): number | null {
  const value = parseDecimal(minutes)
  return value !== null && value >= 1 && value <= 1440 ? Math.round(value * 60) : null
}

export const isBlank = ({ ar = '', en = '' }: Texts) => ar.trim() === '' && en.trim() === ''

export type StructureProblem = 'title' | 'minutes' | 'empty' | 'name' | 'draws' | 'points'

/** The problems: by the key of a section or a place, and for a question by `question-` and its id. */
export type Problems = Record<string, StructureProblem[]>

/** What a draft stands for, and what cannot be read of it. */
export function readDraft({ state, sections, places }: StructureDraft): {
  body: StructureBody
  problems: Problems
} {
  const problems: Problems = {}
  const note = (key: string, problem: StructureProblem) =>
    (problems[key] = [...(problems[key] ?? []), problem])
  const read = <T>(key: string, problem: StructureProblem, value: T | null, instead: T): T => {
    if (value === null) note(key, problem)
    return value ?? instead
  }
  const body = {
    state,
    sections: sections.map(({ key, title, instructions, minutes }) => {
      if (isBlank(title)) note(key, 'title')
      if (!places.some(({ section }) => section === key)) note(key, 'empty')
      return { key, title, instructions, time_limit_seconds: read(key, 'minutes', secondsOf(minutes), 60) }
    }),
    places: places.map(({ key, section, pool, questions }) => ({
      section,
      pool: pool && readPool(key, pool, questions.length, { note, read }),
      questions: questions.map(({ id, points }) => ({
        id,
        points: read(`question-${id}`, 'points', pointsOf(points), 1),
      })),
    })),
  }
  return { body, problems }
}

interface Reader {
  note: (key: string, problem: StructureProblem) => unknown
  read: <T>(key: string, problem: StructureProblem, value: T | null, instead: T) => T
}

function readPool(key: string, { id, name, draws, points }: PoolDraft, held: number, { note, read }: Reader) {
  if (isBlank(name)) note(key, 'name')
  return {
    id,
    name,
    draws: read(key, 'draws', wholeOf(draws, held), 1),
    points: read(key, 'points', pointsOf(points), 1),
  }
}

export interface Totals {
  asked: number
  points: number
  /** Of all sections; null in an exam without. */
  minutes: number | null
}

/** What an attempt comes to; what cannot be read yet counts as nothing. */
export function totalsOf({ sections, places }: StructureDraft): Totals {
  const hundredths = (text: string) => Math.round((pointsOf(text) ?? 0) * 100)
  const draws = (pool: PoolDraft) => parseDecimal(pool.draws) ?? 0
  const sum = (of: (place: PlaceDraft) => number) => places.reduce((all, place) => all + of(place), 0)
  return {
    asked: sum(({ pool }) => (pool ? draws(pool) : 1)),
    points:
      sum(({ pool, questions }) =>
        pool ? draws(pool) * hundredths(pool.points) : hundredths(questions[0]?.points ?? ''),
      ) / 100,
    minutes:
      sections.length === 0
        ? null
        : sections.reduce((all, { minutes }) => all + (secondsOf(minutes) ?? 0), 0) / 60,
  }
}
