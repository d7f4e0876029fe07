import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Client, PoolClient } from 'pg'
import { parse } from 'yaml'
import type { BilingualText } from '../schema/columns.ts'
import { citySlug } from './city-slug.ts'
import { addHolidays, knownHolidays } from './holidays.ts'

interface CountryEntry {
  code: string
  name: BilingualText
  dial_code: string
  cities: { ar: string; en: string }[]
}

interface JobNameEntry {
  slug: string
  name: BilingualText
}

const settingKey = 'reference_data'
/** Documents lock it, so that it has to be there before the first one. */
const chainCounter = `insert into bill_counters (series, year, last) values ('chain', 0, 0) on conflict do nothing`

/**
 * Gives a migrated database the countries, cities, job names and holidays that ship with the service, and the counter of the chain of bills.
 * What is missing is added, in one transaction; rows that are there stay as they are, since an operator may have imported names of their own,
 * or moved a feast.
 * The hash of it all is kept, so that a start without changes costs one statement.
 */
export async function addReferenceData(client: Client | PoolClient): Promise<void> {
  const [countries, jobNames] = await Promise.all([fileOf('countries.yaml'), fileOf('job-names.yaml')])
  const holidays = knownHolidays()
  const hash = createHash('sha256')
    .update(countries)
    .update(jobNames)
    .update(JSON.stringify(holidays))
    .update(chainCounter)
    .digest('base64url')
  const { rows } = await client.query<{ hash: string }>(
    `select value->>'hash' as hash from settings where key = $1`,
    [settingKey],
  )
  if (rows[0]?.hash === hash) return
  await client.query('begin')
  try {
    await addCountries(client, parse(countries) as CountryEntry[])
    await addJobNames(client, parse(jobNames) as JobNameEntry[])
    await addHolidays(client, holidays)
    await client.query(chainCounter)
    await client.query(
      `insert into settings (key, value) values ($1, $2)
       on conflict (key) do update set value = excluded.value, updated_at = now()`,
      [settingKey, JSON.stringify({ hash })],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function addCountries(client: Client | PoolClient, entries: CountryEntry[]): Promise<void> {
  await client.query(
    `insert into countries (code, dial_code, name)
     select code, dial_code, name from jsonb_to_recordset($1) as given (code text, dial_code text, name jsonb)
     where not exists (select 1 from countries c where c.code = given.code)`,
    [JSON.stringify(entries)],
  )
  const cities = entries.flatMap(({ code, cities: named }) =>
    named.map(({ ar, en }) => ({ code, slug: citySlug(en), name: { ar, en } })),
  )
  await client.query(
    `insert into cities (country_id, slug, name)
     select c.id, given.slug, given.name
     from jsonb_to_recordset($1) as given (code text, slug text, name jsonb) join countries c on c.code = given.code
     where not exists (
       select 1 from cities t
       where t.country_id = c.id and (t.slug = given.slug or t.name->>'en' = given.name->>'en')
     )`,
    [JSON.stringify(cities)],
  )
}

async function addJobNames(client: Client | PoolClient, entries: JobNameEntry[]): Promise<void> {
  await client.query(
    `insert into job_names (slug, name)
     select slug, name from jsonb_to_recordset($1) as given (slug text, name jsonb)
     where not exists (select 1 from job_names j where j.slug = given.slug)`,
    [JSON.stringify(entries)],
  )
}

function fileOf(name: string): Promise<string> {
  return readFile(new URL(name, import.meta.url), 'utf8')
}
