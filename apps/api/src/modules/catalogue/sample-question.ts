import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { courses } from '../../db/schema/index.ts'
import { AppError } from '../../errors.ts'
import { pick, type Locale } from '../../locale.ts'

/** The body and the options of a course's open question as SQL; its key stays here. Null where there is none. @param course the alias of the course */
export const sampleOf = (course: string, locale: Locale) =>
  `select row_to_json(q) from (select ${sampleFields(course, locale)} where ${course}.sample_question is not null) q`

/** The same as columns. */
export const sampleFields = (course: string, locale: Locale) =>
  `in_language(${course}.sample_question -> 'body', '${locale}') as body,
      (select json_agg(in_language(o.option -> 'text', '${locale}'))
        from (select jsonb_array_elements(${course}.sample_question -> 'options') as option) o) as options`

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
