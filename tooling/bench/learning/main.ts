import { floorsOf, onEach, type Place, reportCounted } from '../api/main.ts'
import type { Learner } from '../api/learners.ts'
import { connections, hall, headers, type Sent, type Target } from '../api/measure.ts'
import { startServer } from '../api/process.ts'

/** Reading a lesson and reporting progress in it, as a learner's player does every fifteen seconds. */
export async function benchLearning(engines: string[]): Promise<void> {
  await onEach([1000], engines, measure)
}

async function measure({ engine, env }: Place): Promise<void> {
  console.log(`\n${engine}; the columns are those of \`api\``)
  const place = engine
  const floors = await floorsOf(env, place, 'learning')
  await using server = await startServer('server.ts', { ...env, CACHE: 'off' })
  const learners = await server.learners(hall + 1)
  const [reader, ...watchers] = learners
  if (!reader) throw new Error('Nobody learns.')
  const part = 'learning'
  await reportCounted(server, lessonPage(server.address, reader), { place, part, floor: floors.key })
  for (const count of [connections, hall])
    await reportCounted(server, watching(server.address, watchers.slice(0, count)), {
      place,
      part,
      goal: engine === 'PostgreSQL' ? 0.2 : undefined,
      floor: floors.insert,
    })
}

function lessonPage(address: string, { token, lessonId }: Learner): Target {
  return {
    name: 'lesson page',
    url: `${address}/client-api/v1/lessons/${lessonId}`,
    headers: { authorization: `Bearer ${token}` },
  }
}

/** Each learner plays fifteen seconds more with each report. */
function watching(address: string, learners: Learner[]): Target {
  const played = learners.map(() => 0)
  const next = (connection: number): Sent => {
    const n = connection % learners.length
    const learner = learners[n]
    if (!learner) throw new Error('Nobody watches.')
    const from = ((played[n] ?? 0) * 150) % 36_000
    played[n] = (played[n] ?? 0) + 1
    return {
      path: `/client-api/v1/lessons/${learner.lessonId}/progress`,
      headers: { ...headers, authorization: `Bearer ${learner.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        watched: [[from, from + 150]],
        seconds_seen: 15,
        position_seconds: Math.floor(from / 10),
      }),
    }
  }
  return {
    name: `progress, ${learners.length} learners`,
    url: address,
    method: 'PUT',
    next,
    connections: learners.length,
  }
}
