import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { quizQuestions, quizStandings, type QuestionOption } from '../../../db/schema/index.ts'
import { pick, type Locale } from '../../../locale.ts'
import { renderedTexts, withRendered } from '../../../rich-text/rendered.ts'
import type { Secrets } from '../../../secrets.ts'
import { quizPaper } from './paper.ts'

/** The questions of a lesson's quiz with what the learner has made of them; of the keys nothing. */
export async function quizOf(
  db: Connection,
  secrets: Secrets,
  { lessonId, userId }: { lessonId: number; userId: number },
  locale: Locale,
) {
  const rows = await db
    .select({
      id: quizQuestions.id,
      kind: quizQuestions.kind,
      body: quizQuestions.body,
      options: quizQuestions.options,
      hints: quizQuestions.hints,
      atSecond: quizQuestions.atSecond,
      version: quizQuestions.version,
      standing: quizStandings,
    })
    .from(quizQuestions)
    .leftJoin(
      quizStandings,
      and(eq(quizStandings.questionId, quizQuestions.id), eq(quizStandings.userId, userId)),
    )
    .where(and(eq(quizQuestions.lessonId, lessonId), isNull(quizQuestions.retiredAt)))
    .orderBy(asc(quizQuestions.position), asc(quizQuestions.id))
  return rows.map((row, at) => {
    const paper = quizPaper(secrets, row, userId)
    const present = (options: readonly QuestionOption[]) =>
      options.map(({ key, text }) => ({ key: paper.idOf(key), text: pick(text, locale) }))
    const { rendered: ofHints, ...hints } = presentHints(row.hints, row.standing?.hintsShown ?? 0, locale)
    const question = withRendered({
      id: row.id,
      position: at + 1,
      kind: row.kind,
      points: 1,
      body: pick(row.body, locale),
      prompts: present(paper.prompts),
      options: present(paper.options),
      other: null,
      // An answer to what the question was before says nothing of what it is now.
      answer: row.standing?.version === row.version ? paper.inIds(row.standing.value) : null,
      revision: 0,
      at_second: row.atSecond,
      ...hints,
      tries: row.standing?.tries ?? 0,
      is_solved: row.standing?.solvedAt != null,
    })
    return { ...question, ...(ofHints && { rendered: { ...question.rendered, ...ofHints } }) }
  })
}

/** The hints that were asked for, rendered; of the others nothing. */
export function presentHints(hints: Parameters<typeof pick>[0][], shown: number, locale: Locale) {
  const texts = hints.slice(0, shown).map(hint => pick(hint, locale))
  return {
    hints: texts,
    hints_left: Math.max(0, hints.length - shown),
    ...renderedTexts(texts),
  }
}
