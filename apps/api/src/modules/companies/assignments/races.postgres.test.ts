import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  assignments,
  companyShelfCourses,
  companyShelves,
  notifications,
  users,
} from '../../../db/schema/index.ts'
import {
  assignedTo,
  boughtSeats,
  companyCalls,
  doAssigning,
  joined,
  learn,
  seatsOf,
} from '../../../testing/assigning.ts'
import { company, type Account } from '../../../testing/accounts.ts'
import { course, curriculum } from '../../../testing/catalogue.ts'
import { crashingPool } from '../../../testing/crashing-pool.ts'
import { aged, licensed, placesOf, shelfCourse, startedBy } from '../../../testing/licences.ts'
import { member } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { brokenMoneyRules } from '../../commerce/invariants.ts'
import { endDueLicences } from '../../commerce/licences/ending.ts'
import { settleEndedGrants } from '../../learning/grants.ts'
import { startByLicence } from '../licences/starting.ts'
import { assignPart, type Batch } from './assigning.ts'

let api: TestApi
let owner: Account & { companyId: number }
let calls: ReturnType<typeof companyCalls>
let crashing: ReturnType<typeof crashingPool>
beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
  calls = companyCalls(api, owner.token)
  crashing = crashingPool(api.database.pool)
})
afterAll(() => api.close())

const start = (order: object, who = calls) => who.data<{ id: number }>('POST', '/assignments', order)
const batchOf = async (id: number): Promise<Batch> => {
  const [row] = await api.db.query.assignmentBatches.findMany({ where: (t, { eq }) => eq(t.id, id) })
  if (!row) throw new Error('The batch is gone.')
  return row
}

test('two who assign the last seat at once: one of them has it, and the balance is its ledger', async () => {
  const courseId = await course(api, { price: 9_900 })
  const pool = await boughtSeats(api, owner.companyId, courseId, 1)
  const other = companyCalls(api, (await member(api, owner.companyId, 'administrator')).token)
  const people = [await joined(api, owner.companyId), await joined(api, owner.companyId)]
  const batches = await Promise.all(
    people.map(({ id }, at) =>
      start({ course_ids: [courseId], employee_ids: [id] }, at === 0 ? calls : other),
    ),
  )
  // Beside the queue, which takes turns: the statements alone have to hold.
  await Promise.all(
    batches.map(async ({ id }) => {
      const batch = await batchOf(id)
      await api.db.transaction(tx => assignPart(tx, batch))
    }),
  )
  await doAssigning(api, { hosts: 2 })
  const outcomes = await Promise.all(
    batches.map(({ id }) =>
      calls.data<{ outcomes: { assigned: number; no_seat: number } }>('GET', `/assignment-batches/${id}`),
    ),
  )
  expect(outcomes.map(({ outcomes: { assigned, no_seat } }) => [assigned, no_seat]).toSorted()).toEqual([
    [0, 1],
    [1, 0],
  ])
  expect(await seatsOf(api, pool)).toEqual({ bought: 1, used: 1 })
  expect(await brokenMoneyRules(api.db)).toEqual([])
})

test('the same course for the same person by two at once is assigned once, by one seat', async () => {
  const courseId = await course(api, { price: 9_900 })
  const pool = await boughtSeats(api, owner.companyId, courseId, 5)
  const person = await joined(api, owner.companyId)
  const order = { course_ids: [courseId], employee_ids: [person.id] }
  const batches = await Promise.all([start(order), start(order), start(order)])
  await Promise.all(
    batches.map(async ({ id }) => {
      const batch = await batchOf(id)
      await api.db.transaction(tx => assignPart(tx, batch))
    }),
  )
  await doAssigning(api, { hosts: 2 })
  expect(await assignedTo(api, person.id)).toHaveLength(1)
  expect(await seatsOf(api, pool)).toEqual({ bought: 5, used: 1 })
  expect(await brokenMoneyRules(api.db)).toEqual([])
})

