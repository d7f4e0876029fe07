import { getTableName, is } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as schema from '../../../db/schema/index.ts'
import { company } from '../../../testing/accounts.ts'
import { startAttempt } from '../../../testing/exam.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

/** Tables that hold a person, or are theirs by way of a table that does, and why the export leaves them out. */
const leftOut: Record<string, string> = {
  challenges: 'a code that waits for minutes, and what it would open',
  one_time_tokens: 'opens the account, for minutes',
  sign_on_requests: 'a sign-in at a company’s provider that is under way, encrypted, for an hour at most',
  sign_in_delays: 'how often something was tried lately, for hours',
  report_marks: 'that something changed which a company’s reports count, until it is counted within minutes',
  holidays: 'days of a country, named by a key; no one’s own',
  rate_limits: 'how often something was tried lately, for hours',
  mails: 'encrypted, and emptied once sent',
  idempotency_keys: 'copies of answers that the browser has had, for a day',
  notification_counters: 'the last number of a list that is exported',
  notification_mails: 'points to notifications that are exported, until their digest',
  requirement_notices: 'of which requirements notifications were made, which are exported themselves',
  employee_progress: 'sums over assignments, which are exported themselves',
  seat_counts: 'sums over movements of seats, which are exported themselves',
  seat_sums: 'sums over movements of seats, which are exported themselves',
  seat_sum_changes: 'sums over movements of seats, which are exported themselves',
  employee_years: 'sums over days of learning and trainings elsewhere, which are exported themselves',
  training_years: 'by which rules a company’s years are added up: those it set are exported',
  training_year_sums: 'sums over departments',
  employee_standings:
    'a person’s status with requirements, computed from what is exported: completions, requirements and waivers',
  past_standings: 'the same of past days',
  standing_days: 'past days of which a company asked where its people stood',
  employee_import_rows:
    'what a company typed of people whom it may invite, kept for a week; of who was, the record is exported',
  employee_imports: 'lists of people that a company uploaded, kept for a week',
  employee_acts:
    'how far an act on many people of a company is, kept for a week; what it did is in the record',
  employee_act_people: 'whom such an act still waits for, for minutes',
  company_messages:
    'what a company wrote to its people, in the name of one of its team; recipients have it among their notifications',
  people_lists: 'people whom a member of a company’s team named at once, kept for a week',
  people_list_rows: 'people whom a member of a company’s team named at once, kept for a week',
  company_shelves: 'which courses a company chose for its people',
  company_shelf_categories: 'which courses a company chose for its people',
  company_shelf_courses: 'which courses a company chose for its people',
  ...Object.fromEntries(
    [
      'companies',
      'branches',
      'slices',
      'completions',
      'times',
      'time_gaps',
      'scores',
      'standings',
      'paths',
      'licences',
      'ratings',
      'people',
    ].map(name => [`report_${name}`, 'sums over the people of a department, of rows that are exported']),
  ),
  inspected_people:
    'where people stood with a requirement, while an inspector’s link to it is open: computed from what is exported',
  company_exports: 'files of a company’s lists, kept for a day: what is in them is exported itself',
  push_deliveries: 'the technical fate of notifications that are exported',
  jobs: 'work that waits, by numbers of what is exported',
  outbox: 'realtime messages on their way, for seconds',
  settings: 'the site’s own',
  notice_recipients: 'a queue: the notification is exported once it is made',
  attempt_contacts:
    'when the page of an attempt was last there; the disconnections measured from it are exported',
  attempt_sections: 'how an exam was divided: when each section began is among the events that are exported',
  exam_sections: 'the material of courses, which an instructor exports as a course package',
  sections: 'the material of courses, which an instructor exports as a course package',
  question_pools: 'the material of courses, which an instructor exports as a course package',
  question_corrections: 'keys of the material of courses, and how many results changed by them',
  questions: 'the material of courses, which an instructor exports as a course package',
  course_images: 'the material of courses, which an instructor exports as a course package',
  recordings: 'the material of courses, which an instructor exports as a course package',
  recording_parts: 'the material of courses on its way, without a word about who sends it',
  course_prerequisites: 'the material of courses, which an instructor exports as a course package',
  course_search: 'derived from the course, for its search',
  lesson_passages: 'derived from the lesson, for the search in its course',
  enrolment_deltas: 'numbers of learners, to be added up',
  checkouts: 'prices of the cart, which stand for 15 minutes; what came of them are orders',
  sandbox_payments: 'the books of the pages to try payments on: no money, and no one’s name',
  moyasar_refunds: 'the provider’s ids of payments, and sums',
  sandbox_refunds: 'the books of the pages to try payments on: no money, and no one’s name',
}

/** Columns that may tell of a person without a foreign key; keys of limits are made of addresses. */
const telling = /^(?:user_id|actor_id|employee_id|email|phone|address|ip|holder_name|payload|sealed|key)$/

const tables = Object.values(schema).filter(value => is(value, PgTable))

/** Each table that refers to an account, by however many steps, or has a column about a person. */
function tablesOfPeople(): string[] {
  const found = new Set(['users'])
  const holds = (table: PgTable) =>
    getTableConfig(table).columns.some(({ name }) => telling.test(toSnakeCase(name))) ||
    getTableConfig(table).foreignKeys.some(key => found.has(getTableName(key.reference().foreignTable)))
  for (let size = 0; size < found.size;) {
    size = found.size
    for (const table of tables.filter(holds)) found.add(getTableName(table))
  }
  return [...found].sort()
}

test('each table that holds a person is exported, or left out for a stated reason', async () => {
  const taken = await startAttempt(api)
  await taken.save(0, { option: 'b' })
  const owner = await company(api)
  const read = async (token: string, name: string) => {
    const { result, statements } = await api.statements.during(() =>
      api.as(token)('GET', `/${name}/v1/auth/data`),
    )
    expect(result.statusCode).toBe(200)
    return statements
  }
  const asked = [
    ...(await read(taken.learner.token, 'client-api')),
    ...(await read(owner.token, 'company-api')),
  ]
  const isRead = (table: string) =>
    asked.some(statement => new RegExp(`(?:from|join) "${table}"`).test(statement))
  const people = tablesOfPeople()
  expect(people.filter(table => !isRead(table) && leftOut[table] === undefined)).toEqual([])
  expect(
    Object.keys(leftOut).filter(table => isRead(table) || !people.includes(table)),
    'left out without need',
  ).toEqual([])
})
