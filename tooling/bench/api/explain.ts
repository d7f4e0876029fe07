import type { OpenDatabase } from '../../../apps/api/src/db/client.ts'
import type { Plan } from './process.ts'

interface Sent {
  text: string
  values: unknown[]
}

/** Remembers what a pool is asked once it is told to, to have it explained afterwards. */
export function explainer(pool: OpenDatabase['pool']) {
  const sent: Sent[] = []
  let isRecording = false
  const watched = new WeakSet<object>()
  pool.on('acquire', client => {
    if (watched.has(client)) return
    watched.add(client)
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((...args: unknown[]) => {
      if (isRecording) sent.push(asSent(args))
      return query(...args)
    }) as typeof client.query
  })
  return {
    record: () => {
      sent.length = 0
      isRecording = true
    },
    plans: async (): Promise<Plan[]> => {
      isRecording = false
      const plans: Plan[] = []
      for (const { text, values } of sent) {
        if (!/^\s*(select|with)\b/i.test(text)) continue
        const { ms, plan } = await quickestOf(pool, { text, values })
        if (ms > 1 || plan.startsWith(unfinished)) plans.push({ ms, plan })
      }
      return plans
    },
  }
}

const runs = 3
const unfinished = 'Not run to its end'

/** What else the machine does only makes a plan take longer. One that was not run to its end is not run again. */
async function quickestOf(pool: OpenDatabase['pool'], statement: Sent): Promise<Plan> {
  let quickest: Plan = { ms: Infinity, plan: '' }
  for (let run = 0; run < runs; run += 1) {
    const plan = await planOf(pool, statement)
    const ms = Number(/Execution Time: ([\d.]+)/.exec(plan)?.[1] ?? 0)
    if (plan.startsWith(unfinished)) return { ms, plan }
    if (ms < quickest.ms) quickest = { ms, plan }
  }
  return quickest
}

/** With its times; what takes longer than a statement may is planned alone. */
async function planOf(pool: OpenDatabase['pool'], { text, values }: Sent): Promise<string> {
  const explained = async (how: string) => {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${how} ${text}`, values)
    return rows.map(row => row['QUERY PLAN']).join('\n')
  }
  try {
    return await explained('(analyze, buffers)')
  } catch (error) {
    if ((error as { code?: unknown }).code !== '57014') throw error
    return `${unfinished}\n${await explained('')}`
  }
}

function asSent([query, values]: unknown[]): Sent {
  if (typeof query === 'string') return { text: query, values: Array.isArray(values) ? values : [] }
  const given = query as { text?: string; values?: unknown[] }
  return { text: given.text ?? '', values: given.values ?? (Array.isArray(values) ? values : []) }
}
