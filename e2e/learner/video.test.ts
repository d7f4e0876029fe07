import { expect, test } from '../fixtures/test.ts'

test('a video plays with captions in both languages, keeps its place, and goes on there after a reload @both', async ({
  page,
  go,
  language,
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
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState))
    .toBeGreaterThanOrEqual(1)
  expect(
    await video
      .locator('track')
      .evaluateAll(tracks => tracks.map(track => track.getAttribute('srclang')).sort()),
  ).toEqual(['ar', 'en'])
  const shown = await video.evaluate(
    (element: HTMLVideoElement) => [...element.textTracks].find(track => track.mode === 'showing')?.language,
  )
  expect(shown, 'captions in the language of the page').toBe(language)

  await video.evaluate(async (element: HTMLVideoElement) => {
    element.muted = true
    element.currentTime = 12
    await element.play()
  })
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(13)
  await video.evaluate((element: HTMLVideoElement) => element.pause())
  const at = await video.evaluate((element: HTMLVideoElement) => element.currentTime)
  await expect
    .poll(
      async () => (await api('GET', `/lessons/${ids.video}`)).body.data.position_seconds,
      'where it was left',
    )
    .toBe(Math.floor(at))

  await page.reload()
  await expect
    .poll(() => page.locator('video').evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThanOrEqual(Math.floor(at))
  expect(
    await page.locator('video').evaluate((element: HTMLVideoElement) => element.currentTime),
  ).toBeLessThan(at + 2)
})

test('the player speaks the page’s language, obeys an Arabic keyboard, and keeps captions and speed for the next time', async ({
  page,
  go,
  t,
  language,
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
  const play = page.getByRole('button', { name: t('تشغيل', 'Play'), exact: true })
  await expect(play).toBeVisible()
  const tooSmall = () =>
    page
      .locator('.media-skin .media-button:visible')
      .evaluateAll(buttons =>
        buttons
          .filter(button => button.clientWidth < 44 || button.clientHeight < 44)
          .map(button => button.className),
      )
  await expect.poll(tooSmall, 'buttons that a finger would miss').toEqual([])
  const video = page.locator('video')
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState))
    .toBeGreaterThanOrEqual(1)
  const shown = () =>
    video.evaluate(
      (element: HTMLVideoElement) =>
        [...element.textTracks].find(track => track.mode === 'showing')?.language,
    )
  // Captions that the browser has yet to turn on would be turned on by the key that is to turn them off.
  await expect.poll(shown, 'captions in the language of the page').toBe(language)
  // Playwright knows no Arabic keyboard: the event is what one sends for the key that has C on it. The player takes keys once its controls
  // have come to life, which may be after the file is known; a key that is not handled is pressed again, as a person does.
  await expect(async () => {
    if ((await shown()) !== undefined)
      await play.dispatchEvent('keydown', { key: 'ؤ', code: 'KeyC', bubbles: true })
    expect(await shown()).toBeUndefined()
  }).toPass()
  await play.focus()
  await page.keyboard.press('c')
  await expect.poll(shown).toBe(language)
  await page.keyboard.press('c')
  await expect.poll(shown).toBeUndefined()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('captions'))).toBe('off')
  await page.keyboard.press('ArrowRight')
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThanOrEqual(5)

  await page.getByRole('button', { name: t('الإعدادات', 'Settings') }).click()
  await page.getByRole('menuitem', { name: t('السرعة', 'Speed') }).click()
  await page.getByRole('menuitemradio', { name: '1.5' }).click()
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.playbackRate)).toBe(1.5)
  // The element says so by an event, which may come after the property has changed; a reload before it loses the choice.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('playback-rate'))).toBe('1.5')
  await page.reload()
  await expect(play).toBeVisible({ timeout: 20_000 })
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.playbackRate)).toBe(1.5)
  expect(await shown(), 'captions stay off').toBeUndefined()
  await expect(async () => {
    if ((await shown()) === undefined) await play.press('c')
    expect(await shown()).toBe(language)
  }).toPass()
})

