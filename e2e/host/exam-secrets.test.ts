import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { emptyFolder } from '../fixtures/data.ts'
import { allSaved, keysOf } from '../fixtures/exam.ts'
import { both, insertExam, insertLearners, insertPool, insertQuestion } from '../fixtures/exam-rows.ts'
import { Host, root } from '../fixtures/host.ts'
import { headers, putCookies } from '../fixtures/people.ts'
import { type Postgres, startPostgres } from '../fixtures/postgres.ts'
import { type Language, say } from '../fixtures/words.ts'

let postgres: Postgres
let host: Host
let removeFolder: () => Promise<void>

test.beforeAll(async () => {
  test.setTimeout(120_000)
  const data = await emptyFolder()
  removeFolder = data.remove
  postgres = await startPostgres()
  host = await Host.run({ dataDir: data.folder, databaseUrl: postgres.url, settings: { DEMO: 'off' } })
})

test.afterAll(async () => {
  expect(await host.end(), host.output).toBe(0)
  await postgres.stop()
  await removeFolder()
})

const secret = /secret-key|secret-why|secret-feedback/
const drawnName = (n: number) => `drawn-number-${n}-of-three`

/** A question with a typed answer, and one of three questions that are drawn. */
async function makeExam(): Promise<number> {
  const exam = await insertExam(postgres, 1800)
  const common = { points: 1, explanation: both('secret-why') }
  await insertQuestion(postgres, exam, 1, {
    ...common,
    kind: 'short_text',
    body: both('The word that is asked'),
    answerKey: { accepted: ['secret-key'] },
  })
  const pool = await insertPool(postgres, exam)
  for (const n of [1, 2, 3])
    await insertQuestion(postgres, exam, n + 1, {
      ...common,
      kind: 'single_choice',
      body: both(drawnName(n)),
      answerKey: { correct: ['a'] },
      options: ['a', 'b'].map(key => ({
        key,
        text: both(`Option ${key}`),
        feedback: both('secret-feedback'),
      })),
      pool,
    })
  return exam
}

/** What has reached a browser, each with its text. */
type Read = [what: string, text: string][]

/** Everything that reaches a browser beside its documents: scripts, styles, answers of calls, frames of the socket. */
async function readAll(context: BrowserContext): Promise<Read> {
  const read: Read = []
  await context.route('**', async route => {
    // A document from a test may open no socket.
    if (route.request().isNavigationRequest()) return route.continue()
    const answer = await route.fetch({ maxRedirects: 0 })
    read.push([`${route.request().method()} ${route.request().url()}`, await answer.text()])
    await route.fulfill({ response: answer })
  })
  context.on('page', page =>
    page.on('websocket', socket =>
      socket.on('framereceived', ({ payload }) => {
        read.push(['frame', payload.toString()])
      }),
    ),
  )
  return read
}

/** Begins the exam, answers, leaves and comes back: what a learner does in an attempt that goes on. @returns its id */
async function sit(page: Page, language: Language, exam: number, read: Read): Promise<number> {
  const goTo = async (path: string) => {
    const url = `${host.url}${language === 'en' ? '/en' : ''}${path}`
    read.push([`document ${path}`, await (await page.request.get(url)).text()])
    await page.goto(url)
  }
  await goTo(`/exam-details/${exam}`)
  await page.getByRole('button', { name: say(language, 'Start the exam') }).click()
  const question = page.locator('[data-question]').first()
  await expect(question).toBeVisible()
  const [, begun = ''] = read.find(([what]) => what.endsWith(`/exams/${exam}/attempts`)) ?? []
  const { data } = JSON.parse(begun) as { data: { id: number } }
  // They come in any order.
  if (!(await question.getByRole('textbox').isVisible()))
    await page.getByRole('button', { name: say(language, 'Next'), exact: true }).click()
  await question.getByRole('textbox').fill('guess')
  await allSaved(page, language)
  for (const path of [
    `/exam/${exam}`,
    `/exam-details/result/${data.id}`,
    `/exam-details/record/${data.id}`,
    `/exam-details/${exam}`,
    `/exam/${exam}`,
  ]) {
    await goTo(path)
    await page.waitForLoadState('networkidle')
  }
  return data.id
}

for (const language of ['ar', 'en'] as const)
  test(`in ${language}: no page, file, answer or frame of an attempt tells its keys, its explanations or what was not drawn`, async ({
    browser,
  }) => {
    const exam = await makeExam()
    const [seat] = await insertLearners(postgres, exam, 1)
    if (!seat) throw new Error('No learner is taking the exam.')
    const context = await browser.newContext()
    await putCookies(context, host.url, {
      token: seat.token,
      user: { id: seat.user, kind: 'student', name: 'Learner', avatar: null, email: '', is_google: false },
    })
    const read = await readAll(context)
    const page = await context.newPage()
    const frames = () => read.filter(([what]) => what === 'frame').length
    const attempt = await sit(page, language, exam, read)
    // The page listens for what happens to the attempt.
    await expect.poll(frames, { timeout: 20_000 }).toBeGreaterThan(0)
    const told = (text: string) => read.filter(([, content]) => content.includes(text)).map(([what]) => what)
    const drawn = [1, 2, 3].filter(n => told(drawnName(n)).length > 0)
    // One was drawn and is on the paper.
    expect(drawn).toHaveLength(1)
    expect(read.filter(([, content]) => secret.test(content)).map(([what]) => what)).toEqual([])
    // Once it is handed in, the same search finds them.
    const answer = await context.request.post(`${host.url}/client-api/v1/attempts/${attempt}/submit`, {
      headers: headers(language, seat.token),
      data: { holder: await page.evaluate(() => sessionStorage.getItem('exam-holder')) },
    })
    expect(answer.status()).toBe(200)
    await page.goto(`${host.url}/exam-details/result/${attempt}`, { waitUntil: 'networkidle' })
    expect(told('secret-why')).not.toEqual([])
    await context.close()
  })

test('no built file holds a question of the demo, and none is a map of sources', () => {
  const built = ['learner', 'company'].flatMap(app =>
    globSync(`apps/${app}/dist/**/*`, { cwd: root, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name)),
  )
  expect(built.length).toBeGreaterThan(100)
  expect(built.filter(file => file.endsWith('.map'))).toEqual([])
  const questions = globSync('apps/api/demo/courses/*/exam.yaml', { cwd: root }).flatMap(file =>
    keysOf(file.split('/').at(-2) ?? ''),
  )
  const texts = questions.flatMap(({ body, explanation }) => [
    body.ar,
    body.en,
    explanation?.ar,
    explanation?.en,
  ])
  const asked = texts.filter(text => text !== undefined)
  expect(asked.length).toBeGreaterThan(100)
  for (const file of built.filter(name => /\.(?:js|css|html|json|txt)$/.test(name))) {
    const content = readFileSync(file, 'utf8')
    expect.soft(content, file).not.toContain('sourceMappingURL')
    expect
      .soft(
        asked.filter(text => content.includes(text)),
        file,
      )
      .toEqual([])
  }
})
