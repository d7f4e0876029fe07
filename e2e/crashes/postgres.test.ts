import { emptyFolder } from '../fixtures/data.ts'
import { answerRightly, keysOf, startExam } from '../fixtures/exam.ts'
import { Host } from '../fixtures/host.ts'
import { headers, putCookies, tokenOf } from '../fixtures/people.ts'
import { type Postgres, startPostgres } from '../fixtures/postgres.ts'
import { rendered } from '../fixtures/screens.ts'
import { expect, test, type Call } from '../fixtures/test.ts'
import { say } from '../fixtures/words.ts'

// One PostgreSQL and one host for all of these: the same product as on the embedded database, with a server that can go away.
let postgres: Postgres
let server: Host
let folder: string
let removeFolder: () => Promise<void>

test.beforeAll(async () => {
  test.setTimeout(120_000)
  const data = await emptyFolder()
  folder = data.folder
  removeFolder = data.remove
  postgres = await startPostgres()
  server = await Host.run({ dataDir: data.folder, databaseUrl: postgres.url }, 100_000)
})

test.afterAll(async () => {
  expect(await server.end(), server.output).toBe(0)
  await postgres.stop()
  await removeFolder()
})

const someone = {
  late: 'huda@demo.masar.test',
  away: 'amal@demo.masar.test',
  gone: 'karim@demo.masar.test',
  elsewhere: 'noura@demo.masar.test',
}

test('at the deadline the exam submits itself, with what was answered, and the result says so', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(90_000)
  const signedIn = await tokenOf(request, server.url, someone.late)
  await putCookies(context, server.url, signedIn)
  const call: Call = async (method, path, data) => {
    const answer = await request.fetch(`${server.url}/client-api/v1${path}`, {
      method,
      headers: headers('en', signedIn.token),
      ...(data !== undefined && { data }),
    })
    return { status: answer.status(), body: (await answer.json()) as unknown }
  }
  const exam = await examOf('project-management-first-steps', call)
  await startExam(page, 'en', `${server.url}/en/exam-details/${exam.exam}`, call, exam.course)
  const right = await answerRightly(page, 'en', keysOf('project-management-first-steps'))
  await expect(page.getByRole('status').filter({ hasText: say('en', 'All saved') })).toBeVisible()
  await postgres.query(
    `update attempts set deadline_at = now() + interval '8 seconds' where state = 'in_progress'`,
  )
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: say('en', 'The exam is submitted') })).toBeVisible(
    { timeout: 30_000 },
  )
  await page.getByRole('link', { name: say('en', 'See the result') }).click()
  await expect(page).toHaveURL(/\/en\/exam-details\/result\/\d+$/)
  await expect(page.getByText(say('en', 'Submitted when time was up'))).toBeVisible()
  const [attempt] = await postgres.query(
    'select state, submitted_by, score from attempts order by id desc limit 1',
  )
  expect(attempt).toMatchObject({ submitted_by: 'deadline' })
  expect(Number(attempt?.['score'])).toBe(right.points)
})

test('an exam without an open page is submitted by the service once deadline and grace are over', async ({
  request,
}) => {
  const { token } = await tokenOf(request, server.url, someone.gone)
  const call: Call = async (method, path, data) => {
    const answer = await request.fetch(`${server.url}/client-api/v1${path}`, {
      method,
      headers: headers('en', token),
      ...(data !== undefined && { data }),
    })
    return { status: answer.status(), body: (await answer.json()) as unknown }
  }
  const { course, exam } = await examOf('data-analysis-with-spreadsheets', call)
  await call('POST', `/courses/${course}/enrolments`)
  const {
    body: {
      data: { id },
    },
  } = await call('POST', `/exams/${exam}/attempts`, { holder: 'no-open-page' })
  await postgres.query(
    `update attempts set started_at = now() - interval '30 minutes', deadline_at = now() - interval '31 seconds' where id = $1`,
    [id],
  )
  // The job that waits for the deadline is due with it.
  await postgres.query(`update jobs set run_at = now() where name = 'submit_overdue_attempts'`)
  await postgres.query(`select pg_notify('masar_jobs', 'due')`)
  await expect
    .poll(
      async () =>
        (await postgres.query('select submitted_by from attempts where id = $1', [id]))[0]?.['submitted_by'],
      { timeout: 10_000 },
    )
    .toBe('deadline')
  expect((await call('GET', `/attempts/${id}/result`)).status).toBe(200)
})

