import { writeFile } from 'node:fs/promises'
import { product, expect, localised } from '../fixtures/test.ts'
import { password } from '../fixtures/people.ts'
import { firefox } from './drivers/firefox.ts'
import { Walker } from './drivers/walker.ts'

const ways = [
  { language: 'ar', width: 360, height: 740 },
  { language: 'en', width: 1280, height: 900 },
] as const

interface Walk {
  way: (typeof ways)[number]
  walker: Walker
}

const test = product.extend<Walk>({
  way: [ways[0], { option: true }],
  walker: async ({ way, host }, use, testInfo) => {
    const engine = await firefox.start(way)
    try {
      await use(new Walker(engine, host.url, way.language))
      expect(await engine.errors(), 'errors of the pages').toEqual([])
    } finally {
      if (testInfo.status !== testInfo.expectedStatus)
        await writeFile(testInfo.outputPath('window.png'), await engine.picture())
      await engine.close()
    }
  },
})

for (const way of ways)
  test.describe(`${firefox.name}, ${way.language}, ${way.width} px`, () => {
    test.skip(!firefox.isInstalled, `${firefox.name} is not installed (${firefox.packages}).`)
    test.use({ way, language: way.language })

    test('public pages are sound', async ({ walker, ids }) => {
      test.slow()
      for (const path of [...firefox.pages, `/Course/${ids.course}`, `/Instructor/${ids.instructor}`]) {
        await walker.go(path)
        await walker.isSound(path)
      }
    })

    test('registration: a number in Arabic digits, a country from the list', async ({ walker, t }) => {
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

    test('signing in, enrolling, a lesson, an exam and its result', async ({ walker, ids, newLearner }) => {
      test.slow()
      await walker.go('/auth/login')
      await signIn(walker, newLearner())
      await walker.go(`/Course/${ids.course}`)
      await walker.click(walker.say('Enrol free'))
      await walker.until(`location.pathname.endsWith('/lesson/${ids.lesson}')`)
      await walker.isSound('a lesson')
      await walker.click(walker.say('Mark as done'))
      await walker.until(`!!document.querySelector('main [aria-pressed="true"]')`)
      await walker.isSound('a lesson that is done')
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
      await walker.go('/notifcations')
      await walker.until(`!!document.querySelector('main time')`)
      await walker.isSound('/notifcations')
    })

    test('favourites are put in order by the keyboard', async ({ walker, newLearner, call, language }) => {
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

async function signIn(walker: Walker, email: string): Promise<void> {
  await walker.fill(walker.say('E-mail'), email)
  await walker.fill(walker.say('Password'), password)
  await walker.engine.press('Enter')
  await walker.until(`!location.pathname.includes('/auth/')`)
  await walker.isLive()
}
