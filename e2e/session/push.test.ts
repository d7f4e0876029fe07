/* oxlint-disable max-lines -- one subject with one set-up, which a second file would repeat */
import type { APIRequestContext, BrowserContext, Page, Response, Worker } from '@playwright/test'
import { wholeBrowser } from '../fixtures/browsers.ts'
import { copyOfData } from '../fixtures/data.ts'
import { Host } from '../fixtures/host.ts'
import { company, headers, learnerEmail, putCookies, tokenOf, type SignedIn } from '../fixtures/people.ts'
import { answerAsFirebase, PushService, pushSettings } from '../fixtures/push.ts'
import { expect, live, test as base } from '../fixtures/test.ts'
import { type Language, say } from '../fixtures/words.ts'

base.use({ serviceWorkers: 'allow', launchOptions: wholeBrowser })

/** A host with a Firebase project; the other tests' host has none. */
const test = base.extend<object, { host: Host }>({
  host: [
    async ({}, use) => {
      const data = await copyOfData()
      const host = await Host.run({ dataDir: data.folder, settings: pushSettings() })
      await use(host)
      await host.end()
      await data.remove()
    },
    { scope: 'worker', timeout: 200_000 },
  ],
})

const news = (id: number, more: object = {}) => ({
  id: String(id),
  seq: String(id),
  kind: 'exam_graded',
  title: `صُحِّح اختبارك ${id}`,
  link: '/exam-details/result/5',
  locale: 'ar',
  ...more,
})
const switchName = (language: Language) => say(language, 'Notifications on this device')

async function switchOn(
  context: BrowserContext,
  page: Page,
  url: string,
  who: SignedIn,
  path: string,
  language: Language,
): Promise<PushService> {
  await putCookies(context, url, who)
  await page.goto(url + path)
  await live(page)
  const push = await PushService.of(page)
  const toggle = page.getByRole('switch', { name: switchName(language) })
  await expect(toggle).not.toBeChecked()
  const registered = page.waitForResponse(isRegistering)
  await toggle.click()
  expect((await registered).status()).toBe(200)
  await expect(toggle).toBeEnabled()
  await expect(toggle).toBeChecked()
  return push
}

interface Notice {
  id: number
  title: string
  is_read: boolean
}
const newest = async (request: APIRequestContext, url: string, { token }: SignedIn): Promise<Notice> => {
  const {
    data: [notice],
  } = (await (
    await request.get(`${url}/client-api/v1/notifications`, { headers: headers('ar', token) })
  ).json()) as { data: Notice[] }
  if (!notice) throw new Error('There is no notification.')
  return notice
}

/** Unread news: another learner answers a question at a lesson. */
async function answered(
  request: APIRequestContext,
  url: string,
  who: SignedIn,
  { course, lesson }: { course: number; lesson: number },
): Promise<Notice> {
  const other = await tokenOf(request, url, learnerEmail(7))
  const post = async ({ token }: SignedIn, path: string, data: object = {}) => {
    const answer = await request.post(`${url}/client-api/v1${path}`, { headers: headers('ar', token), data })
    expect(answer.ok(), path).toBe(true)
    return (await answer.json()) as { data: { id: number } }
  }
  for (const each of [who, other]) await post(each, `/courses/${course}/enrolments`)
  const question = await post(who, `/lessons/${lesson}/questions`, {
    key: 'key-of-a-question-1',
    text: 'كيف؟',
  })
  await post(other, `/questions/${question.data.id}/replies`, { key: 'key-of-an-answer-01', text: 'هكذا.' })
  await expect.poll(async () => (await newest(request, url, who)).is_read).toBe(false)
  return newest(request, url, who)
}

/** Real news: an enrolment tells of itself. */
async function enrol(
  request: APIRequestContext,
  url: string,
  who: SignedIn,
  course: number,
): Promise<Notice> {
  expect(
    (
      await request.post(`${url}/client-api/v1/courses/${course}/enrolments`, {
        headers: headers('ar', who.token),
      })
    ).ok(),
  ).toBe(true)
  return newest(request, url, who)
}

/** The push messages that a page has logged to its console. */
function pushLogOf(page: Page): unknown[] {
  const logged: unknown[] = []
  page.on('console', message => {
    if (message.type() === 'log' && message.text().startsWith('Message received.'))
      void message
        .args()[1]
        ?.jsonValue()
        .then(value => logged.push(value))
  })
  return logged
}

