import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { AlreadyGeneratedError, generate } from './generate.ts'
import { makeCourse } from './make-course.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const digest = `select md5(string_agg(concat_ws('|', c.slug, c.title, c.price, c.rating, c.sold, c.published_at, c.search_vector, i.slug, k.slug), ',' order by c.slug)) as digest, count(*)::int
  from courses c join instructors i on i.id = c.instructor_id join categories k on k.id = c.category_id`

test('the same seed and number make the same course, another seed another', () => {
  expect(makeCourse(7, 41, 200)).toEqual(makeCourse(7, 41, 200))
  expect(makeCourse(8, 41, 200).title).not.toEqual(makeCourse(7, 41, 200).title)
})

test('titles have three to seven words or so, and are many', () => {
  const titles = Array.from({ length: 2000 }, (_, index) => makeCourse(7, index, 200).title)
  const lengths = titles.map(title => (title.ar ?? '').split(' ').length)
  expect(lengths.filter(length => length >= 3 && length <= 7).length / lengths.length).toBeGreaterThan(0.75)
  expect(new Set(titles.map(title => title.ar)).size).toBeGreaterThan(1950)
})

test('two databases get the same rows from the same seed', async () => {
  await generate(database, { courses: 1200, seed: 7 })
  const other = await openTestDatabase()
  try {
    await generate(other, { courses: 700, seed: 7 })
    await generate(other, { courses: 500, seed: 7, add: true })
    const mine = (await database.pool.query(digest)).rows[0]
    expect(mine.count).toBe(1200)
    expect((await other.pool.query(digest)).rows[0]).toEqual(mine)
  } finally {
    await other.close()
  }
})

test('a second run is refused unless it is said to add, and changes nothing', async () => {
  await expect(generate(database, { courses: 10, seed: 7 })).rejects.toThrow(AlreadyGeneratedError)
  const {
    rows: [numbers],
  } = await database.pool
    .query(`select (select value::int from counter_totals where name = 'courses_published') as counted, (select count(*)::int from courses) as courses,
    (select count(distinct course_id)::int from lessons) as with_lessons`)
  expect(numbers).toEqual({ counted: 1200, courses: 1200, with_lessons: 120 })
})
