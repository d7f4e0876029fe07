import { getCountries } from 'libphonenumber-js/max'
import { sql } from 'drizzle-orm'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { smallCatalogue } from '../../import/package-fixture.ts'
import { importFolder } from '../../import/import-folder.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { addReferenceData } from './reference-data.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

async function run(client?: PoolClient): Promise<void> {
  const own = client ?? (await api.database.pool.connect())
  try {
    await addReferenceData(own)
  } finally {
    if (!client) own.release()
  }
}
const rows = async (statement: string) => (await api.db.execute(sql.raw(statement))).rows
const everything = async () => [
  await rows('select * from countries order by id'),
  await rows('select * from cities order by id'),
  await rows('select * from job_names order by id'),
  await rows('select * from holidays order by id'),
]
/** Makes the next run compare row by row, as a new version of the files does. */
const forget = () => rows("delete from settings where key = 'reference_data'")

test('a database without any import has every country, the cities of the Arab countries and job names, in both languages', async () => {
  const [countries, cities, jobs] = await everything()
  const codes = countries?.map(row => row['code'])
  // The telephone's own regions, Ascension, Tristan da Cunha and Kosovo, are no countries of ISO 3166.
  expect(getCountries().filter(code => !codes?.includes(code))).toEqual(['AC', 'TA', 'XK'])
  expect(countries).toHaveLength(249)
  for (const { name } of [...(countries ?? []), ...(cities ?? []), ...(jobs ?? [])])
    expect(name).toEqual({
      ar: expect.stringMatching(/[\u0600-\u06FF]/),
      en: expect.stringMatching(/[A-Za-z]/),
    })
  const withoutCities = await rows(
    "select code from countries c where code = any('{SA,AE,KW,QA,BH,OM,EG,JO,SY,LB,IQ,YE,PS,MA,DZ,TN,LY,SD,SO,DJ,KM,MR}') and (select count(*) from cities t where t.country_id = c.id) < 8",
  )
  expect(withoutCities).toEqual([])
  expect(jobs?.length).toBeGreaterThan(30)
})

test('no two cities of a country have one key or one name', async () => {
  for (const key of ['slug', "name->>'ar'", "name->>'en'"])
    expect(await rows(`select country_id, ${key} from cities group by 1, 2 having count(*) > 1`)).toEqual([])
})

test('run again it changes nothing, and costs one statement', async () => {
  const before = await everything()
  const client = await api.database.pool.connect()
  const statements: unknown[] = []
  const counted = new Proxy(client, {
    get: (target, name) =>
      name === 'query'
        ? (text: string, values: unknown[]) => {
            statements.push(text)
            return target.query(text, values)
          }
        : (Reflect.get(target, name) as unknown),
  })
  await run(counted)
  client.release()
  expect(statements).toHaveLength(1)
  await forget()
  await run()
  expect(await everything()).toEqual(before)
})

test('rows that are there keep their ids and the names that an import gave them; what is missing comes', async () => {
  const fixture = smallCatalogue()
  try {
    const before = await rows("select id from countries where code = 'SA'")
    await importFolder(api.database, api.storage, fixture.folder)
    await rows("delete from cities where slug = 'jeddah'")
    await rows("delete from job_names where slug = 'nurse'")
    await forget()
    await run()
    expect(await rows("select id, name from countries where code = 'SA'")).toEqual([
      { ...before[0], name: { ar: 'السعودية', en: 'Saudi Arabia' } },
    ])
    expect(await rows("select count(*)::int as n from cities where slug = 'riyadh'")).toEqual([{ n: 1 }])
    expect(await rows("select count(*)::int as n from cities where slug = 'jeddah'")).toEqual([{ n: 1 }])
    expect(await rows("select count(*)::int as n from job_names where slug = 'nurse'")).toEqual([{ n: 1 }])
    const report = await importFolder(api.database, api.storage, fixture.folder)
    expect(report.tallies.get('cities')).toMatchObject({ created: 0, changed: 0 })
  } finally {
    fixture.discard()
  }
})

test('a failure in its midst leaves the database as it was', async () => {
  const before = await everything()
  await rows("delete from job_names where slug = 'nurse'")
  await forget()
  await rows(
    "create function refuse_job() returns trigger language plpgsql as 'begin raise exception ''refused on purpose''; end'",
  )
  await rows(
    'create trigger refuse_job before insert on job_names for each row execute function refuse_job()',
  )
  await rows("delete from cities where slug = 'tabuk'")
  await expect(run()).rejects.toThrow('refused on purpose')
  expect(await rows("select 1 from cities where slug = 'tabuk'")).toEqual([])
  await rows('drop trigger refuse_job on job_names')
  await run()
  const after = await everything()
  expect(after.map(table => table.length)).toEqual(before.map(table => table.length))
})