const isRegistering = (answer: Response) =>
  answer.url().endsWith('/push-registration') && answer.request().method() === 'PUT'
const registration = async (request: APIRequestContext, url: string, { token }: SignedIn) =>
  (
    (await (
      await request.get(`${url}/client-api/v1/push-registration`, { headers: headers('ar', token) })
    ).json()) as { data: { is_registered: boolean } }
  ).data.is_registered

test('no permission request before the click; on and off again, and resumed when the person comes back', async ({
  page,
  context,
  request,
  host,
}) => {
  await context.grantPermissions(['notifications'])
  await answerAsFirebase(context)
  const asked: string[] = []
  await page.exposeFunction('noteAsked', () => {
    asked.push('asked')
  })
  await page.addInitScript(() => {
    const real = Notification.requestPermission.bind(Notification)
    Notification.requestPermission = async () => {
      ;(globalThis as unknown as { noteAsked: () => void }).noteAsked()
      return real()
    }
  })
  const who = await tokenOf(request, host.url, learnerEmail(0))
  await putCookies(context, host.url, who)
  await page.goto(`${host.url}/notifcations`)
  await live(page)
  const toggle = page.getByRole('switch', { name: switchName('ar') })
  await expect(toggle).toBeEnabled()
  expect(asked).toEqual([])
  const first = page.waitForResponse(isRegistering)
  await toggle.click()
  expect((await first).status()).toBe(200)
  await expect(toggle).toBeEnabled()
  await expect(toggle).toBeChecked()
  expect(asked).toEqual(['asked'])
  expect(await registration(request, host.url, who)).toBe(true)

  const again = page.waitForResponse(isRegistering)
  await page.reload()
  expect((await again).status()).toBe(200)
  await expect(toggle).toBeChecked()
  expect(asked).toEqual(['asked'])

  await toggle.click()
  await expect(toggle).not.toBeChecked()
  await expect(toggle).toBeEnabled()
  expect(await registration(request, host.url, who)).toBe(false)
})

for (const { language, path, title } of [
  { language: 'ar', path: '/notifcations', title: 'صُحِّح اختبارك 11' },
  { language: 'en', path: '/en/notifcations', title: 'Your exam has been graded 11' },
] as const) {
  test(`in the foreground (${language}): logged to the console, shown once, also if the event arrives too`, async ({
    page,
    context,
    request,
    host,
  }) => {
    await context.grantPermissions(['notifications'])
    await answerAsFirebase(context)
    const logged = pushLogOf(page)
    const push = await switchOn(
      context,
      page,
      host.url,
      await tokenOf(request, host.url, learnerEmail(language === 'ar' ? 1 : 2)),
      path,
      language,
    )
    await push.deliver(news(11, { title, locale: language }))
    await push.deliver(news(11, { title, locale: language }))
    await expect(page.getByText(title)).toHaveCount(1)
    await expect.poll(() => logged.length).toBe(2)
    expect(logged[0]).toMatchObject({ data: { id: '11', link: '/exam-details/result/5' } })
  })
}

test('a push message and the event of the same notification are one, and of two tabs one announces', async ({
  page,
  context,
  request,
  host,
  ids,
}) => {
  await context.grantPermissions(['notifications'])
  await answerAsFirebase(context)
  const who = await tokenOf(request, host.url, learnerEmail(5))
  const push = await switchOn(context, page, host.url, who, '/notifcations', 'ar')
  const enrolled = await enrol(request, host.url, who, ids.course)
  // In the list, and above the page.
  await expect(page.getByText(enrolled.title)).toHaveCount(2)

  const other = await context.newPage()
  const logged = [page, other].map(pushLogOf)
  const registered = other.waitForResponse(isRegistering)
  await other.goto(`${host.url}/learn`)
  expect((await registered).status()).toBe(200)
  await push.deliver(news(enrolled.id, { title: 'التوأم' }))
  await push.deliver(news(9_999, { title: 'خبر آخر' }))
  await expect.poll(() => logged.map(({ length }) => length)).toEqual([2, 2])
  const announced = async (text: string) =>
    (await page.getByText(text).count()) + (await other.getByText(text).count())
  await expect.poll(() => announced('خبر آخر')).toBe(1)
  expect(await announced('التوأم')).toBe(0)
})

