import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { courses } from '../../db/schema/index.ts'
import { AppError } from '../../errors.ts'
import { pick, type Locale } from '../../locale.ts'

/** Checks answers to the questions that courses show to anyone. */
export class SampleQuestions {
  readonly #read

  constructor(db: Database) {
    this.#read = db
      .select({ sample: courses.sampleQuestion })
      .from(courses)
      .where(
        and(
          eq(courses.id, sql.placeholder('id')),
          eq(courses.state, sql`'published'`),
          isNotNull(courses.sampleQuestion),
        ),
      )
      .prepare('sample_question')
  }

  /** @throws AppError `not_found` where there is no such course, question or option */
  async check(id: number, option: number, locale: Locale) {
    const [row] = await this.#read.execute({ id })
    const chosen = row?.sample?.options[option]
    if (!row?.sample || !chosen) throw new AppError('not_found')
    return {
      is_correct: chosen.correct,
      correct_option: row.sample.options.findIndex(({ correct }) => correct),
      explanation: pick(row.sample.explanation, locale),
    }
  }
}
