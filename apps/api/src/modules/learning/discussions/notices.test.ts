import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { instructors, noticeRecipients, notifications } from '../../../db/schema/index.ts'
import { endAccess } from '../../../testing/catalogue.ts'
import { classroom } from '../../../testing/discussions.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

/** The recipients of the jobs that were queued for a reply. */
async function recipients(): Promise<number[]> {
  const rows = await api.db.select({ id: noticeRecipients.userId }).from(noticeRecipients)
  await api.db.delete(noticeRecipients)
  return rows.map(({ id }) => id).toSorted((one, other) => one - other)
}

test('the instructor is notified of a question, with the way to it, and not of their own', async () => {
  const { asker, teacher, lessonIds } = await classroom(api)
  const [, lesson = 0] = lessonIds
  const { id } = await asker.ask(lesson, 'سؤال')
  await teacher.ask(lesson, 'سؤالي')
  const told = await api.db
    .select({ link: notifications.link })
    .from(notifications)
    .where(and(eq(notifications.userId, teacher.id), eq(notifications.kind, 'question_asked')))
  expect(told).toEqual([{ link: `/lesson/${lesson}?tab=questions&question=${id}` }])
})

test('a reply notifies everyone who follows and may still read: asker and repliers by themselves', async () => {
  const { asker, other, teacher, learner, lessonIds } = await classroom(api)
  const [, lesson = 0] = lessonIds
  const { id } = await asker.ask(lesson, 'سؤال')
  const [fan, leaver, silent] = [await learner(), await learner(), await learner()]
  for (const person of [fan, leaver]) await person.call('POST', `/questions/${id}/follow`, { is_on: true })
  await silent.reply(id, 'جواب')
  await silent.call('POST', `/questions/${id}/follow`, { is_on: false })
  await recipients()
  await endAccess(api, leaver.id)
  await other.reply(id, 'جواب آخر')
  expect(await recipients()).toEqual([asker.id, fan.id])
  await teacher.reply(id, 'من المعلّم')
  expect(await recipients()).toEqual([asker.id, other.id, fan.id])
  await asker.reply(id, 'شكرًا')
  expect(await recipients()).toEqual([teacher.id, other.id, fan.id].toSorted((one, two) => one - two))
  const { rows } = await api.db.execute(
    sql`select payload ->> 'link' as link from jobs where name = 'notify_many' order by id desc limit 1`,
  )
  expect(rows).toEqual([{ link: `/lesson/${lesson}?tab=questions&question=${id}` }])
  await api.db.update(instructors).set({ state: 'suspended' }).where(eq(instructors.userId, teacher.id))
  await asker.reply(id, 'لا يقرؤه المعلّم الموقوف')
  expect(await recipients()).not.toContain(teacher.id)
})
