import type { Locator, Page } from '@playwright/test'
import { dragByMouse, dragByTouch } from '../fixtures/dragging.ts'
import { company } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

const handles = (list: Locator, name: RegExp) => list.getByRole('button', { name })
/** Drags as the device does: a phone has no mouse. */
const dragIn = (page: Page, isMobile: boolean) => (from: Locator, to: Locator) =>
  isMobile ? dragByTouch(page, from, to) : dragByMouse(page, from, to)

test('courses of a learning path are dragged into their order, which stays @both', async ({
  page,
  go,
  say,
  sayLike,
  signedIn,
  call,
  language,
  isMobile,
}, info) => {
  const api = await call(company)
  const { data: seats } = (await api('GET', '/seats')).body as { data: { course: { id: number } }[] }
  const ids = seats.slice(0, 3).map(({ course }) => course.id)
  const names = { [language]: `Order ${info.project.name}` }
  const path = { names, order_enforced: false, course_ids: ids }
  const { data: made } = (await api('POST', '/learning-paths', path)).body as { data: { id: number } }
  const order = async () =>
    (
      (await api('GET', `/learning-paths/${made.id}`)).body as { data: { courses: { id: number }[] } }
    ).data.courses.map(({ id }) => id)
  expect(await order()).toEqual(ids)

  await signedIn(company)
  await go(`/learn?company&view=edit&path=${made.id}`)
  const list = page.getByRole('list', { name: say('Courses in their order', 'company') })
  await expect(list.getByRole('listitem')).toHaveCount(3)
  const handle = handles(list, sayLike('Place of {name}: the arrow keys move it', 'company'))
  await dragIn(page, isMobile)(handle.first(), handle.last())
  const [first, second, third] = ids
  await page.getByRole('button', { name: say('Save the learning path', 'company') }).click()
  await expect(page).not.toHaveURL(/view=edit/)
  expect(await order()).toEqual([second, third, first])
  await go(`/learn?company&view=edit&path=${made.id}`)
  await dragIn(page, isMobile)(handle.last(), handle.nth(1))
  await page.getByRole('button', { name: say('Save the learning path', 'company') }).click()
  await expect(page).not.toHaveURL(/view=edit/)
  await page.reload()
  expect(await order()).toEqual([second, first, third])
})

test('a department is dragged onto another one and stays below it', async ({ page, go, signedIn, call }) => {
  const api = await call(company)
  const names = ['Upper', 'Lower'].map(part => `${part} ${Date.now() % 100_000}`)
  const ids: number[] = []
  for (const en of names) {
    const { data } = (await api('POST', '/departments', { names: { en }, parent_id: null })).body as {
      data: { id: number }
    }
    ids.push(data.id)
  }
  const above = async () =>
    (
      (await api('GET', '/departments')).body as { data: { id: number; parent_id: number | null }[] }
    ).data.find(({ id }) => id === ids[1])?.parent_id
  await signedIn(company)
  await go('/departments?company')
  const row = (name = '') => page.getByRole('row', { name })
  await row(names[1]).scrollIntoViewIfNeeded()
  expect(await above()).toBeNull()
  await dragByMouse(page, row(names[1]).getByRole('button').first(), row(names[0]))
  await expect.poll(above).toBe(ids[0])
  await page.reload()
  await expect(row(names[1])).toHaveAttribute('aria-level', '2')
})

test('favourites are dragged into their order, which stays @both', async ({
  page,
  go,
  say,
  sayLike,
  signedIn,
  newLearner,
  call,
  isMobile,
}) => {
  const email = newLearner()
  await signedIn(email)
  const api = await call(email)
  const { data: courses } = (await api('GET', '/courses?limit=3')).body as { data: { id: number }[] }
  for (const { id } of courses) await api('POST', '/favorites', { course_id: id })
  const order = async () =>
    ((await api('GET', '/favorites')).body as { data: { id: number }[] }).data.map(({ id }) => id)
  const [first, second, third] = courses.map(({ id }) => id).toReversed()
  await go('/favorites')
  const arrange = page.getByRole('button', { name: say('Change the order') })
  const list = page.getByRole('list', { name: say('Favourites, in your order') })
  const handle = handles(list, sayLike('Place of {name}: the arrow keys move it'))
  await arrange.click()
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await dragIn(page, isMobile)(handle.first(), handle.last())
  await expect.poll(order).toEqual([second, third, first])
  await page.reload()
  await arrange.click()
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await dragIn(page, isMobile)(handle.last(), handle.first())
  await expect.poll(order).toEqual([first, second, third])
})
