import type { Person } from '../../people/parts/person-field.tsx'
import type { OutsideTraining, TrainingFacts } from './api.ts'

/** A training as it is typed: hours and riyals, null while they are no number. */
export interface TrainingDraft {
  person: Person | null
  title: string
  evidence: string
  day: string | null
  hours: number | null
  /** Left empty, it cost nothing. */
  riyals: number | null
  riyalsText: string
}

export type DraftField = 'person' | 'title' | 'evidence' | 'day' | 'hours' | 'riyals'

const mostMinutes = 60_000
const mostRiyals = 1_000_000_000

/** The draft of a training that is corrected, or of a new one. */
export function draftOf(training: OutsideTraining | undefined): TrainingDraft {
  if (!training)
    return { person: null, title: '', evidence: '', day: null, hours: null, riyals: null, riyalsText: '' }
  const { employee_id: id, name, title, evidence, completed_on: day, minutes, cost } = training
  const riyals = cost / 100
  return {
    person: { id, name },
    title,
    evidence,
    day,
    hours: Number((minutes / 60).toFixed(2)),
    riyals,
    riyalsText: String(riyals),
  }
}

/** The fields that lack something, in their order. @param today null while it is not known here; the service knows it */
export function problemsOf(draft: TrainingDraft, today: string | null): DraftField[] {
  const minutes = draft.hours === null ? 0 : Math.round(draft.hours * 60)
  const isWrong: Record<DraftField, boolean> = {
    person: draft.person === null,
    title: draft.title.trim() === '',
    day: draft.day === null || (today !== null && draft.day > today),
    hours: minutes < 1 || minutes > mostMinutes,
    riyals:
      draft.riyalsText.trim() !== '' &&
      (draft.riyals === null || draft.riyals < 0 || draft.riyals > mostRiyals),
    evidence: draft.evidence.trim() === '',
  }
  return (Object.keys(isWrong) as DraftField[]).filter(field => isWrong[field])
}

/** What is sent of a draft without faults. An hour that was not touched keeps its minutes. */
export function factsOf(draft: TrainingDraft, before: OutsideTraining | undefined): TrainingFacts {
  const shown = draftOf(before)
  const isSameTime = before !== undefined && draft.hours === shown.hours
  return {
    title: draft.title.trim(),
    evidence: draft.evidence.trim(),
    completed_on: draft.day ?? '',
    minutes: isSameTime ? before.minutes : Math.round((draft.hours ?? 0) * 60),
    cost: Math.round((draft.riyals ?? 0) * 100),
  }
}
