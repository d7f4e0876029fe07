import type { BrowserContext, Page } from '@playwright/test'
import { allSaved, answerRightly, keysOf, next, startExam, storedAnswers } from '../fixtures/exam.ts'
import { expect, live, test } from '../fixtures/test.ts'

test.use({ serviceWorkers: 'allow' })
const keys = keysOf('data-analysis-with-spreadsheets')

/** The worker controls the page, and has kept the page and the app. */
async function kept(page: Page, path: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async address => {
        const own = await (await caches.open('masar-kept')).keys()
        const shell = await caches.match(`/_shell/learner/${document.documentElement.lang.slice(0, 2)}`)
        return own.some(({ url }) => url.endsWith(address)) && shell !== undefined
      }, path),
    )
    .toBe(true)
}
const reload = async (page: Page) => {
  await page.reload()
  await live(page)
}
const network = (context: BrowserContext, isOn: boolean) => context.setOffline(!isOn)

test('a lesson and an exam under way open without a network; what is done there is kept, and arrives', async ({
  page,
  context,
  language,
  path,
  go,
  say,
  ids,
  newLearner,
  signedIn,
  call,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  const email = newLearner()
  await signedIn(email)
  const api = await call(email)
  await api('POST', `/courses/${ids.course}/enrolments`)
  const isDone = async () => (await api('GET', `/lessons/${ids.lesson}`)).body.data.is_completed as boolean
  const waits = page.getByRole('status').filter({ hasText: 'is kept on this device' })

  await test.step('a lesson', async () => {
    await go(`/lesson/${ids.lesson}`)
    await kept(page, path(`/lesson/${ids.lesson}`))
    await network(context, false)
    await reload(page)
    await page.getByRole('button', { name: say('Mark as done') }).click()
    await expect(page.getByRole('button', { name: say('Done') })).toBeVisible()
    await expect(waits).toBeVisible()
    await reload(page)
    await expect(page.getByRole('button', { name: say('Done') })).toBeVisible()
    await expect(waits).toBeVisible()
    await page.goto(path('/courses'))
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
    await page.getByRole('navigation').getByRole('link').click()
    await expect(waits).toBeVisible()
    expect(await isDone()).toBe(false)
    await network(context, true)
    await expect.poll(isDone).toBe(true)
    await expect(waits).toBeHidden()
  })

  await test.step('an exam', async () => {
    await startExam(page, language, path(`/exam-details/${ids.exam}`), api, ids.course)
    await answerRightly(page, language, keys)
    await allSaved(page, language)
    await kept(page, path(`/exam/${ids.exam}`))
    await network(context, false)
    await next(page, language)
    await answerRightly(page, language, keys)
    // In the very moment after the answer: what IndexedDB has not finished by then is written as the page is left.
    await reload(page)
    const answered = page.getByRole('navigation', { name: say('Questions') }).locator('[data-answered]')
    await expect(answered).toHaveCount(2)
    await next(page, language)
    await answerRightly(page, language, keys)
    // What was under way as the page was left may have gone out after it.
    expect((await storedAnswers(api, ids.exam)).answered).toBeLessThan(3)
    await network(context, true)
    await expect.poll(async () => (await storedAnswers(api, ids.exam)).answered).toBe(3)
  })
})
