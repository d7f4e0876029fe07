import { canonicalJson } from '@masar/text'
import { eq, sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  companyExports,
  evidencePacks,
  requirements,
  type EvidenceSnapshot,
  type SnapshotPerson,
} from '../../../db/schema/index.ts'
import { company } from '../../../testing/accounts.ts'
import { companyCalls } from '../../../testing/assigning.ts'
import { course } from '../../../testing/catalogue.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { readPdf } from '../../../testing/pdf.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { makeExports } from '../exports/exports.ts'
import { handleExports } from '../exports/jobs.ts'
import { sha256 } from './hash.ts'
import { volumePath, volumesOf } from './volumes.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const person = (name: string, status: SnapshotPerson['status']): SnapshotPerson => ({
  name,
  number: null,
  department: null,
  status,
  completed_on: null,
  valid_until: null,
  due_on: null,
  certificates: [],
  waiver: null,
})
const snapshotOf = (people: SnapshotPerson[]): EvidenceSnapshot => ({
  version: 1,
  company: { name: { en: 'Palm' }, registration_number: '1' },
  requirement: { title: { en: 'Safety' }, is_path: false, renewal_months: null, grace_days: 0 },
  scope: { department: null, group: null },
  as_of: '2026-01-01',
  made_at: '2026-01-02T08:00:00.000Z',
  names: 'full',
  counts: { met: 0, waived: 0, due: 0, grace: 0, late: 0, expired: 0 },
  people,
})

test('people of a pack are split into volumes in their order, no one twice, each volume counted by itself', () => {
  const people = Array.from({ length: 20_001 }, (_, at) => person(`P${at}`, at < 2000 ? 'met' : 'late'))
  const volumes = volumesOf(snapshotOf(people))
  expect(volumes.flatMap(volume => volume.people)).toEqual(people)
  expect(volumes.map(volume => volume.people.length)).toEqual([...Array<number>(10).fill(1819), 1811])
  expect(volumes[1]?.volume).toEqual({ number: 2, of: 11, first: 1820, people: 20_001 })
  expect(volumes[1]?.counts).toMatchObject({ met: 181, late: 1638 })
  expect(volumes.map(volumePath).slice(0, 2)).toEqual(['evidence-01-of-11.pdf', 'evidence-02-of-11.pdf'])
  const whole = snapshotOf(people.slice(0, 2000))
  expect(volumesOf(whole)).toEqual([whole])
  expect(volumePath(whole)).toBe('evidence.pdf')
  expect(volumesOf(snapshotOf([]))).toHaveLength(1)
})

test('of more people than a document holds, a pack is an archive of several, each checked by its own code', async () => {
  const palm = await company(api)
  const by = companyCalls(api, palm.token)
  const courseId = await course(api)
  await api.db.execute(sql`
    insert into employees (company_id, name, name_key, search_folded, email, state, joined_on)
    select ${palm.companyId}, 'Person ' || n, 'person ' || n, 'person ' || n, 'person-' || n || '@volumes.test', 'active', '2026-01-15' from generate_series(1, 2101) n`)
  const { id } = await by.data<{ id: number }>('POST', '/requirements', {
    course_id: courseId,
    first_due_on: '2030-01-01',
    grace_days: 0,
  })
  await api.db
    .update(requirements)
    .set({ createdAt: new Date(0) })
    .where(eq(requirements.id, id))
  const asked = await by.data<{ id: number }>('POST', `/requirements/${id}/evidence`, { form: 'pdf' })
  await runJobs(api, [makeExports], runner =>
    handleExports(runner, { db: api.db, storage: api.storage, publicUrl: api.env.publicUrl }),
  )
  const [row] = await api.db.select().from(companyExports).where(eq(companyExports.id, asked.id))
  expect(row).toMatchObject({ state: 'done', format: 'zip', total: 2101 })
  const files = unzipSync((await by.answer('GET', `/exports/${asked.id}/file`)).rawPayload)
  expect(Object.keys(files)).toEqual(['evidence-1-of-2.pdf', 'evidence-2-of-2.pdf', 'evidence.csv'])
  expect(
    strFromU8(files['evidence.csv'] ?? new Uint8Array())
      .trim()
      .split('\r\n'),
  ).toHaveLength(2102)
  const packs = await api.db.select().from(evidencePacks).where(eq(evidencePacks.requirementId, id))
  expect(packs.map(pack => pack.cover.volume)).toEqual([
    { number: 1, of: 2 },
    { number: 2, of: 2 },
  ])
  const second = files['evidence-2-of-2.pdf'] ?? new Uint8Array()
  const { texts, attachments } = await readPdf(second)
  expect(texts.join('\n')).toContain('2 of 2: people 1,052 to 2,101 of 2,101')
  const data = attachments['evidence.json'] ?? ''
  expect(canonicalJson(JSON.parse(data))).toBe(data)
  const address = `/evidence/${packs[1]?.code}`
  expect(texts[0]).toContain(address)
  const checked = await api.as('')('GET', `/client-api/v1${address}`)
  expect(checked.json()).toMatchObject({
    data: {
      data_hash: sha256(data),
      file_hash: sha256(second),
      volume: { number: 2, of: 2 },
      counts: { due: 1050, met: 0 },
    },
  })
})
