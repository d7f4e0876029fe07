import type { Route } from '@playwright/test'
import {
  allSaved,
  answerRightly,
  keysOf,
  next,
  shownQuestion,
  startExam,
  storedAnswers,
} from '../fixtures/exam.ts'
import { fillSignIn, signOut } from '../fixtures/screens.ts'
import { cookiesOf } from '../fixtures/state.ts'
import { expect, test } from '../fixtures/test.ts'

const keys = keysOf('data-analysis-with-spreadsheets')

test('answers given offline are kept, said so, and all arrive once the network is back @both', async ({
  page,
  context,
  language,
  path,
  say,
  t,
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
  await startExam(page, language, path(`/exam-details/${ids.exam}`), api, ids.course)
  await answerRightly(page, language, keys)
  await allSaved(page, language)
  await context.setOffline(true)
  for (let step = 0; step < 3; step += 1) {
    await next(page, language)
    await answerRightly(page, language, keys)
  }
  const status = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: t('في انتظار الاتصال', 'Waiting for the network') })
  await expect(status).toBeVisible({ timeout: 15_000 })
  await expect(status).toContainText('3')
  expect((await storedAnswers(api, ids.exam)).answered).toBe(1)
  await context.setOffline(false)
  await expect(page.getByRole('status').filter({ hasText: say('All saved') })).toBeVisible({
    timeout: 20_000,
  })
  expect((await storedAnswers(api, ids.exam)).answered).toBe(4)
})

