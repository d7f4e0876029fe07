import { headers, percentile } from '../api/measure.ts'
import { ask } from './ask.ts'

/**
 * A-10 of the quality rows: times of each endpoint for addresses that have an account and for others, in turn, compared by Mann and Whitney's
 * test. A p above 0.01 means that the times do not reveal who has one.
 */
export async function compareEndpoints(address: string, known: string[]): Promise<void> {
  const form = await registration(address)
  const endpoints: Record<string, (email: string) => Promise<Response>> = {
    login: email => ask(address, 'login', { email, password: 'Wrong@Bench2026' }),
    'student-account': email => ask(address, 'student-account', { ...form, email }),
    'forget-password': email => ask(address, 'forget-password', { email }),
  }
  console.log(`  ${known.length} pairs: median for a known address, for an unknown one, p (Mann–Whitney)`)
  for (const [name, call] of Object.entries(endpoints)) {
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
    for (const [index, email] of known.entries()) {
      // Which of the two is asked first changes, so that neither gains by it.
      const turns = [
        ['known', email],
        ['unknown', `nobody-${index}@example.com`],
      ] as const
      for (const [kind, address] of index % 2 === 0 ? turns : turns.toReversed())
        times[kind].push(await timed(() => call(address)))
    }
    console.log(
      `    ${name.padEnd(16)} ${percentile(times.known, 0.5).toFixed(2)} ms  ${percentile(times.unknown, 0.5).toFixed(2)} ms  p ${mannWhitney(times.known, times.unknown).toFixed(3)}`,
    )
  }
}

async function timed(act: () => Promise<Response>): Promise<number> {
  const began = performance.now()
  const answer = await act()
  const text = await answer.text()
  const took = performance.now() - began
  if (answer.status !== 200 && answer.status !== 401)
    throw new Error(`An endpoint answered ${answer.status}: ${text}`)
  return took
}

/** What a registration sends, with places that the service knows. */
async function registration(address: string): Promise<object> {
  const read = async (path: string) =>
    (
      (await (await fetch(`${address}/client-api/v1${path}`, { headers })).json()) as {
        data: Record<string, { id: number; code?: string }[]>
      }
    ).data
  const country = (await read('/countries'))['countries']?.find(({ code }) => code === 'SA')?.id
  const city = (await read(`/countries/${country}/cities`))['cities']?.[0]?.id
  const job = (await read('/job-names'))['jobNames']?.[0]?.id
  return {
    name: 'سارة القحطاني',
    phone: '+966501234567',
    country_id: country,
    city_id: city,
    job_name_id: job,
    password: 'Nakhla@Green7',
    terms: true,
  }
}

/** The two-sided p of Mann and Whitney's U by the normal approximation, good from twenty values on; ties share their ranks. */
export function mannWhitney(one: number[], other: number[]): number {
  const all = [
    ...one.map(value => ({ value, isOne: true })),
    ...other.map(value => ({ value, isOne: false })),
  ].sort((a, b) => a.value - b.value)
  let ranksOfOne = 0
  let ties = 0
  for (let start = 0; start < all.length;) {
    let end = start
    while (end < all.length && all[end]?.value === all[start]?.value) end += 1
    ranksOfOne += (all.slice(start, end).filter(({ isOne }) => isOne).length * (start + 1 + end)) / 2
    ties += (end - start) ** 3 - (end - start)
    start = end
  }
  const [n, m, total] = [one.length, other.length, all.length]
  const u = ranksOfOne - (n * (n + 1)) / 2
  const deviation = Math.sqrt(((n * m) / 12) * (total + 1 - ties / (total * (total - 1))))
  return deviation === 0 ? 1 : 2 * upperTail(Math.abs(u - (n * m) / 2) / deviation)
}

/** The share of a normal distribution above z; Abramowitz and Stegun 26.2.17, good to 7.5e-8. */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const series = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429].reduceRight(
    (sum, factor) => (sum + factor) * t,
    0,
  )
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series
}
