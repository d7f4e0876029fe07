import type { BilingualText } from '../../../db/schema/columns.ts'
import { pick, type Locale } from '../../../locale.ts'
import { deadlineOf, type Deadline, type ExamWindow } from '../rules.ts'

interface GivenSection {
  id: number
  title: BilingualText
  timeLimitSeconds: number
}

/** A section as an attempt that starts now would have it. */
export interface PlannedSection {
  id: number
  position: number
  title: BilingualText
  timeLimitSeconds: number
  questionCount: number
}

/**
 * The sections of an exam that ask something, numbered from 1. A learner's extra time goes to each by its share of the whole; a question that
 * names none is asked by the last one.
 */
export function plannedSections(
  given: readonly GivenSection[],
  bank: readonly { examSectionId: number | null }[],
  extraSeconds: number,
): PlannedSection[] {
  const lastId = given.at(-1)?.id
  const countOf = (id: number) => bank.filter(({ examSectionId }) => (examSectionId ?? lastId) === id).length
  const asking = given.filter(({ id }) => countOf(id) > 0)
  const total = asking.reduce((sum, { timeLimitSeconds }) => sum + timeLimitSeconds, 0)
  let before = 0
  return asking.map(({ id, title, timeLimitSeconds }, at) => {
    // Rounded where the sections meet, so that together they have exactly what was given.
    const start = Math.round((extraSeconds * before) / total)
    before += timeLimitSeconds
    const extra = Math.round((extraSeconds * before) / total) - start
    return {
      id,
      title,
      position: at + 1,
      timeLimitSeconds: timeLimitSeconds + extra,
      questionCount: countOf(id),
    }
  })
}

/** Questions with the number of the section that asks them. */
export function inSections<Question extends { examSectionId: number | null }>(
  bank: readonly Question[],
  sections: readonly PlannedSection[],
): (Question & { section: number | null })[] {
  const last = sections.at(-1)
  const numbers = new Map(sections.map(({ id, position }) => [id, position]))
  return bank.map(question => ({
    ...question,
    section: last ? (numbers.get(question.examSectionId ?? last.id) ?? last.position) : null,
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
  section: Pick<PlannedSection, 'title' | 'timeLimitSeconds' | 'questionCount'>,
  locale: Locale,
) {
  return {
    title: pick(section.title, locale),
    time_limit_seconds: section.timeLimitSeconds,
    question_count: section.questionCount,
  }
}