test('answers given offline outlive the page: a reload with the network back sends them', async ({
  page,
  context,
  language,
  path,
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
  await startExam(page, language, path(`/exam-details/${ids.exam}`), api, ids.course)
  await context.setOffline(true)
  await answerRightly(page, language, keys)
  await next(page, language)
  await answerRightly(page, language, keys)
  // Each of the others shows whole, too, whatever its text is made of.
  for (let step = 2; step < keys.length; step += 1) {
    await next(page, language)
    await shownQuestion(page, language, keys)
  }
  await page.waitForTimeout(500)
  expect((await storedAnswers(api, ids.exam)).answered).toBe(0)
  await page.close()
  await context.setOffline(false)
  const later = await context.newPage()
  await later.goto(path(`/exam/${ids.exam}`))
  await allSaved(later, language)
  await expect.poll(async () => (await storedAnswers(api, ids.exam)).answered).toBe(2)
})

test('a second tab takes the exam over; the first says so, and can take it back', async ({
  page,
  context,
  language,
  path,
  say,
  sayLike,
  ids,
  newLearner,
  signedIn,
  call,
  watch,
}) => {
  watch.allow(/409 (?:PUT|POST) .*\/attempts\//)
  const email = newLearner()
  await signedIn(email)
  const api = await call(email)
  await startExam(page, language, path(`/exam-details/${ids.exam}`), api, ids.course)
  await answerRightly(page, language, keys)
  await allSaved(page, language)
  const second = await context.newPage()
  await second.goto(path(`/exam-details/${ids.exam}`))
  await second.getByRole('button', { name: say('Continue the exam') }).click()
  await expect(
    second.getByRole('navigation', { name: say('Questions') }).locator('[data-answered]'),
  ).toHaveCount(1)
  await second
    .getByRole('navigation', { name: say('Questions') })
    .getByRole('button', { name: sayLike('Question {number}') })
    .nth(2)
    .click()
  await answerRightly(second, language, keys)
  await allSaved(second, language)

  await page.bringToFront()
  await next(page, language)
  const notice = page.getByText(say('The exam is now open in another window or on another device'))
  const field = page.locator('[data-question] input').first()
  if (!(await notice.isVisible()))
    await answerRightly(page, language, keys).catch((error: unknown) => {
      if (!String(error).includes('disabled')) throw error
    })
  await expect(notice).toBeVisible()
  await expect(field).toBeDisabled()

  await page.getByRole('button', { name: say('Continue here') }).click()
  await expect(notice).toBeHidden()
  const steps = page.getByRole('navigation', { name: say('Questions') })
  await expect(
    steps.getByRole('button', { name: sayLike('Question {number}') }).nth(2),
    'what the other tab answered is here',
  ).toHaveAttribute('data-answered', 'true')
  await steps
    .getByRole('button', { name: sayLike('Question {number}') })
    .nth(3)
    .click()
  await answerRightly(page, language, keys)
  await allSaved(page, language)
  const shown = await steps.locator('[data-answered]').count()
  expect(shown).toBeGreaterThanOrEqual(3)
  expect((await storedAnswers(api, ids.exam)).answered, 'the screen says what the service holds').toBe(shown)
})

test('an older revision never overwrites a newer one, and the answer key is nowhere in what the page was sent', async ({
  page,
  language,
  path,
  ids,
  newLearner,
  signedIn,
  call,
}) => {
  const email = newLearner()
  await signedIn(email)
  const api = await call(email)
  const bodies: string[] = []
  page.on('response', async response => {
    if (/\/client-api\/v1\/(?:exams|attempts|courses)\//.test(response.url()))
      bodies.push(await response.text().catch(() => ''))
  })
  await startExam(page, language, path(`/exam-details/${ids.exam}`), api, ids.course)
  await answerRightly(page, language, keys)
  await allSaved(page, language)
  expect(bodies.length).toBeGreaterThan(1)
  for (const body of bodies)
    expect(body).not.toMatch(/"(?:correct|accepted|explanation|tolerance|answer_key|right_answer)"/)
  const { attempt, holder } = await storedAnswers(api, ids.exam)
  const {
    body: { data },
  } = await api('GET', `/attempts/${attempt}`)
  const saved = (data.questions as { id: number; revision: number; answer: unknown }[]).find(
    ({ answer }) => answer !== null,
  )
  const stale = await api('PUT', `/attempts/${attempt}/answers/${saved?.id}`, {
    holder,
    value: null,
    revision: saved?.revision,
    made_at: new Date().toISOString(),
  })
  expect(stale.status).toBe(409)
  expect(stale.body).toMatchObject({ code: 'revision_stale' })
  expect((await storedAnswers(api, ids.exam)).answered).toBe(1)
})

test('P-04: signing out leaves no unsent answer behind without asking; one that a session’s end left is sent when its owner comes back', async ({
  page,
  context,
  language,
  path,
  go,
  say,
  t,
  ids,
  newLearner,
  signedIn,
  call,
  watch,
}) => {
  watch.allow(/ERR_FAILED|40[13] /)
  const email = newLearner()
  await signedIn(email)
  const api = await call(email)
  await startExam(page, language, path(`/exam-details/${ids.exam}`), api, ids.course)
  const away = (route: Route) => route.abort('failed')
  await page.route(/\/answers\//, away)
  await answerRightly(page, language, keys)
  await page.getByRole('link', { name: say('Leave the exam page; the clock keeps running') }).click()
  await signOut(page, language)
  const told = page.getByText(t('لم تُرسل بعد وستُفقد', 'is not sent yet and would be lost'))
  await expect(told).toBeVisible()
  expect((await cookiesOf(context))['token']).toBeDefined()

  await context.clearCookies()
  await go('/auth/login?next=%2Flearn')
  expect((await storedAnswers(api, ids.exam)).answered).toBe(0)
  await page.unroute(/\/answers\//, away)
  await fillSignIn(page, language, email)
  await expect.poll(async () => (await storedAnswers(api, ids.exam)).answered).toBe(1)

  await page.route(/\/answers\//, away)
  await go(`/exam/${ids.exam}`)
  await next(page, language)
  await answerRightly(page, language, keys)
  await page.getByRole('link', { name: say('Leave the exam page; the clock keeps running') }).click()
  await signOut(page, language)
  await expect(told).toBeVisible()
  await page.getByRole('button', { name: say('Sign out anyway') }).click()
  await expect(page).toHaveURL(/\/(?:en)?$/)
  expect((await cookiesOf(context))['token']).toBeUndefined()
  const kept = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open('masar-exam')
          opening.onerror = () => reject(new Error('The store did not open.'))
          opening.onsuccess = () => {
            const count = opening.result.transaction('answers').objectStore('answers').count()
            count.onsuccess = () => resolve(count.result)
          }
        }),
    )
  expect(await kept()).toBe(0)
})