test('an event of one host is published once by another on the same database', async ({
  page,
  context,
  request,
}) => {
  const second = await Host.run({ dataDir: folder, databaseUrl: postgres.url })
  const signedIn = await tokenOf(request, server.url, someone.elsewhere)
  await putCookies(context, second.url, signedIn)
  const frames: string[] = []
  page.on('websocket', socket =>
    socket.on('framereceived', ({ payload }) => {
      frames.push(payload.toString())
    }),
  )
  const received = (event: string) => frames.filter(frame => frame.includes(event)).length
  await page.goto(`${second.url}/en/notifcations`)
  await expect.poll(() => received(`private-user.${signedIn.user.id}`)).toBeGreaterThan(0)

  const own = { headers: headers('en', signedIn.token) }
  const [course] = await postgres.query('select id from courses where slug = $1', [
    'data-analysis-with-spreadsheets',
  ])
  expect(
    (
      await request.post(`${server.url}/client-api/v1/courses/${String(course?.['id'])}/enrolments`, own)
    ).ok(),
  ).toBe(true)
  const {
    data: [news],
  } = (await (await request.get(`${server.url}/client-api/v1/notifications`, own)).json()) as {
    data: { id: number; title: string }[]
  }
  // In the list, and above the page.
  await expect(page.getByText(news?.title ?? '')).toHaveCount(2)
  expect(
    (await request.post(`${server.url}/client-api/v1/notifications/${news?.id ?? 0}/read`, own)).ok(),
  ).toBe(true)
  await expect.poll(() => received('NotificationsRead')).toBe(1)
  expect(received('NotificationCreated')).toBe(1)
  await page.goto('about:blank')
  expect(await second.end(), second.output).toBe(0)
})

test('a database outage is shown as a message, and everything recovers once it is back', async ({
  page,
  context,
  request,
  watch,
}) => {
  test.setTimeout(90_000)
  watch.allow(/: 503 /)
  const signedIn = await tokenOf(request, server.url, someone.away)
  await putCookies(context, server.url, signedIn)
  await page.goto(`${server.url}/en/courses`)
  await rendered(page)
  await postgres.pause()
  const refused = await request.get(`${server.url}/client-api/v1/my-courses`, {
    headers: headers('ar', signedIn.token),
    timeout: 20_000,
  })
  expect(refused.status()).toBe(503)
  expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0)
  expect(await refused.json()).toMatchObject({
    code: 'unavailable',
    message: expect.stringMatching(/[\u0600-\u06FF]/),
  })
  expect((await request.get(`${server.url}/readyz`)).status()).toBe(503)
  expect((await request.get(`${server.url}/healthz`)).status()).toBe(200)

  await page.goto(`${server.url}/en/learn`)
  await expect(
    page.getByText(
      say('en', 'The service is not available at the moment. This page continues by itself when it is back.'),
    ),
  ).toBeVisible({ timeout: 20_000 })
  await postgres.resume()
  await expect(
    page.getByText(
      say('en', 'The service is not available at the moment. This page continues by itself when it is back.'),
    ),
  ).toBeHidden({ timeout: 20_000 })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

/** A demo course's exam by the course's slug: the demo's own order gives its id. */
async function examOf(slug: string, call: Call): Promise<{ course: number; exam: number }> {
  const [row] = await postgres.query('select id from courses where slug = $1', [slug])
  const course = Number(row?.['id'])
  const { body } = await call('GET', `/courses/${course}`)
  return { course, exam: body.data.exam.id as number }
}
