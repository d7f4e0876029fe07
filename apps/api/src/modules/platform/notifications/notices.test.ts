import { matchPage } from '@masar/site-map'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { outbox } from '../../../db/schema/index.ts'
import { account, company, type Account } from '../../../testing/accounts.ts'
import { course } from '../../../testing/catalogue.ts'
import { usualReader } from '../../../locale.ts'
import { assign, employee } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { kinds, notificationKinds, titleOf } from './kinds.ts'
import { discussionReplied } from './lesson-notices.ts'
import { licenceEnding } from './licence-notices.ts'
import { assignmentMade, orderPaid, publishCart } from './notices.ts'
import type { Notice } from './notice.ts'
import { notify } from './notify.ts'

let api: TestApi
let learner: Account
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  learner = await account(api)
  await api.db.delete(outbox)
})

const title = { ar: 'الخط العربي', en: 'Arabic Calligraphy' }
const list = async (token: string, locale: 'ar' | 'en') =>
  (await api.as(token, locale)('GET', '/client-api/v1/notifications')).json<{
    data: { title: string; link: string }[]
  }>().data
const events = async () =>
  (await api.db.select().from(outbox).where(eq(outbox.kind, 'event')).orderBy(asc(outbox.id))).map(
    row => row.payload as { name: string; data: object; socketId?: string },
  )

test.each(notificationKinds)('%s has a sentence in both languages, with its subject', kind => {
  const arabic = titleOf(kind, { name: title }, 'ar')
  expect(arabic).toContain('الخط العربي')
  expect(arabic).not.toMatch(/[A-Za-z]/)
  expect(titleOf(kind, { name: title }, 'en')).toBe(
    kinds[kind].message.replace('{name}', '\u2068Arabic Calligraphy\u2069'),
  )
})

test.each([
  [
    'live_lesson_set',
    'سيُعقد الدرس المباشر «الخط العربي» يوم الجمعة، 27 نوفمبر، 5:30 م (بتوقيت الرياض).',
    'The live lesson “Arabic Calligraphy” will be held on Friday 27 November at 17:30 (Riyadh time).',
  ],
  [
    'live_lesson_soon',
    'يبدأ الدرس المباشر «الخط العربي» 5:30 م (بتوقيت الرياض). يمكنك الانضمام الآن.',
    'The live lesson “Arabic Calligraphy” begins at 17:30 (Riyadh time). You can join now.',
  ],
  [
    'live_lesson_cancelled',
    'أُلغي الدرس المباشر «الخط العربي» المقرّر يوم الجمعة، 27 نوفمبر.',
    'The live lesson “Arabic Calligraphy” of Friday 27 November was cancelled.',
  ],
] as const)('%s says when, by the site’s clock or by one’s own', (kind, arabic, english) => {
  const data = { name: title, starts_at: '2026-11-27T14:30:00.000Z' }
  const said = (locale: 'ar' | 'en', timeZone: string) =>
    titleOf(kind, data, { ...usualReader(locale), timeZone }).replaceAll(/[\u2066-\u2069]/g, '')
  expect(said('ar', 'Asia/Riyadh')).toBe(arabic)
  expect(said('en', 'Asia/Riyadh')).toBe(english)
  const abroad = said('en', 'Asia/Tokyo')
  expect(abroad).not.toContain('Riyadh')
  if (kind === 'live_lesson_set') expect(abroad).toContain('Friday 27 November at 23:30')
})

test.each([
  ['ar', 0, 'تنتهي الرخصة السنوية لدى «الخط العربي» يوم الجمعة، 27 نوفمبر. ليس فيها مكان مشغول.'],
  [
    'ar',
    1,
    'تنتهي الرخصة السنوية لدى «الخط العربي» يوم الجمعة، 27 نوفمبر. يشغل شخص واحد مكانًا فيها، ويتعلّم بها حتى ذلك اليوم.',
  ],
  [
    'ar',
    2,
    'تنتهي الرخصة السنوية لدى «الخط العربي» يوم الجمعة، 27 نوفمبر. يشغل شخصان مكانين فيها، ويتعلّمان بها حتى ذلك اليوم.',
  ],
  [
    'ar',
    12,
    'تنتهي الرخصة السنوية لدى «الخط العربي» يوم الجمعة، 27 نوفمبر. يشغل 12 شخصًا أماكن فيها، ويتعلّمون بها حتى ذلك اليوم.',
  ],
  [
    'en',
    1,
    'The yearly licence of “Arabic Calligraphy” ends on Friday 27 November. 1 person holds a place of it and learns until then.',
  ],
  [
    'en',
    12,
    'The yearly licence of “Arabic Calligraphy” ends on Friday 27 November. 12 people hold a place of it and learn until then.',
  ],
] as const)('the end of a licence, in %s with %i people', (locale, people, words) => {
  const { data } = licenceEnding({ id: 1, company: title, endsOn: '2026-11-27', people })
  // A company's last day is the same for readers in other time zones.
  const reader = { ...usualReader(locale), timeZone: 'Pacific/Auckland' }
  expect(titleOf('licence_ending', data, reader).replaceAll(/[\u2066-\u2069]/g, '')).toBe(words)
})