test('a crash at any statement of a part leaves all of it or nothing, and the next run ends it', async () => {
  const courseId = await course(api, { price: 9_900 })
  await boughtSeats(api, owner.companyId, courseId, 500)
  const begin = async () => {
    const person = await joined(api, owner.companyId)
    const { id } = await start({ course_ids: [courseId], employee_ids: [person.id] })
    return { person, batch: await batchOf(id) }
  }
  const part = (batch: Batch) => api.db.transaction(tx => assignPart(tx, batch))
  const first = await begin()
  const { statements } = await crashing.during(null, () => part(first.batch))
  expect(statements).toBeGreaterThan(15)
  for (let statement = 1; statement <= statements; statement += 1) {
    const { person, batch } = await begin()
    await crashing.during({ statement, side: 'after' }, () => part(batch))
    expect([statement, await brokenMoneyRules(api.db)]).toEqual([statement, []])
    await part(batch)
    expect([statement, (await assignedTo(api, person.id)).length]).toEqual([statement, 1])
    expect([statement, await api.db.$count(notifications, eq(notifications.userId, person.userId))]).toEqual([
      statement,
      1,
    ])
  }
  await doAssigning(api)
  expect(await brokenMoneyRules(api.db)).toEqual([])
}, 240_000)

const startsBy = (person: { token: string }, courseId: number) =>
  startedBy(api, person, owner.companyId, courseId)

test('of many who take the last place of a licence at once, one has it', async () => {
  const taught = [await shelfCourse(api, owner.companyId), await shelfCourse(api, owner.companyId)]
  const licence = await licensed(api, owner.companyId, 1)
  const people = await Promise.all(Array.from({ length: 6 }, () => joined(api, owner.companyId)))
  const answers = await Promise.all(
    people.flatMap(person => taught.map(({ courseId }) => startsBy(person, courseId))),
  )
  // The holder of the place has it for both courses.
  expect(answers.toSorted()).toEqual([
    ...Array.from({ length: 10 }, () => 'no_free_place'),
    'started',
    'started',
  ])
  expect(await placesOf(api, licence.id)).toEqual({ bought: 1, used: 1, free: 0 })
  expect(await brokenMoneyRules(api.db)).toEqual([])
  await aged(api, licence.id, 400)
  await endDueLicences(api.db)
})

test('a crash at any statement of a start by a licence, or of its end, leaves all of it or nothing', async () => {
  const { courseId } = await shelfCourse(api, owner.companyId)
  const licence = await licensed(api, owner.companyId, 500)
  const userIds = Array.from({ length: 100 }, () => joined(api, owner.companyId))
  const people = await Promise.all(userIds)
  const begin = ({ userId }: { userId: number }) =>
    api.db.transaction(tx => startByLicence(tx, userId, { companyId: owner.companyId, courseId }))
  const { statements } = await crashing.during(null, () => begin(people[0]!))
  expect(statements).toBeGreaterThan(12)
  for (let statement = 1; statement <= statements; statement += 1) {
    const person = people[statement]!
    await crashing.during({ statement, side: 'after' }, () => begin(person))
    expect([statement, await brokenMoneyRules(api.db)]).toEqual([statement, []])
    await begin(person)
  }
  expect(await placesOf(api, licence.id)).toEqual({
    bought: 500,
    used: statements + 1,
    free: 499 - statements,
  })
  await aged(api, licence.id, 400)
  for (let statement = 1; (await placesOf(api, licence.id)).bought !== 0; statement += 1) {
    await crashing.during({ statement, side: 'after' }, () => endDueLicences(api.db))
    expect([statement, await brokenMoneyRules(api.db)]).toEqual([statement, []])
  }
  expect(await placesOf(api, licence.id)).toEqual({ bought: 0, used: 0, free: 0 })
}, 240_000)

