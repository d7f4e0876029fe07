import { expect, test } from '../fixtures/test.ts'

test('what a video says is searched and jumped to; a note at its second outlives a reload, and leads back to it', async ({
  page,
  go,
  say,
  t,
  path,
  ids,
  newLearner,
  signedIn,
  call,
}) => {
  const email = newLearner()
  await signedIn(email)
  const api = await call(email)
  await api('POST', `/courses/${ids.course}/enrolments`)
  await go(`/lesson/${ids.video}`)
  const video = page.locator('video')
  const second = () => video.evaluate((element: HTMLVideoElement) => Math.floor(element.currentTime))
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState))
    .toBeGreaterThanOrEqual(1)

  await test.step('the transcript', async () => {
    await page.getByRole('tab', { name: say('Transcript') }).click()
    await page.getByRole('searchbox', { name: say('Search the transcript') }).fill(t('المجاميع', 'totals'))
    await expect(page.locator('mark')).toHaveCount(1)
    await page
      .getByRole('list', { name: say('Transcript') })
      .getByRole('button', { name: /0:28/ })
      .click()
    await expect.poll(second).toBe(28)
    await expect(page).toHaveURL(/tab=transcript/)
  })

  await test.step('a note at that second', async () => {
    await page.getByRole('tab', { name: say('Notes') }).click()
    await page.getByRole('button', { name: say('Make a note at this second') }).click()
    await page.getByRole('textbox', { name: say('Your note') }).fill('المجموع **655** ريالًا')
    await expect(page.getByText(say('Saved'), { exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: '0:28' })).toBeVisible()
    await expect(page.locator('strong', { hasText: '655' })).toBeVisible()
  })

  await test.step('all notes, and back', async () => {
    await go('/learn')
    await page.getByRole('tab', { name: say('Notes') }).click()
    await page.getByRole('searchbox', { name: say('Search your notes') }).fill('مجموع')
    // What the browser prints is the notes and nothing else of the page.
    await page.evaluate(() => (window.print = () => document.body.setAttribute('data-printed', '')))
    await page.getByRole('button', { name: say('Print') }).click()
    await expect(page.locator('body[data-printed]')).toBeAttached()
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('article strong', { hasText: '655' })).toBeVisible()
    await expect(page.getByRole('searchbox', { name: say('Search your notes') })).toBeHidden()
    await expect(page.getByRole('banner')).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await expect(page.locator('article strong', { hasText: '655' })).toBeHidden()
    await page.getByRole('link', { name: '0:28' }).click()
    await expect(page).toHaveURL(url => url.pathname === path(`/lesson/${ids.video}`))
    await expect.poll(second).toBe(28)
    await expect(page.getByRole('listitem').filter({ hasText: '655' })).toBeFocused()
  })
})
