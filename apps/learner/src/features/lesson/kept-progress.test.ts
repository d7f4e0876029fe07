import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'

const answer = (uncounted: number[][] = []) =>
  Response.json({
    data: { is_completed: false, position_seconds: 0, watched_seconds: 1, uncounted, course_percent: 0 },
  })
interface Sent {
  path: string
  body: Record<string, unknown>
}
let sent: Sent[]
let respond: () => Response | Promise<Response>

beforeEach(() => {
  sent = []
  respond = () => answer()
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('IDBKeyRange', IDBKeyRange)
  vi.stubGlobal('fetch', async (request: Request) => {
    const made = await respond()
    sent.push({ path: new URL(request.url).pathname, body: (await request.json()) as Sent['body'] })
    return made
  })
})
afterEach(() => vi.unstubAllGlobals())
// Other files of this document have no such store.
afterAll(() => vi.resetModules())

/** A page of a person as it is loaded: what an earlier one kept is in this browser alone. */
async function load(user = 1) {
  vi.resetModules()
  const { sessionStore } = await import('@masar/app-shell')
  sessionStore.setState({ token: 'a-token', info: { id: user } } as never)
  const kept = await import('./kept-progress.ts')
  const { ProgressReporter } = await import('./progress/reporter.ts')
  const { waitingStore } = await import('./progress/waiting-store.ts')
  const { reportProgress } = await import('./api.ts')
  const reporter = (lesson: number) =>
    new ProgressReporter({
      user,
      lesson,
      course: 3,
      tab: kept.tab,
      opened: '1700000000.signed',
      store: waitingStore(),
      send: reportProgress,
      onAnswer: () => {},
    })
  return { ...kept, reporter, store: await waitingStore() }
}
const away = () => Promise.reject(new TypeError('Failed to fetch'))

test('what was watched without a network outlives the page, and is sent as it was by the next one', async () => {
  respond = away
  const first = await load()
  const reporter = first.reporter(7)
  reporter.add({ segments: [[0, 300]], active: [[1_700_000_000, 1_700_000_030]], position: 30 })
  await reporter.flush()
  reporter.add({ segments: [[300, 450]], active: [[1_700_000_030, 1_700_000_045]], position: 45 })
  await reporter.flush()
  expect(sent).toEqual([])

  respond = () => answer()
  const next = await load()
  expect(await next.keptLessons(1)).toEqual(new Set([7]))
  await next.sendKeptProgress(1)
  expect(sent).toMatchObject([
    {
      path: '/client-api/v1/lessons/7/progress',
      body: {
        watched: [[0, 450]],
        active: [[1_700_000_000, 1_700_000_045]],
        position_seconds: 45,
        opened: '1700000000.signed',
      },
    },
  ])
  expect(await next.keptLessons(1)).toEqual(new Set())
  await next.sendKeptProgress(1)
  expect(sent).toHaveLength(1)
})

test('while there is still no network nothing is lost, and what the clock cut waits for its time', async () => {
  respond = away
  await (
    await load()
  ).store.put({
    user: 1,
    lesson: 8,
    tab: 'earlier',
    opened: null,
    segments: [[0, 600]],
    active: [[1_700_000_000, 1_700_000_060]],
    isSeen: true,
  })
  const page = await load()
  await page.sendKeptProgress(1)
  expect(await page.keptLessons(1)).toEqual(new Set([8]))
  respond = () => answer([[200, 600]])
  await page.sendKeptProgress(1)
  expect(sent.map(({ body }) => body)).toMatchObject([{ watched: [[0, 600]], is_seen: true }])
  respond = () => answer()
  await page.sendKeptProgress(1)
  expect(sent.at(-1)?.body).toMatchObject({ watched: [[200, 600]], active: [] })
  expect(await page.keptLessons(1)).toEqual(new Set())
})

test('what one person left is never sent for another, and can be discarded', async () => {
  const { store } = await load(1)
  const row = { lesson: 9, tab: 'earlier', opened: null, segments: [], active: [], isSeen: true }
  await store.put({ ...row, user: 1 })
  await store.put({ ...row, user: 2 })
  const page = await load(2)
  await page.sendKeptProgress(2)
  expect(sent).toHaveLength(1)
  expect([await page.keptLessons(1), await page.keptLessons(2)]).toEqual([new Set([9]), new Set()])
  // Another person has signed in meanwhile.
  await page.sendKeptProgress(1)
  expect(sent).toHaveLength(1)
  await page.discardKeptProgress(1)
  expect(await page.keptLessons(1)).toEqual(new Set())
})
