import { expect, test } from 'vitest'
import { type Answer, type News, Saver } from './saver.ts'

interface Report {
  number: number
  state?: string
  active_seconds: number
}

function saving() {
  const sent: Report[] = []
  const news: News[] = []
  const world = { state: '{}', active: 0, status: 200, now: 0 }
  const answer = (body: string): Answer => {
    sent.push(JSON.parse(body) as Report)
    return { status: world.status, body: { is_lesson_done: false, state: 'begun', score: 40 } }
  }
  const saver = new Saver({
    part: 'a',
    run: 'run',
    read: () => world.state,
    transport: { sendNow: answer, send: async body => answer(body) },
    tell: one => news.push(one),
    takeActive: () => {
      const { active } = world
      world.active = 0
      return active
    },
    now: () => world.now,
  })
  return { saver, sent, news, world }
}

test('a commit is sent and its answer waited for; the same once more is not sent', () => {
  const { saver, sent, news } = saving()
  expect(saver.commit('{"a":1}')).toBe(true)
  expect(saver.commit('{"a":1}')).toBe(true)
  expect(sent).toEqual([expect.objectContaining({ number: 1, state: '{"a":1}' })])
  expect(news).toEqual([{ kind: 'saved', isLessonDone: false, state: 'begun', score: 40 }])
})

test('what changes without a commit is saved, and so is time alone; where nothing happened, nothing is sent', async () => {
  const { saver, sent, world } = saving()
  await saver.save()
  expect(sent).toEqual([])
  world.state = '{"a":1}'
  await saver.save()
  world.active = 4
  await saver.save()
  expect(sent).toEqual([
    { part: 'a', run: 'run', number: 1, state: '{"a":1}', active_seconds: 0 },
    { part: 'a', run: 'run', number: 2, active_seconds: 4 },
  ])
})

test('where the answer is wanted, it is asked for though nothing has changed', async () => {
  const { saver, sent, news } = saving()
  await saver.save(true)
  expect(sent).toEqual([{ part: 'a', run: 'run', number: 1, active_seconds: 0 }])
  expect(news).toEqual([{ kind: 'saved', isLessonDone: false, state: 'begun', score: 40 }])
})

test('what was not saved is reported to the content and sent again, with its time', async () => {
  const { saver, sent, news, world } = saving()
  Object.assign(world, { status: 0, state: '{"a":1}', active: 3 })
  expect(saver.commit('{"a":1}')).toBe(false)
  expect(news).toEqual([{ kind: 'unsaved' }])
  Object.assign(world, { status: 200, active: 2 })
  await saver.save()
  expect(sent.at(-1)).toMatchObject({ state: '{"a":1}', active_seconds: 5 })
  expect(news.at(-1)).toMatchObject({ kind: 'saved' })
})

test('a loop of commits that the service refuses waits, and its last one is saved', async () => {
  const { saver, sent, world } = saving()
  world.status = 429
  for (let turn = 0; turn < 100; turn += 1) expect(saver.commit(`{"turn":${turn}}`)).toBe(true)
  expect(sent).toHaveLength(1)
  Object.assign(world, { status: 200, now: 20_000, state: '{"turn":99}' })
  await saver.save()
  expect(sent.at(-1)?.state).toBe('{"turn":99}')
})

test('once it was opened elsewhere it says so and sends nothing more', async () => {
  const { saver, sent, news, world } = saving()
  world.status = 409
  expect(saver.commit('{"a":1}')).toBe(false)
  world.state = '{"a":2}'
  expect(saver.commit('{"a":2}')).toBe(false)
  await saver.save()
  saver.leave()
  expect(sent).toHaveLength(1)
  expect(news).toEqual([{ kind: 'taken' }])
})