for (const { who, language, path, link, title } of [
  { who: learnerEmail(3), language: 'ar', path: '/notifcations', link: '/learn', title: 'صُحِّح اختبارك 21' },
  {
    who: company,
    language: 'en',
    path: '/en/notifcations?company',
    link: '/en/shop-history?company',
    title: 'Your order 12 is paid.',
  },
] as const) {
  test(`in the background (${language}): the system shows it in its language; a click opens the page in the right app, and marks it as read`, async ({
    page,
    context,
    request,
    host,
    ids,
  }) => {
    await context.grantPermissions(['notifications'])
    await answerAsFirebase(context)
    const signedIn = await tokenOf(request, host.url, who)
    const push = await switchOn(context, page, host.url, signedIn, path, language)
    const worker =
      context.serviceWorkers().find(one => one.url().endsWith('/firebase-messaging-sw.js')) ??
      (await context.waitForEvent('serviceworker'))
    // Another tab is to be seen; ours is not of this site any more, once the worker sees no window: until then it hands messages to it.
    await page.goto('about:blank')
    await expect.poll(() => windows(worker)).toBe(0)
    const id = who === company ? 21 : (await answered(request, host.url, signedIn, ids)).id
    // The second one replaces the first, and comes when that is there: the browser shows two at once in either order.
    for (const each of ['1', title]) {
      await push.deliver(news(id, { title: each, link, locale: language }))
      await expect
        .poll(() => shown(worker))
        .toEqual([
          { title: each, lang: language, dir: language === 'ar' ? 'rtl' : 'ltr', tag: `masar-${id}` },
        ])
    }
    const opened = await clickNotification(worker)
    expect(opened).toBe(`${host.url}${link}#notification-${id}`)
    await expect.poll(() => shown(worker)).toEqual([])
    if (who === company) return
    expect((await newest(request, host.url, signedIn)).is_read).toBe(false)
    await page.goto(opened)
    await expect(page).toHaveURL(host.url + link)
    await expect.poll(async () => newest(request, host.url, signedIn)).toMatchObject({ id, is_read: true })
  })
}

const windows = (worker: Worker) =>
  worker.evaluate(async () => {
    const { clients } = self as unknown as { clients: { matchAll: (which: object) => Promise<unknown[]> } }
    return (await clients.matchAll({ type: 'window', includeUncontrolled: true })).length
  })

const shown = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration }
    return (await registration.getNotifications()).map(({ title, lang, dir, tag }) => ({
      title,
      lang,
      dir,
      tag,
    }))
  })

/** Clicks the notification. A test cannot produce the user activation that a browser requires before it opens a window, so the last step is only recorded. */
const clickNotification = (worker: Worker) =>
  worker.evaluate(async () => {
    const scope = self as unknown as {
      registration: ServiceWorkerRegistration
      clients: { openWindow: (url: string) => Promise<null> }
      dispatchEvent(event: Event): void
      NotificationEvent: new (type: string, init: object) => Event
    }
    const [notification] = await scope.registration.getNotifications()
    return new Promise<string>(resolve => {
      scope.clients.openWindow = async url => {
        resolve(url)
        return null
      }
      scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }))
    })
  })

test('a person who denies the permission reads how to grant it', async ({ page, context, request, host }) => {
  await context.clearPermissions()
  await page.addInitScript(() => {
    Notification.requestPermission = async () => 'denied'
  })
  await putCookies(context, host.url, await tokenOf(request, host.url, learnerEmail(4)))
  await page.goto(`${host.url}/notifcations`)
  await live(page)
  await page.getByRole('switch', { name: switchName('ar') }).click()
  // Headless browsers deny by themselves: either way the person reads why.
  await expect(
    page
      .getByText(say('ar', 'Your browser did not allow notifications.'))
      .or(
        page.getByText(
          say(
            'ar',
            'Your browser blocks notifications from Masar. Allow them in its settings for this site, then switch them on here.',
          ),
        ),
      )
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('switch', { name: switchName('ar') })).not.toBeChecked()
})

base(
  'where Firebase is not set up the page says so and asks for nothing',
  async ({ page, signedIn, newLearner, go }) => {
    await signedIn(newLearner())
    await go('/notifcations')
    await expect(
      page.getByText(
        say(
          'ar',
          'This site sends no notifications to devices. You read your notifications here, and by e-mail if you choose so.',
        ),
      ),
    ).toBeVisible()
    await expect(page.getByRole('switch', { name: switchName('ar') })).toHaveCount(0)
  },
)
