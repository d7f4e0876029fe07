import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../../db/client.ts'
import { lessons } from '../../../../db/schema/index.ts'
import { AppError, refuseField } from '../../../../errors.ts'
import type { ActingInstructor } from '../../../exams/allowances/give.ts'
import { demandAskable } from '../../../exams/writing/check.ts'
import { factsOfGiven, written } from '../../../exams/writing/facts.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { QuizQuestionFacts } from '../facts.ts'
import { countLater } from '../../counting-anew.ts'
import { askedIn, removedFrom, storeQuiz, type StoredQuizQuestion } from '../storing.ts'
import { lockTaught, videoSeconds, type TaughtLesson } from '../../taught-lesson.ts'
import { stateOf } from './read.ts'
import type { GivenQuiz, GivenQuizQuestion } from './schema.ts'

/**
 * Writes the quiz of a lesson: its questions in their order, and whether it completes the lesson, in place of the rule that the lesson has
 * without it. What learners have answered stays as they were shown it, and who has solved a question has. One that was taken out is asked again
 * where it is named.
 * @param state of the quiz as the instructor saw it
 * @throws AppError `not_found`, `validation`, `conflict` where it is another by now
 */
export async function writeQuiz(
  tx: Transaction,
  instructor: ActingInstructor,
  lessonId: number,
  { state, is_rule: isRule, questions }: GivenQuiz,
): Promise<void> {
  const lesson = await lockTaught(tx, lessonId, instructor.id)
  const stored = await askedIn(tx, lessonId)
  const removed = await removedFrom(tx, lessonId)
  if (stateOf(lesson, stored) !== state) throw new AppError('conflict')
  if (isRule && questions.length === 0) refuseField('is_rule', 'choice')
  const facts = soundFacts(questions, [...stored, ...removed], lesson)
  await storeQuiz(tx, lessonId, facts)
  const wasRule = lesson.completion === 'quiz'
  if (wasRule !== isRule) {
    await tx
      .update(lessons)
      .set(
        isRule
          ? { completion: 'quiz', completionBeforeQuiz: sql`${lessons.completion}` }
          : {
              completion: sql`coalesce(${lessons.completionBeforeQuiz}, 'auto')`,
              completionBeforeQuiz: null,
            },
      )
      .where(eq(lessons.id, lessonId))
    // An optional lesson is required by its quiz, and optional again without it.
    await countLater(tx, lesson.courseId)
  }
  await audit(tx, instructor.actor, {
    action: 'lesson.write_quiz',
    subject: { type: 'lesson', id: lessonId },
    before: { questions: stored.map(({ id }) => id), is_rule: wasRule },
    after: { questions: (await askedIn(tx, lessonId)).map(({ id }) => id), is_rule: isRule },
  })
}

/** @throws AppError `validation` */
function soundFacts(
  questions: readonly GivenQuizQuestion[],
  known: readonly StoredQuizQuestion[],
  lesson: TaughtLesson,
): QuizQuestionFacts[] {
  const left = new Map(known.map(question => [question.id, question]))
  return questions.map((question, at) => {
    const field = `questions.${at}.`
    const { id, kind, hints, at_second: second, ...given } = question
    const old = id === null ? undefined : left.get(id)
    // Named twice, or of another lesson.
    if (id !== null && !left.delete(id)) refuseField(`${field}id`, 'choice')
    if (old && old.kind !== kind) refuseField(`${field}kind`, 'choice')
    const facts = factsOfGiven(old?.key ?? `q-${randomBytes(5).toString('hex')}`, kind, {
      ...given,
      points: 1,
      tags: [],
    })
    demandAskable(facts, field)
    demandSecond(second, `${field}at_second`, lesson)
    const said = hints.map(hint => written(hint))
    for (const [n, hint] of said.entries())
      if (Object.keys(hint).length === 0) refuseField(`${field}hints.${n}`, 'required')
    return {
      ...facts,
      ...(said.length > 0 && { hints: said }),
      ...(second !== null && { at_second: second }),
    }
  })
}

/** A question is asked while the video plays, so not behind its end. */
function demandSecond(second: number | null, field: string, lesson: TaughtLesson): void {
  if (second === null) return
  if (lesson.kind !== 'video') refuseField(field, 'choice')
  const length = videoSeconds(lesson)
  if (length !== null && second > length) refuseField(field, 'too_big', length)
}
