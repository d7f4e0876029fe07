import type pg from 'pg'
import { expect } from 'vitest'

const columns = ['card_ar', 'card_en', 'outline_ar', 'outline_en'] as const

/** What is stored of every course as it is shown, with the versions of its shapes. */
async function storedAnswers(database: pg.Pool | pg.PoolClient) {
  const { rows } = await database.query(
    `select id, ${columns.join(', ')}, card_version, outline_version from courses order by id`,
  )
  return rows
}

/** The same, built now. */
export async function freshAnswers(database: pg.Pool | pg.PoolClient) {
  const { rows } =
    await database.query(`select id, course_card(c, 'ar') as card_ar, course_card(c, 'en') as card_en,
    course_outline(id, 'ar') as outline_ar, course_outline(id, 'en') as outline_en,
    answers_version() as card_version, answers_version() as outline_version from courses c order by id`)
  return rows
}

/** Whatever was written, and by whom: what is stored of each course is what would be built of it now. */
export async function expectStoredToBeFresh(database: pg.Pool | pg.PoolClient): Promise<void> {
  expect(await storedAnswers(database)).toEqual(await freshAnswers(database))
}
