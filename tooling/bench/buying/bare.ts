import autocannon from 'autocannon'
import { hall, headers, median } from '../api/measure.ts'
import { startServer, type Server } from '../api/process.ts'

/** The yardstick: a bare server that sends as many bytes, over as many connections. */
interface Bare extends AsyncDisposable {
  /** Shoots at it for a second; what the first shot asks for is what it weighs. */
  shoot(bytes: number): Promise<void>
  /** Requests per second, the median of the shots. */
  rate(): number
}

export async function bareServer(): Promise<Bare> {
  let server: Server | undefined
  const rates: number[] = []
  return {
    shoot: async bytes => {
      server ??= await startServer('bare.ts', { BYTES: String(bytes) })
      const shot = { url: server.address, headers, connections: hall, duration: 1 }
      if (rates.length === 0) await autocannon(shot)
      rates.push((await autocannon(shot)).requests.average)
    },
    rate: () => median(rates),
    [Symbol.asyncDispose]: async () => server?.[Symbol.asyncDispose](),
  }
}