test('2,000 people, some of whom have joined, are assigned by one act, and it is undone whole', async () => {
  const big = await company(api)
  const own = companyCalls(api, big.token)
  const courseId = await course(api, { price: 9_900 })
  const pool = await boughtSeats(api, big.companyId, courseId, 1_900)
  await api.db.execute(sql`
    with made as (
      insert into ${users} (kind, name, name_key, name_folded, email, password_hash, verified_at)
      select 'student', 'Many ' || n, 'many ' || n, 'many ' || n, 'many-' || n || '@example.com', 'none', now()
      from generate_series(1, 1000) n returning id, email
    )
    insert into employees (company_id, user_id, name, name_key, search_folded, email, state, joined_on)
    select ${big.companyId}::bigint, id, email, email, email, email, 'active', current_date from made
    union all select ${big.companyId}::bigint, null::bigint, 'Invited ' || n, 'invited ' || n, 'invited ' || n, 'invited-' || n || '@example.com', 'invited', null::date
    from generate_series(1, 1000) n`)
  const { id } = await start({ course_ids: [courseId], everyone: true, due_days: 14 }, own)
  await doAssigning(api, { timeout: 280_000 })
  expect(await own.data('GET', `/assignment-batches/${id}`)).toMatchObject({
    state: 'done',
    total: 2_000,
    done: 2_000,
    outcomes: { assigned: 1_900, no_seat: 100 },
  })
  expect(await seatsOf(api, pool)).toEqual({ bought: 1_900, used: 1_900 })
  expect(await api.db.$count(assignments, eq(assignments.companyId, big.companyId))).toBe(1_900)
  expect(await brokenMoneyRules(api.db)).toEqual([])
  await own.data('POST', `/assignment-batches/${id}/undo`)
  await doAssigning(api, { timeout: 280_000 })
  expect(await seatsOf(api, pool)).toEqual({ bought: 1_900, used: 0 })
  expect(await brokenMoneyRules(api.db)).toEqual([])
}, 580_000)

/** Ten acts a round; a longer run is made before a release of what uses the ledger. */
const rounds = Number(process.env['TEST_SEAT_ROUNDS'] ?? 25)

test(
  'whatever people do at once, seats in use are those of the ledger, and none is given twice',
  async () => {
    const { companyId } = owner
    const courses = [await curriculum(api, 2, { price: 100 }), await curriculum(api, 2, { price: 200 })]
    for (const { courseId } of courses) await boughtSeats(api, companyId, courseId, 3)
    await api.db.insert(companyShelves).values({ companyId }).onConflictDoNothing()
    await api.db
      .insert(companyShelfCourses)
      .values(courses.map(({ courseId }) => ({ companyId, courseId })))
      .onConflictDoNothing()
    let licence = await licensed(api, companyId, 2)
    // The licence ends, or another goes on after it.
    const renewOrEnd = async () => {
      const next = await licensed(api, companyId, 1 + random(3), { continuesId: licence.id })
      if (random(2) === 0) return
      await aged(api, licence.id, 366)
      if (next.continuesId !== null) await aged(api, next.id, 366)
      licence = next
      await Promise.all([endDueLicences(api.db), settleEndedGrants(api.db)])
    }
    const people = await Promise.all(Array.from({ length: 6 }, () => joined(api, companyId)))
    let seed = 20_261_123
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return Math.floor((seed / 2_147_483_648) * below)
    }
    const act = async () => {
      const person = people[random(people.length)]
      const taught = courses[random(courses.length)]
      if (!person || !taught) return
      const kind = random(12)
      if (kind < 3)
        await calls.answer('POST', '/assignments', {
          course_ids: [taught.courseId],
          employee_ids: [person.id],
        })
      else if (kind < 5) {
        const ids = (await assignedTo(api, person.id)).map(row => row.id)
        if (ids.length > 0) await calls.answer('POST', '/assignments/withdraw', { ids })
      } else if (kind === 5) await learn(api, person.token, [taught.lessonIds[1] ?? 0]).catch(() => undefined)
      else if (kind === 6) await calls.answer('POST', `/employees/${person.id}/deactivate`)
      else if (kind === 7) await calls.answer('POST', `/employees/${person.id}/reactivate`)
      else if (kind < 10) await startsBy(person, taught.courseId)
      else if (kind === 10) await calls.answer('DELETE', `/employees/${person.id}/place`)
      else await renewOrEnd()
    }
    for (let round = 0; round < rounds; round += 1) {
      await Promise.all([...Array.from({ length: 10 }, act), doAssigning(api, { hosts: 2 })])
      expect([round, await brokenMoneyRules(api.db)]).toEqual([round, []])
    }
  },
  240_000 + rounds * 5_000,
)
