import type { BilingualText } from '../../../db/schema/columns.ts'
import { AppError } from '../../../errors.ts'
import type { FieldErrorCode } from '../../../field-errors.ts'
import type { StoredStructure } from './read.ts'
import { mostQuestions, type GivenPlace, type GivenStructure } from './schema.ts'

/** What cannot be asked so is refused, at its place. @throws AppError `validation` */
export function demandSound({ sections, places }: GivenStructure, stored: StoredStructure): void {
  const count = places.reduce((sum, { questions }) => sum + questions.length, 0)
  if (count > mostQuestions) refuse('places', 'too_many_questions', mostQuestions)
  const keys = sections.map(({ key }) => key)
  for (const [at, { key, title }] of sections.entries()) {
    if (keys.indexOf(key) !== at) refuse(`sections.${at}.key`, 'choice')
    if (isEmpty(title)) refuse(`sections.${at}.title`, 'required')
    if (!places.some(({ section }) => section === key)) refuse(`sections.${at}`, 'section_empty')
  }
  const known = new Map(stored.questions.map(question => [question.id, question]))
  const pools = new Set(stored.places.flatMap(({ pool }) => (pool?.id == null ? [] : [pool.id])))
  for (const [at, place] of places.entries()) {
    const isSection = keys.length === 0 ? place.section === null : keys.includes(place.section ?? '')
    if (!isSection) refuse(`places.${at}.section`, 'choice')
    demandPool(place, at, pools)
    for (const [n, { id, points }] of place.questions.entries()) {
      const question = known.get(id)
      // Named twice, or of another exam.
      if (!question) refuse(`places.${at}.questions.${n}.id`, 'choice')
      known.delete(id)
      demandHundredths(points, `places.${at}.questions.${n}.points`)
      const { rubric } = question.answerKey
      const sum = (rubric ?? []).reduce((all, criterion) => all + Math.round(criterion.points * 100), 0)
      if (rubric && sum !== Math.round((place.pool?.points ?? points) * 100))
        refuse(place.pool ? `places.${at}.pool.points` : `places.${at}.questions.${n}.points`, 'rubric')
    }
  }
  if (known.size > 0) refuse('places', 'required')
}

/** @param pools those of the exam that no place has named yet */
function demandPool({ pool, questions }: GivenPlace, at: number, pools: Set<number>): void {
  if (pool === null) {
    if (questions.length > 1) refuse(`places.${at}.questions`, 'choice')
    return
  }
  if (pool.id !== null && !pools.delete(pool.id)) refuse(`places.${at}.pool.id`, 'choice')
  if (isEmpty(pool.name)) refuse(`places.${at}.pool.name`, 'required')
  if (pool.draws > questions.length) refuse(`places.${at}.pool.draws`, 'draws_too_many', questions.length)
  demandHundredths(pool.points, `places.${at}.pool.points`)
}

function demandHundredths(points: number, field: string): void {
  if (Math.round(points * 100) / 100 !== points || points < 0.01) refuse(field, 'hundredths')
}

function isEmpty({ ar = '', en = '' }: BilingualText): boolean {
  return ar.trim() === '' && en.trim() === ''
}

function refuse(field: string, code: FieldErrorCode, limit?: number): never {
  throw new AppError('validation', { fields: { [field]: [{ code, ...(limit !== undefined && { limit }) }] } })
}
