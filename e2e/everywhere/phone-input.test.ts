import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'

const label = (t: (ar: string, en: string) => string) => t('رقم الجوال', 'Mobile number')
const picker = (page: Page, t: (ar: string, en: string) => string) =>
  page.getByRole('button', { name: new RegExp(t('مفتاح الدولة', 'Country code')) })
const list = (page: Page) => page.locator('[role="listbox"]:has([data-key="SA"])')
const isHighlighted = (page: Page, code: string) =>
  expect(page.locator(`[role="option"][data-key="${code}"]`)).toBeFocused()

test.beforeEach(async ({ page, go, t }) => {
  await go('/test')
  await expect(picker(page, t)).toBeVisible()
})

test('the country is found and taken by keys alone; Escape gives the focus back, Tab moves on', async ({
  page,
  t,
}) => {
  await picker(page, t).focus()
  await page.keyboard.press('Space')
  await isHighlighted(page, 'SA')
  await page.keyboard.press('Escape')
  await expect(list(page)).toHaveCount(0)
  await expect(picker(page, t)).toBeFocused()

  await page.keyboard.press('ArrowDown')
  await isHighlighted(page, 'AE')
  await page.keyboard.press('Tab')
  await expect(list(page)).toHaveCount(0)
  await expect(page.getByLabel(label(t))).toBeFocused()

  await picker(page, t).focus()
  await page.keyboard.press('Enter')
  await isHighlighted(page, 'SA')
  await page.keyboard.press('k')
  await isHighlighted(page, 'KW')
  await page.keyboard.press('Enter')
  await expect(picker(page, t)).toHaveAccessibleName(/\+965/)
  await expect(page.getByLabel(label(t))).toBeFocused()
})

test('Arabic digits become a number as the country writes it', async ({ page, t }) => {
  const field = page.getByLabel(label(t))
  await field.fill('٠٥٠١٢٣٤٥٦٧')
  await expect(field).toHaveValue('0501234567')
  // The numbering plans may still be on their way: leaving the field is what writes the number out.
  await expect(async () => {
    await field.focus()
    await field.blur()
    await expect(field).toHaveValue('050 123 4567', { timeout: 500 })
  }).toPass()
})

test('with little room below, the list opens above the field', async ({ page, t }) => {
  await page.setViewportSize({ width: 800, height: 600 })
  await picker(page, t).evaluate(button =>
    window.scrollTo(0, button.getBoundingClientRect().bottom + window.scrollY - window.innerHeight + 100),
  )
  await picker(page, t).click()
  await expect(list(page)).toBeVisible()
  const [field, opened] = await Promise.all([picker(page, t).boundingBox(), list(page).boundingBox()])
  expect(opened!.y + opened!.height).toBeLessThanOrEqual(field!.y)
})

test('on 320 px the list stays inside the screen', async ({ page, t }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await picker(page, t).scrollIntoViewIfNeeded()
  await picker(page, t).click()
  await expect(list(page)).toBeVisible()
  const { x, width } = (await list(page).boundingBox())!
  expect(x).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(320)
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
  ).toBe(true)
})
