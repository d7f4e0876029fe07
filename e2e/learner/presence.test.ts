import { expect, live, test } from '../fixtures/test.ts'
import { Watch } from '../fixtures/watch.ts'

test('others in a lesson are counted, and named once they agree', async ({
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
  for (const email of [mine, theirs])
    expect((await (await call(email))('POST', `/courses/${ids.course}/enrolments`)).status).toBeLessThan(300)
  await signedIn(mine)
  await go(`/lesson/${ids.lesson}`)
  const here = page.getByRole('region', { name: say('Others in this lesson') })

  const elsewhere = await browser.newContext({ ...contextOptions, baseURL: host.url })
  const watch = new Watch(elsewhere)
  const { user } = await signedIn(theirs, elsewhere)
  const other = await elsewhere.newPage()
  await other.goto(path(`/lesson/${ids.lesson}`))
  await live(other)
  await expect(here).toContainText(t('معك في هذا الدرس شخص آخر.', 'One other person is in this lesson.'))
  await expect(here).not.toContainText(user.name)

  const consent = other.getByRole('switch', {
    name: say('Show my name to others who are in the same lesson'),
  })
  await expect(consent).not.toBeChecked()
  // Two tabs are one person, with one consent.
  const second = await elsewhere.newPage()
  await second.goto(path(`/lesson/${ids.lesson}`))
  const consentThere = second.getByRole('switch', {
    name: say('Show my name to others who are in the same lesson'),
  })
  await expect(consentThere).not.toBeChecked()
  await consent.click()
  await expect(here).toContainText(user.name)
  await expect(consent).toBeChecked()
  await expect(consentThere).toBeChecked()
  await consentThere.click()
  await expect(here).not.toContainText(user.name)
  await expect(here).toContainText(t('معك في هذا الدرس شخص آخر.', 'One other person is in this lesson.'))
  await expect(consent).not.toBeChecked()

  await elsewhere.close()
  await expect(here, 'nothing is said to who is alone').toBeHidden()
  expect(watch.unexpected).toEqual([])
})
