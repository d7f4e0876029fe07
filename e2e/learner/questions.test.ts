import { expect, live, test } from '../fixtures/test.ts'
import { Watch } from '../fixtures/watch.ts'

test('a question outlives a reload, is answered live by another learner, accepted, and found in the course by keyboard', async ({
  page,
  browser,
  go,
  say,
  t,
  path,
  ids,
  host,
  signedIn,
  newLearner,
  call,
  contextOptions,
}) => {
  const [mine, theirs] = [newLearner(), newLearner()]
  for (const email of [mine, theirs]) await (await call(email))('POST', `/courses/${ids.course}/enrolments`)
  await signedIn(mine)
  await go(`/lesson/${ids.lesson}?tab=questions`)
  const words = t('هل للزرافات لغة؟', 'Do giraffes have a language?')

  await test.step('what is written stays until it is sent', async () => {
    await page.getByRole('button', { name: say('Ask a question') }).click()
    await page.getByRole('textbox', { name: say('Your question') }).fill(words)
    await page.reload()
    await expect(page.getByRole('textbox', { name: say('Your question') })).toHaveValue(words)
    await page.getByRole('button', { name: say('Ask the question') }).click()
    await expect(page.getByRole('listitem').filter({ hasText: words })).toBeVisible()
    await expect(page.getByRole('button', { name: say('Ask a question') })).toBeFocused()
  })

  const elsewhere = await browser.newContext({ ...contextOptions, baseURL: host.url })
  const watch = new Watch(elsewhere)
  const { user } = await signedIn(theirs, elsewhere)
  const other = await elsewhere.newPage()
  await other.goto(path(`/lesson/${ids.lesson}?tab=questions`))
  await live(other)

  await test.step('another learner answers, and the page of the first shows it', async () => {
    const question = other.getByRole('listitem').filter({ hasText: words })
    await question.getByRole('button', { name: say('Reply'), exact: true }).click()
    await question.getByRole('textbox', { name: say('Your reply') }).fill(t('نعم، بالهمهمة', 'Yes, they hum'))
    await question.getByRole('button', { name: say('Send the reply') }).click()
    const asked = page.getByRole('listitem').filter({ hasText: words })
    await asked.getByRole('button', { name: t('ردّ واحد', 'One reply') }).click()
    await expect(asked).toContainText(user.name)
    await asked.getByRole('button', { name: say('Accept this answer') }).click()
    await expect(other.getByText(say('Accepted answer'))).toBeVisible()
  })
  await elsewhere.close()
  expect(watch.unexpected).toEqual([])

  await test.step('found from another lesson', async () => {
    await go(`/lesson/${ids.video}`)
    const search = page.getByRole('button', { name: say('Search this course') }).filter({ visible: true })
    if ((await search.count()) === 0) await page.getByRole('button', { name: say('Curriculum') }).click()
    await search.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('searchbox', { name: say('Words to look for') })).toBeFocused()
    await page.keyboard.type(t('زرافات', 'giraffes'))
    const hit = page.getByRole('dialog').getByRole('link').filter({ hasText: words })
    await hit.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/question=\d+/)
    await expect(page.getByRole('listitem').filter({ hasText: words })).toBeFocused()
  })
})