test('a video is done once it was played, not once its end was; the course’s progress says so', async ({
  page,
  go,
  say,
  sayLike,
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
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState))
    .toBeGreaterThanOrEqual(1)
  await video.evaluate(async (element: HTMLVideoElement) => {
    element.muted = true
    element.currentTime = element.duration - 1
    await element.play()
  })
  const bar = page.getByRole('navigation', { name: say('From lesson to lesson') })
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.ended)).toBe(true)
  await expect(bar).toContainText(sayLike('Watched: {percent}'))
  expect((await api('GET', `/lessons/${ids.video}`)).body.data).toMatchObject({ is_completed: false })
  await video.evaluate(async (element: HTMLVideoElement) => {
    element.currentTime = 0
    element.playbackRate = 3
    await element.play()
  })
  await expect(bar.getByText(say('Done'), { exact: true })).toBeVisible({ timeout: 25_000 })
  await expect
    .poll(async () => (await api('GET', `/courses/${ids.course}/enrolment`)).body.data.percent)
    .toBe(14)
})

test('media of a lesson cannot be had without a signed address, nor by another person who has it', async ({
  page,
  go,
  request,
  host,
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
  const source = await page.locator('video').getAttribute('src')
  const address = new URL(source ?? '', host.url)
  const part = { headers: { range: 'bytes=0-99' } }
  expect((await page.request.get(address.href, part)).status()).toBe(206)
  // Sent by another program, without the cookies of this browser.
  expect((await request.get(address.href, part)).status()).toBe(403)
  address.search = ''
  expect((await request.get(address.href)).status()).toBeGreaterThanOrEqual(400)
})

test('a lesson prints its text, whole, and nothing of the player or of the ways on', async ({
  page,
  go,
  say,
  ids,
  newLearner,
  signedIn,
  call,
}) => {
  const email = newLearner()
  await signedIn(email)
  const api = await call(email)
  await api('POST', `/courses/${ids.course}/enrolments`)
  const bars = [
    page.getByRole('navigation', { name: say('From lesson to lesson') }),
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('complementary'),
    page.getByRole('tablist'),
    page.locator('video'),
    page.getByRole('main').getByRole('button'),
  ]
  const text = (await api('GET', `/lessons/${ids.lesson}`)).body.data.body as string
  const words = text.replace(/^```.*$/gm, '').match(/\p{L}{4,}/gu) ?? []
  expect(words.length).toBeGreaterThan(50)
  for (const id of [ids.video, ids.lesson]) {
    await page.emulateMedia({ media: 'screen' })
    await go(`/lesson/${id}`)
    const title = page.getByRole('main').getByRole('heading', { level: 1 })
    await expect(title).toBeVisible()
    await expect(bars[0]!).toBeVisible()
    if (id === ids.video) await expect(page.locator('video')).toBeVisible()
    else await expect(page.getByRole('main')).toContainText(words.at(-1)!)
    // A sheet of A4 between its margins.
    await page.setViewportSize({ width: 718, height: 1000 })
    await page.emulateMedia({ media: 'print' })
    await expect(title).toBeVisible()
    for (const bar of bars) await expect(bar.filter({ visible: true })).toHaveCount(0)
    expect(
      await page.getByRole('main').evaluate(cutOrCovered),
      `what is cut or covered in lesson ${id}`,
    ).toEqual([])
  }
  // The last lesson has a text: as much of it as the screen shows is on the paper.
  const printed = await page.getByRole('main').innerText()
  expect(words.filter(word => !printed.includes(word))).toEqual([])
})

/** What of a printed page is cut off by its own box, or stands over the rest on every sheet. */
function cutOrCovered(main: Element): string[] {
  return [...main.querySelectorAll<HTMLElement>('*')]
    .filter(element => {
      const { overflowX, overflowY, position, clip } = getComputedStyle(element)
      if (element.checkVisibility() === false || clip !== 'auto') return false
      const isCut =
        (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
        (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1)
      return isCut || position === 'fixed' || position === 'sticky'
    })
    .map(element => `${element.tagName} ${element.textContent.slice(0, 40)}`)
}

test('on a phone the video stays at the top while what is below it scrolls, and the ways on stay at hand', async ({
  page,
  go,
  say,
  ids,
  newLearner,
  signedIn,
  call,
}) => {
  const email = newLearner()
  await signedIn(email)
  await (
    await call(email)
  )('POST', `/courses/${ids.course}/enrolments`)
  await page.setViewportSize({ width: 360, height: 640 })
  await go(`/lesson/${ids.video}`)
  const video = page.locator('video')
  await expect(video).toBeVisible()
  await page.evaluate(() => scrollTo(0, 500))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  await expect(video).toBeInViewport({ ratio: 0.9 })
  await expect(page.getByRole('navigation', { name: say('From lesson to lesson') })).toBeInViewport({
    ratio: 0.9,
  })
})
