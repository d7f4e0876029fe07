import { and, asc, eq, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import {
  lessons,
  quizQuestions,
  quizQuestionVersions,
  quizStandings,
  type QuestionOption,
} from '../../../db/schema/index.ts'
import type { Secrets } from '../../../secrets.ts'
import { quizPaper } from '../../learning/quizzes/paper.ts'
import { chosenWords } from './exam-data.ts'
import { titled } from './rows.ts'

/** The last answers to questions of lessons, with the words of what was chosen; in the ids that the learner knows the options by. */
export async function quizAnswers(tx: Connection, secrets: Secrets, userId: number) {
  const rows = await tx
    .select({
      row: {
        lessonId: quizQuestions.lessonId,
        question: sql`coalesce(${quizQuestionVersions.body}, ${quizQuestions.body})`,
        value: quizStandings.value,
        tries: quizStandings.tries,
        hintsShown: quizStandings.hintsShown,
        isRight: quizStandings.isRight,
        triedAt: quizStandings.triedAt,
        solvedAt: quizStandings.solvedAt,
      },
      lessonTitle: lessons.title,
      id: quizQuestions.id,
      kind: quizQuestions.kind,
      options: sql<QuestionOption[]>`coalesce(${quizQuestionVersions.options}, ${quizQuestions.options})`,
    })
    .from(quizStandings)
    .innerJoin(quizQuestions, eq(quizQuestions.id, quizStandings.questionId))
    .leftJoin(
      quizQuestionVersions,
      and(
        eq(quizQuestionVersions.questionId, quizStandings.questionId),
        eq(quizQuestionVersions.version, quizStandings.version),
      ),
    )
    .innerJoin(lessons, eq(lessons.id, quizQuestions.lessonId))
    .where(eq(quizStandings.userId, userId))
    .orderBy(asc(quizQuestions.lessonId), asc(quizQuestions.position))
  return titled(
    rows.map(({ id, kind, options, row, lessonTitle }) => ({
      row: {
        ...row,
        value: quizPaper(secrets, { id, kind, options }, userId).inIds(row.value),
        chosen: chosenWords(options, row.value),
      },
      lessonTitle,
    })),
  )
}
