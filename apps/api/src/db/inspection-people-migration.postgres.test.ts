import { canonicalJson } from '@masar/text'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sha256 } from '../modules/companies/evidence/hash.ts'
import { inspectionFile } from '../modules/companies/evidence/inspected-data.ts'
import { listInspected } from '../modules/companies/evidence/inspected-people.ts'
import { openInspection, readInspection } from '../modules/companies/evidence/inspections.ts'
import { hashOf } from '../secrets.ts'
import { migratingBefore, type Migrating } from '../testing/migrating.ts'
import { openDatabase } from './client.ts'

const person = (name: string, status: string) => ({
  name,
  number: null,
  department: { ar: 'فرع', en: 'Branch' },
  status,
  completed_on: null,
  valid_until: null,
  due_on: '2026-01-01',
  certificates: [],
  waiver: null,
})
const snapshot = {
  version: 1,
  company: { name: { ar: 'نخلة' }, registration_number: '1' },
  requirement: { title: { ar: 'السلامة' }, is_path: false, renewal_months: null, grace_days: 0 },
  scope: { department: null, group: null },
  as_of: '2026-01-01',
  made_at: '2026-01-02T08:00:00.000Z',
  names: 'full',
  counts: { met: 1, waived: 0, due: 0, grace: 0, late: 1, expired: 0 },
  people: [person('عبير', 'met'), person('Basma', 'late')],
}
let migrating: Migrating
let opened: Awaited<ReturnType<typeof openDatabase>>
beforeAll(async () => {
  migrating = await migratingBefore('0127_people_of_inspection_links')
  const made = async (statement: string, ...values: unknown[]) =>
    (await migrating.client.query<{ id: string }>(`${statement} returning id`, values)).rows[0]?.id
  const owner = await made(
    `insert into users (kind, name, name_key, name_folded, email) values ('company', 'x', 'x', 'x', 'x@example.com')`,
  )
  const company = await made(
    `insert into companies (user_id, slug, legal_name, registration_number) values ($1, 'o', '{"ar": "نخلة"}', '1')`,
    owner,
  )
  const category = await made(`insert into categories (slug, name) values ('c', '{"ar": "ف"}')`)
  const instructor = await made(
    `insert into instructors (user_id, slug, name, title, bio, expertise, state) values ($1, 't', '{"ar": "م"}', '{}', '{}', '{}', 'approved')`,
    owner,
  )
  const course = await made(
    `insert into courses (slug, title, summary, description, outcomes, requirements, level, languages, price, state, published_at, title_folded, search_vector, instructor_id, category_id)
     values ('k', '{"ar":"د"}', '{"ar":"د"}', '{"ar":"د"}', '{}', '{}', 'beginner', '{ar}', 0, 'published', now(), '', '', $1, $2)`,
    instructor,
    category,
  )
  const requirement = await made(
    `insert into requirements (company_id, course_id, first_due_days) values ($1, $2, 0)`,
    company,
    course,
  )
  const link = `insert into inspection_links (company_id, requirement_id, token_hash, reason, names, snapshot, data_hash, cover, expires_at)
    values ($1, $2, $3, 'x', 'full', $4, $5, '{}', now() + interval '7 days')`
  const hash = sha256(canonicalJson(snapshot))
  await made(link, company, requirement, hashOf('open'), JSON.stringify(snapshot), hash)
  await made(link, company, requirement, hashOf('over'), null, 'x')
  await migrating.finish()
  opened = await openDatabase({ url: migrating.url })
}, 120_000)
afterAll(async () => {
  await opened.close()
  await migrating.close()
})

test('a link from before shows its people as it did, under the hash that it has', async () => {
  const { db } = opened
  const onUnknown = () => Promise.reject(new Error('no such link'))
  const shown = await openInspection(db, 'open', 'ar', onUnknown)
  const { people, ...facts } = snapshot
  expect(shown.snapshot).toEqual(facts)
  const link = await readInspection(db, 'open', onUnknown)
  const listed = await listInspected(db, link.id, {})
  expect(listed.data).toEqual(people.map((person, at) => ({ place: at + 1, ...person })))
  expect((await listInspected(db, link.id, { q: 'ﻋﺒﻴﺮ' })).meta.total).toBe(1)
  const data = (await inspectionFile(db, link, 'json', 'ar').toArray()).join('')
  expect(sha256(data)).toBe(shown.data_hash)
  await expect(readInspection(db, 'over', onUnknown)).rejects.toMatchObject({ code: 'inspection_link_gone' })
})
