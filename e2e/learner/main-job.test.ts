import { allSaved, answerRightly, keysOf, next, storedAnswers } from '../fixtures/exam.ts'
import { rendered, fillSignIn } from '../fixtures/screens.ts'
import { expect, test } from '../fixtures/test.ts'

const keys = keysOf('data-analysis-with-spreadsheets')

test('a learner finds a free course by a carelessly written word, takes it, passes its exam and gets a certificate @both', async ({
  page,
  go,
  language,
  t,
  say,
  sayLike,
  ids,
  path,
  newLearner,
  call,
}) => {
  test.setTimeout(120_000)
  const email = newLearner()

  await test.step('finds it from the home page, ه for ة and no hamza', async () => {
    await go('/')
    const search = page
      .getByRole('main')
      .getByRole('searchbox', { name: say('What would you like to learn?') })
    await search.fill('الجداول الالكترونيه')
    await search.press('Enter')
    await expect(page).toHaveURL(/\/courses\?q=/)
    // The home page, which shows the course too, gives way only once the list is there.
    await expect(page.getByRole('heading', { level: 1, name: say('Courses'), exact: true })).toBeVisible()
    await page
      .getByRole('link', { name: t('تحليل البيانات بالجداول الإلكترونية', 'Data Analysis with Spreadsheets') })
      .click()
    await expect(page).toHaveURL(url => url.pathname === path(`/Course/${ids.course}`))
  })

  await test.step('presses to enrol, signs in for that course, and reads the first lesson', async () => {
    await page
      .getByRole('link', { name: say('Enrol free') })
      .filter({ visible: true })
      .click()
    await expect(page).toHaveURL(url => url.pathname === path('/auth/login'))
    await expect(page.getByRole('main')).toContainText(
      t('تحليل البيانات بالجداول الإلكترونية', 'Data Analysis with Spreadsheets'),
    )
    await fillSignIn(page, language, email)
    await expect(page).toHaveURL(url => url.pathname === path(`/lesson/${ids.lesson}`))
    await expect(
      page.getByRole('heading', { level: 1, name: t('جدول يمكن تحليله', 'A table you can analyse') }),
    ).toBeVisible()
    // What draws the text comes after the heading.
    await expect.poll(async () => (await page.locator('article').innerText()).length).toBeGreaterThan(1000)
    await page.getByRole('link', { name: say('Next'), exact: true }).click()
    await expect(
      page.getByRole('heading', { level: 1, name: t('الصيغ والمراجع', 'Formulas and references') }),
    ).toBeVisible()
  })

  const api = await call(email)
  /** Reports the video as played, which counts as far as the clock allows by now. */
  const watch = async () =>
    (await api('PUT', `/lessons/${ids.video}/progress`, { watched: [[0, 380]] })).body.data.is_completed
  await test.step('goes through all lessons to the exam', async () => {
    await watch()
    for (let step = 0; step < 4; step += 1) {
      const before = page.url()
      await page.getByRole('link', { name: say('Next'), exact: true }).click()
      await expect(page).not.toHaveURL(before)
      await rendered(page)
    }
    await page.getByRole('link', { name: say('To the exam') }).click()
    await expect(page).toHaveURL(url => url.pathname === path(`/exam-details/${ids.exam}`))
  })

  await test.step('reads what the exam is and starts it', async () => {
    await rendered(page)
    await expect(page.getByRole('main')).toContainText('60')
    await page.getByRole('button', { name: say('Check now') }).click()
    await expect(page.getByText(say('Good: an answer is saved at once.'))).toBeVisible()
    await expect(
      page.getByText(say('If the network is lost, your answers are kept on this device until it is back.')),
    ).toBeVisible()
    await page.getByRole('button', { name: say('Start the exam') }).click()
    await expect(
      page
        .getByRole('timer')
        .or(page.getByLabel(say('Time left')))
        .first(),
    ).toBeVisible()
  })

  await test.step('makes the text of the questions larger', async () => {
    const question = page.getByRole('heading', { level: 2, name: sayLike('Question {number} of {of}') })
    const size = () => question.evaluate(element => parseFloat(getComputedStyle(element).fontSize))
    const before = await size()
    await page.getByRole('button', { name: say('Larger text') }).click()
    await expect.poll(size).toBeGreaterThan(before)
  })

  await test.step('answers every kind; a reload in the middle loses nothing', async () => {
    const kinds = new Set<string>()
    for (let at = 0; at < keys.length; at += 1) {
      await expect(
        page.getByRole('heading', { level: 2, name: sayLike('Question {number} of {of}') }),
      ).toContainText(String(at + 1))
      kinds.add((await answerRightly(page, language, keys)).kind)
      if (at === 4) {
        await allSaved(page, language)
        expect((await storedAnswers(api, ids.exam)).answered).toBe(5)
        await page.reload()
        await expect(
          page.getByRole('navigation', { name: say('Questions') }).locator('[data-answered]'),
        ).toHaveCount(5)
        await expect(
          page.getByRole('heading', { level: 2, name: sayLike('Question {number} of {of}') }),
          'it goes on where it was',
        ).toContainText('5')
      }
      if (at < keys.length - 1) await next(page, language)
    }
    expect([...kinds].sort()).toEqual([
      'multiple_choice',
      'number',
      'short_text',
      'single_choice',
      'true_false',
    ])
    await allSaved(page, language)
  })

  await test.step('has watched the video', async () => {
    await expect.poll(watch, { timeout: 20_000 }).toBe(true)
  })

  await test.step('submits, and sees the whole score, the review and the certificate', async () => {
    await page.getByRole('button', { name: say('Check and submit') }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText(say('Every question is answered.'))
    await dialog.getByRole('button', { name: say('Submit the exam') }).click()
    await expect(page.getByRole('heading', { level: 1, name: say('The exam is submitted') })).toBeVisible()
    await page.getByRole('link', { name: say('See the result') }).click()
    await expect(page.getByRole('heading', { name: say('Passed. Well done!') })).toBeVisible()
    const total = keys.reduce((sum, { points }) => sum + points, 0)
    await expect(page.getByRole('main')).toContainText(new RegExp(`${total}\\D+${total}`))
    await expect(page.getByRole('heading', { level: 3, name: sayLike('Question {place}') })).toHaveCount(
      keys.length,
    )
    await expect(page.getByRole('link', { name: say('Your certificate') })).toHaveAttribute(
      'href',
      /\/certificate\/[A-Za-z0-9_-]{22}$/,
    )
  })

  await test.step('opens the certificate, as anybody may who has its address', async () => {
    await page.getByRole('link', { name: say('Your certificate') }).click()
    await expect(page.getByText(say('Certificate of completion'))).toBeVisible()
    await expect(page.getByText(say('Valid'), { exact: true })).toBeVisible()
  })

  await test.step('finds the course among the finished ones', async () => {
    await go('/learn')
    await expect(
      page
        .getByRole('link', {
          name: t('تحليل البيانات بالجداول الإلكترونية', 'Data Analysis with Spreadsheets'),
        })
        .first(),
    ).toBeVisible()
    await page.getByRole('tab', { name: say('Certificates') }).click()
    await expect(page).toHaveURL(url => url.search === '?tab=certificates')
    const saved = page.waitForEvent('download')
    await page
      .getByRole('button', { name: say('Save as PDF') })
      .first()
      .click()
    expect((await saved).suggestedFilename()).toMatch(/^masar-[\w-]{22}\.pdf$/)
    await page.goBack()
    await expect(page.getByRole('tab', { name: say('Finished'), selected: true })).toBeVisible()
    const { body } = await api('GET', '/my-courses')
    expect(body.data.my_courses[0]).toMatchObject({ percent: 100 })
  })
})
