import type { Page } from '@playwright/test'
import { rendered } from '../fixtures/screens.ts'
import { expect, test } from '../fixtures/test.ts'

/** Presses Tab until what has the focus bears a name, as an element of a kind where one is given; the focus is always to be seen. */
async function tabTo(page: Page, name: string, { tag = '*', most = 60 } = {}): Promise<void> {
  for (let press = 0; press < most; press += 1) {
    await page.keyboard.press('Tab')
    const {
      tag: found,
      text,
      isShown,
    } = await page.evaluate(() => {
      const element = document.activeElement ?? document.body
      const around = ['label', 'li', 'div'].map(each => element.closest(each)).filter(each => each !== null)
      const places: [Element, string?][] = [
        [element],
        [element, '::after'],
        ...around.map((each): [Element] => [each]),
      ]
      return {
        tag: element.tagName.toLowerCase(),
        text: `${element.getAttribute('aria-label') ?? ''} ${(element as HTMLInputElement).labels?.[0]?.textContent ?? ''} ${element === document.body ? '' : (element.textContent ?? '')}`.replace(
          /[\u2066-\u2069]/g,
          '',
        ),
        isShown: places.some(
          ([place, pseudo]) =>
            getComputedStyle(place, pseudo).outlineStyle !== 'none' ||
            getComputedStyle(place, pseudo).boxShadow !== 'none',
        ),
      }
    })
    if (!text.includes(name) || (tag !== '*' && tag !== found)) continue
    expect(isShown, `the focus on “${name}” is seen`).toBe(true)
    return
  }
  throw new Error(`Tab does not reach ${name}.`)
}

test('with the keyboard alone a learner goes from the home page through the search to the first answer of an exam', async ({
  page,
  go,
  say,
  t,
  ids,
  path,
  signedIn,
  newLearner,
  call,
}) => {
  const email = newLearner()
  await signedIn(email)
  const api = await call(email)
  await go('/')
  await rendered(page)
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus'), 'first of all, the way past the header').toHaveText(
    say('Skip to the content'),
  )
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
  await tabTo(page, say('What would you like to learn?'))
  await page.keyboard.type('الجداول الالكترونيه')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/courses\?q=/)
  await expect(page.locator('#main'), 'the new page has the focus').toBeFocused()
  // The heart on the cover bears the course's name as well.
  await tabTo(page, t('تحليل البيانات بالجداول الإلكترونية', 'Data Analysis with Spreadsheets'), { tag: 'a' })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(url => url.pathname === path(`/Course/${ids.course}`))
  await rendered(page)
  // It is rendered with the learner's data, and tabbing sooner skips its place.
  await expect(page.getByRole('button', { name: say('Enrol free') }).first()).toBeVisible()
  await tabTo(page, say('Enrol free'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(url => url.pathname === path(`/lesson/${ids.lesson}`))
  await expect(page.getByText(t('التحقت بدورة', 'You are enrolled in'))).toBeVisible()
  // What is said of the enrolment lies over no act: a covered button fails here.
  await page.getByRole('button', { name: say('Mark as done') }).click({ trial: true, timeout: 3000 })
  await go(`/exam-details/${ids.exam}`)
  await rendered(page)
  await tabTo(page, say('Start the exam'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(url => url.pathname === path(`/exam/${ids.exam}`))
  await expect(page.locator('[data-question]')).toBeVisible()
  const field = page.locator('[data-question] input').first()
  for (
    let press = 0;
    press < 40 &&
    !(await field.evaluate(
      element =>
        element === document.activeElement ||
        element.closest('fieldset')?.contains(document.activeElement) === true,
    ));
    press += 1
  )
    await page.keyboard.press('Tab')
  const kind = await field.getAttribute('type')
  await page.keyboard.press(kind === 'radio' || kind === 'checkbox' ? 'Space' : '5')
  await expect(page.locator('[data-answered]')).toHaveCount(1)
  await expect(page.getByRole('status').filter({ hasText: say('All saved') })).toBeVisible()
  expect((await api('GET', `/exams/${ids.exam}`)).body.data.open_attempt_id).toBeGreaterThan(0)
})