describe('each notification has its sentence, its page and its event', () => {
  const about: [string, (userId: number) => Notice, string, string, object][] = [
    [
      'an assignment',
      userId => assignmentMade({ userId, id: 4, course: { id: 7, title }, dueOn: '2030-01-31' }),
      'Your company assigned “\u2068Arabic Calligraphy\u2069” to you.',
      'AssignmentMade',
      { id: 4, course_id: 7, due_at: '2030-01-31' },
    ],
    [
      'a paid order',
      userId =>
        orderPaid({ userId, id: 1204, publicId: 'abcdefABCDEF0123456789', bill: '0123456789abcdefABCDEF' }),
      'Your order \u20681204\u2069 is paid. Your invoice is ready.',
      'OrderPaid',
      { order_id: 'abcdefABCDEF0123456789', bill_id: '0123456789abcdefABCDEF' },
    ],
    [
      'a reply',
      userId => ({ userId, ...discussionReplied({ id: 9, lesson: { id: 3, title } }) }),
      'A question that you follow in “\u2068Arabic Calligraphy\u2069” has a new answer.',
      'DiscussionReplied',
      { discussion_id: 9, lesson_id: 3 },
    ],
  ]
  test.each(about)('%s', async (_, noticeFor, words, event, data) => {
    await api.db.transaction(tx => notify(tx, noticeFor(learner.id)))
    const [item] = await list(learner.token, 'en')
    expect(item?.title).toBe(words)
    const [path = '', search = ''] = (item?.link ?? '').split('?')
    expect(matchPage(path, search)).not.toBeNull()
    expect((await list(learner.token, 'ar'))[0]?.title).not.toMatch(/[A-Za-z]/)
    expect((await events()).map(one => one.name)).toEqual(['NotificationCreated', event])
    expect((await events())[1]?.data).toEqual(data)
  })
})

test('a changed cart is published to the other tabs, and not stored', async () => {
  await api.db.transaction(tx => publishCart(tx, `private-user.${learner.id}`, 3, '12.34'))
  expect(await events()).toEqual([
    {
      channel: `private-user.${learner.id}`,
      name: 'CartChanged',
      data: { item_count: 3 },
      socketId: '12.34',
    },
  ])
  expect(await list(learner.token, 'ar')).toEqual([])
})

test('a person who joins a company is notified of earlier assignments, in the same transaction', async () => {
  const owner = await company(api)
  const answer = await api.as(owner.token)('POST', '/company-api/v1/invitations', {
    name: 'هند السالم',
    email: `joins-${learner.id}@example.com`,
  })
  const invitation = new URL(answer.json<{ data: { link: string } }>().data.link).searchParams.get(
    'invitation',
  )
  const {
    rows: [invited],
  } = await api.db.execute<{ id: string }>(
    `select id from employees where email = 'joins-${learner.id}@example.com'`,
  )
  const courseId = await course(api, { title })
  await assign(api, owner.companyId, Number(invited?.id), courseId, { dueOn: '2030-01-31' })
  await assign(
    api,
    owner.companyId,
    Number(invited?.id),
    await course(api, { title: { ar: 'مسحوب', en: 'Withdrawn' } }),
    { state: 'withdrawn' },
  )
  await assign(api, owner.companyId, await employee(api, owner.companyId), courseId)
  expect(
    (await api.as(learner.token)('POST', '/client-api/v1/invitations/accept', { invitation })).statusCode,
  ).toBe(200)
  expect((await list(learner.token, 'en')).map(({ title: words, link }) => [words, link])).toEqual([
    ['Your company assigned “\u2068Arabic Calligraphy\u2069” to you.', `/Course/${courseId}`],
  ])
  expect((await events()).map(({ name }) => name)).toContain('AssignmentMade')
})
