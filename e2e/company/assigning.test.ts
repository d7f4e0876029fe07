import { company } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

/** Of the demo company, with an account. */
const employee = 'ahmed.alzahrani@demo.masar.test'

interface Person {
  id: number
  email: string
  department: { id: number; name: string }
  assignments: { course: { id: number } }[]
}
interface Seats {
  course: { id: number; title: string }
  free: number
}

test('a company assigns a course to a department, the employee finds it, and it is undone', async ({
  page,
  browser,
  language,
  go,
  say,
  signedIn,
  call,
}) => {
  const api = await call(company)
  const read = async <T>(path: string) => ((await api('GET', path)).body as { data: T }).data
  const found = (await read<Person[]>('/employees?q=ahmed.alzahrani')).find(({ email }) => email === employee)
  const person = await read<Person>(`/employees/${found?.id}`)
  const people = await read<Person[]>(`/employees?department=${person.department.id}`)
  const known = new Set(person.assignments.map(({ course }) => course.id))
  const offer = (await read<Seats[]>('/seats')).find(
    ({ course, free }) => free >= people.length && !known.has(course.id),
  )
  if (!offer) throw new Error('The demo company has no seats for its first department.')
  const { title } = offer.course
  const press = (name: string) =>
    page.getByRole('button', { name: say(name, 'company'), exact: true }).click()

  await signedIn(company)
  await go(`/learn?company&view=assign&course=${offer.course.id}`)
  await expect(page.getByRole('list', { name: say('Courses chosen', 'company') })).toContainText(title)
  await press('Next')
  const field = page.getByRole('combobox', { name: new RegExp(say('Add a department', 'company')) })
  await field.fill(person.department.name)
  await expect(page.getByRole('option', { name: person.department.name }).first()).toBeVisible()
  await field.press('ArrowDown')
  await field.press('Enter')
  const chosen = page.getByRole('list', { name: say('Departments chosen', 'company') })
  await expect(chosen).toContainText(person.department.name)
  // What is written outlives the reload.
  await page.reload()
  await expect(chosen).toContainText(person.department.name)
  await press('Next')
  await press('Next')
  await page.getByRole('button', { name: /^(Make|إنشاء) / }).click()

  await expect(page).toHaveURL(/batch=\d+/)
  const undo = page.getByRole('button', { name: say('Undo', 'company'), exact: true })
  await expect(undo).toBeVisible({ timeout: 20_000 })
  const batch = new URL(page.url()).searchParams.get('batch')

  const theirs = await browser.newContext({ reducedMotion: 'reduce' })
  await signedIn(employee, theirs)
  const other = await theirs.newPage()
  await other.goto(new URL(`${language === 'en' ? '/en' : ''}/learn?tab=assigned`, page.url()).href)
  await expect(other.getByRole('link', { name: title, exact: true })).toBeVisible()
  await theirs.close()

  await undo.click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('Undo it', 'company') })
    .click()
  await expect(page.getByText(say('Undone', 'company')).first()).toBeVisible({ timeout: 20_000 })
  expect(await read<unknown[]>(`/assignments?batch=${batch}`)).toEqual([])
})
