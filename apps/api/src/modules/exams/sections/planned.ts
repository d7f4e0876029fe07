import type { BilingualText } from '../../../db/schema/columns.ts'
import { pick, type Locale } from '../../../locale.ts'
import { deadlineOf, type Deadline, type ExamWindow } from '../rules.ts'

interface GivenSection {
  id: number
  title: BilingualText
  instructions: BilingualText
  timeLimitSeconds: number
}

/** What an exam asks from: each question, and how many of which are drawn. */
export interface Bank {
  questions: readonly { poolId: number | null; examSectionId: number | null }[]
  pools: readonly { id: number; drawCount: number; examSectionId: number | null }[]
}

/** A section as an attempt that starts now would have it. */
export interface PlannedSection {
  id: number
  position: number
  title: BilingualText
  instructions: BilingualText
  timeLimitSeconds: number
  questionCount: number
}

/**
 * The sections of an exam that ask something, numbered from 1. A learner's extra time goes to each by its share of the whole; a question that
 * names none is asked by the last one.
 */
export function plannedSections(
  given: readonly GivenSection[],
  bank: Bank,
  extraSeconds: number,
): PlannedSection[] {
  const lastId = given.at(-1)?.id
  const countOf = (id: number) => askedIn(bank, section => (section ?? lastId) === id)
  const asking = given.filter(({ id }) => countOf(id) > 0)
  const total = asking.reduce((sum, { timeLimitSeconds }) => sum + timeLimitSeconds, 0)
  let before = 0
  return asking.map(({ id, title, instructions, timeLimitSeconds }, at) => {
    // Rounded where the sections meet, so that together they have exactly what was given.
    const start = Math.round((extraSeconds * before) / total)
    before += timeLimitSeconds
    const extra = Math.round((extraSeconds * before) / total) - start
    return {
      id,
      title,
      instructions,
      position: at + 1,
      timeLimitSeconds: timeLimitSeconds + extra,
      questionCount: countOf(id),
    }
  })
}

/** How many questions an attempt is asked where `isHere` says so of their section. */
export function askedIn({ questions, pools }: Bank, isHere: (section: number | null) => boolean): number {
  const fixed = questions.filter(({ poolId, examSectionId }) => poolId === null && isHere(examSectionId))
  return pools
    .filter(({ examSectionId }) => isHere(examSectionId))
    .reduce((sum, { id, drawCount }) => {
      const held = questions.filter(({ poolId }) => poolId === id).length
      return sum + Math.min(drawCount, held)
    }, fixed.length)
}

/** Questions, or pools, with the number of the section that asks them. */
export function inSections<Place extends { examSectionId: number | null }>(
  bank: readonly Place[],
  sections: readonly PlannedSection[],
): (Place & { section: number | null })[] {
  const last = sections.at(-1)
  const numbers = new Map(sections.map(({ id, position }) => [id, position]))
  return bank.map(place => ({
    ...place,
    section: last ? (numbers.get(place.examSectionId ?? last.id) ?? last.position) : null,
  }))
}

/** The deadline at the start: of the first section, where there are some. */
export function firstDeadline(
  { exam, extraSeconds }: { exam: ExamWindow; extraSeconds: number },
  sections: readonly PlannedSection[],
  startedAt: Date,
): Deadline | null {
  const [first] = sections
  return first
    ? deadlineOf({ ...exam, timeLimitSeconds: first.timeLimitSeconds }, startedAt, 0)
    : deadlineOf(exam, startedAt, extraSeconds)
}

export function presentPlanned(
  section: Pick<PlannedSection, 'title' | 'instructions' | 'timeLimitSeconds' | 'questionCount'>,
  locale: Locale,
) {
  return {
    title: pick(section.title, locale),
    instructions: pick(section.instructions, locale),
    time_limit_seconds: section.timeLimitSeconds,
    question_count: section.questionCount,
  }
}
