import { writeFile } from 'node:fs/promises'
import { learnerPages } from '@masar/site-map'
import { product, expect, localised } from '../fixtures/test.ts'
import { password } from '../fixtures/people.ts'
import type { Ids } from '../fixtures/site.ts'
import type { Make } from './drivers/engine.ts'
import { Walker } from './drivers/walker.ts'

const ways = [
  { language: 'ar', width: 360, height: 740 },
  { language: 'en', width: 1280, height: 900 },
] as const

const publicPages = learnerPages
  .filter(page => page.guard === 'open' && !page.path.includes('$'))
  .map(page => page.path)

interface Walk {
  make: Make | null
  way: (typeof ways)[number]
  walker: Walker
}

const test = product.extend<Walk>({
  make: [null, { option: true }],
  way: [ways[0], { option: true }],
  walker: async ({ make, way, host }, use, testInfo) => {
    if (!make) throw new Error('No browser is named.')
    const walker = await Walker.start(make, way, host.url, way.language)
    try {
      await use(walker)
      expect(await walker.errors(), 'errors of the pages').toEqual([])
    } finally {
      await using _ = { [Symbol.asyncDispose]: () => walker.engine.close() }
      if (testInfo.status !== testInfo.expectedStatus)
        await writeFile(testInfo.outputPath('window.png'), await walker.engine.picture())
    }
  },
})

/** The same walk in each browser, both ways: what a person does, and what must be seen. */
export function walks(make: Make): void {
  const missing = `${make.name} is not installed (${make.packages}): the walk in it is skipped.`
  if (!make.isInstalled) console.log(missing)
  test.describe(make.name, () => {
    test.describe.configure({ retries: make.retries })
    test.skip(!make.isInstalled, missing)
    tellsErrors(make)
    for (const way of ways)
      test.describe(`${way.language}, ${way.width} px`, () => {
        test.use({ make, way, language: way.language })
        looksAround()
        registers()
        learns()
        putsInOrder()
      })
  })
}

function tellsErrors(make: Make): void {
  test('errors of a page are reported', async ({ host }) => {
    const engine = await make.start(ways[0])
    try {
      await engine.open(`${host.url}/faq`)
      await engine.read(`void setTimeout(() => { throw new Error('thrown by a page') })`)
      await engine.read(`void Promise.reject(new Error('refused by a page'))`)
      await engine.read(`console.error('written by a page')`)
      for (const text of ['thrown by a page', 'refused by a page', 'written by a page'])
        await expect.poll(async () => (await engine.errors()).join('\n')).toContain(text)
    } finally {
      await engine.close()
    }
  })
}

function looksAround(): void {
  test('public pages are sound', async ({ walker, ids }) => {
    test.slow()
    for (const path of [...publicPages, `/Course/${ids.course}`, `/Instructor/${ids.instructor}`])
      await walker.walk(path, async () => {
        await walker.go(path)
        await walker.isSound(path)
      })
  })
}

function registers(): void {
  test('registration: a number in Arabic digits, a country from the list', async ({ walker, t }) => {
    await walker.walk('registration', async () => {
      await walker.go('/auth/student-account')
      await walker.fill(walker.say('Phone'), '٠٥٠١٢٣٤٥٦٧')
      expect(await walker.focused()).toMatch(/^050 ?123 ?4567$/)
      await walker.fill(walker.say('Country'), t('يمن', 'yemen'))
      await walker.until(`!!document.querySelector('[role=option]')`)
      await walker.engine.press('ArrowDown')
      await walker.engine.press('Enter')
      expect(await walker.focused()).toBe(t('اليمن', 'Yemen'))
      await walker.isSound('/auth/student-account')
    })
  })
}

function learns(): void {
  test('signing in, enrolling, a lesson, an exam and its result', async ({ walker, ids, newLearner }) => {
    test.slow()
    await walker.walk('a lesson and an exam', async () => {
      await walker.go('/auth/login')
      await signIn(walker, newLearner())
      await takesLesson(walker, ids)
      await sitsExam(walker, ids)
      await walker.go('/notifcations')
      await walker.until(`!!document.querySelector('main time')`)
      await walker.isSound('/notifcations')
    })
  })
}

async function takesLesson(walker: Walker, ids: Ids): Promise<void> {
  await walker.go(`/Course/${ids.course}`)
  await walker.click(walker.say('Enrol free'))
  await walker.until(`location.pathname.endsWith('/lesson/${ids.lesson}')`)
  await walker.isSound('a lesson')
  await walker.click(walker.say('Mark as done'))
  await walker.until(`!!document.querySelector('main [aria-pressed="true"]')`)
  await walker.isSound('a lesson that is done')
}

async function sitsExam(walker: Walker, ids: Ids): Promise<void> {
  await walker.go(`/exam-details/${ids.exam}`)
  await walker.click(walker.say('Start the exam'))
  await walker.steps('Next', `!!document.querySelector('[data-question] [type=radio]')`)
  await walker.clickOn('//*[@data-question]//label[.//input[@type="radio"]]')
  await walker.until(`!!document.querySelector('[data-answered]')`)
  await walker.sees(walker.say('All saved'))
  await walker.isSound('an exam')
  const submit = JSON.stringify(walker.say('Check and submit'))
  await walker.steps('Next', `document.body.innerText.includes(${submit})`)
  await walker.click(walker.say('Check and submit'))
  await walker.click(walker.say('Submit the exam'))
  await walker.click(walker.say('See the result'))
  await walker.isSound('a result')
}

function putsInOrder(): void {
  test('favourites are put in order by the keyboard', async ({ walker, newLearner, call, language }) => {
    await walker.walk('favourites', async () => {
      const email = newLearner()
      const api = await call(email)
      const idsOf = async (path: string) =>
        ((await api('GET', path)).body as { data: { id: number }[] }).data.map(({ id }) => id)
      for (const course of (await idsOf('/courses')).slice(0, 3))
        await api('POST', '/favorites', { course_id: course })
      const [first, ...rest] = await idsOf('/favorites')
      expect(rest).toHaveLength(2)
      await walker.go(`/auth/login?next=${encodeURIComponent(localised('/favorites', language))}`)
      await signIn(walker, email)
      await walker.click(walker.say('Change the order'))
      const handle = `[...document.querySelectorAll('main li button')].find(({ disabled }) => !disabled)`
      await walker.until(`!!${handle}`)
      await walker.engine.read(`${handle}.focus()`)
      await walker.engine.press('End')
      await expect.poll(() => idsOf('/favorites')).toEqual([...rest, first])
    })
  })
}

async function signIn(walker: Walker, email: string): Promise<void> {
  await walker.fill(walker.say('E-mail'), email)
  await walker.fill(walker.say('Password'), password)
  await walker.engine.press('Enter')
  await walker.until(`!location.pathname.includes('/auth/')`)
  await walker.isLive()
}
