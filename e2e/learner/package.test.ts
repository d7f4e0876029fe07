import { packageLearners } from '../fixtures/people.ts'
import { expect, live, test } from '../fixtures/test.ts'

/** The right answers of the demo's practice, in its order. */
const rightChoices = [0, 1, 2, 2]

test('a package is answered in its frame, goes on after a reload, and completes its lesson @both', async ({
  page,
  host,
  go,
  say,
  language,
  ids,
  signedIn,
  call,
}) => {
  const email = packageLearners[language === 'ar' ? 0 : 1]
  await signedIn(email)
  const api = await call(email)
  const lesson = async () => (await api('GET', `/lessons/${ids.package}`)).body.data
  await go(`/lesson/${ids.package}`)
  const outer = page.locator('section iframe')
  const content = outer.contentFrame().locator('#content').contentFrame()
  const answer = async (from: number, to: number) => {
    for (const choice of rightChoices.slice(from, to)) {
      await content.getByRole('radio').nth(choice).check()
      await content.locator('#check').click()
      await content.locator('#next').click()
    }
  }

  await test.step('at an origin of its own, in a frame that may do little', async () => {
    await expect(content.locator('#progress')).toHaveText(/1/)
    const address = new URL((await outer.getAttribute('src')) ?? '')
    expect(address.hostname).not.toBe(new URL(host.url).hostname)
    expect(await outer.getAttribute('sandbox')).not.toContain('top-navigation')
    expect(await content.locator('body').evaluate(() => document.cookie)).toBe('')
  })

  await test.step('goes on where it was left', async () => {
    await answer(0, 2)
    await page.reload()
    await live(page)
    await expect(content.locator('#progress')).toHaveText(/3/)
    expect((await lesson()).is_completed).toBe(false)
  })

  await test.step('says itself when it is done, and how well', async () => {
    await answer(2, 4)
    const standing = page.getByRole('status').filter({ hasText: say('Done') })
    await expect(standing.filter({ hasText: '100' })).toBeVisible()
    expect(await lesson()).toMatchObject({
      is_completed: true,
      package: { parts: [{ state: 'done', score: 100 }] },
    })
    await expect(page.getByRole('button', { name: say('Mark as done') })).toBeHidden()
  })
})

test('who is signed out, and another session, find nothing by the address of a package', async ({
  page,
  go,
  language,
  ids,
  signedIn,
}) => {
  await signedIn(packageLearners[language === 'ar' ? 0 : 1])
  await go(`/lesson/${ids.package}`)
  const address = (await page.locator('section iframe').getAttribute('src')) ?? ''
  const status = async (url: string) => (await fetch(url)).status
  expect(await status(address)).toBe(200)
  const altered = address.replace(/\/p\/(\d+)/, (_, lesson: string) => `/p/${Number(lesson) - 1}`)
  expect(await status(altered)).toBe(403)
  const { origin } = new URL(address)
  expect([await status(`${origin}/`), await status(`${origin}/client-api/v1/home`)]).toEqual([404, 404])
})
