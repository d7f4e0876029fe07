import { keep } from '../report/figures.ts'
import { median, percentile } from '../api/measure.ts'
import { Hall } from './peers.ts'

const listeners = 1_000
const rounds = 3
/** A notification's size. */
const text = JSON.stringify({ id: 1, text: 'x'.repeat(300) })

/** The gateway beside bare `ws` sending the same bytes: work, delay, memory, and how it takes a crowd. */
export async function benchRealtime(): Promise<void> {
  await compareSending()
  await measureMemory()
  await measureStorm()
}

interface Cost {
  /** Microseconds of the server's work for one event to everybody. */
  work: number
  /** Milliseconds until the last client has it: 95 of 100. */
  delay: number
}

async function compareSending(): Promise<void> {
  using gateway = await Hall.open('gateway')
  using bare = await Hall.open('bare')
  for (const hall of [gateway, bare]) await hall.enter(listeners)
  for (const [name, events, bursts] of [
    ['one event a tick', 1, 50],
    ['ten events a tick', 10, 15],
  ] as const) {
    const costs = { gateway: [] as Cost[], bare: [] as Cost[] }
    for (const hall of [gateway, bare]) await costOf(hall, events, 10)
    for (let round = 0; round < rounds; round += 1) {
      costs.bare.push(await costOf(bare, events, bursts))
      costs.gateway.push(await costOf(gateway, events, bursts))
    }
    const of = (kind: 'gateway' | 'bare', what: keyof Cost) => median(costs[kind].map(cost => cost[what]))
    const ratio = of('bare', 'work') / of('gateway', 'work')
    const one = { part: 'realtime', place: `${listeners} clients, ${name}` } as const
    keep(
      {
        ...one,
        name: 'work of a bare ws server for an event',
        value: ratio,
        unit: 'ratio',
        isLessBetter: false,
      },
      {
        ...one,
        name: 'the last client has it, p95',
        value: of('gateway', 'delay'),
        unit: 'ms',
        isLessBetter: true,
        floor: of('bare', 'delay'),
      },
    )
    console.log(
      `  ${`${listeners} clients, ${name}`.padEnd(34)} ${ratio.toFixed(2)} × bare ws   ${of('gateway', 'work').toFixed(0)} µs of work an event (${of('bare', 'work').toFixed(0)})   last client p95 ${of('gateway', 'delay').toFixed(1)} ms (${of('bare', 'delay').toFixed(1)})`,
    )
  }
}

async function costOf(hall: Hall, events: number, bursts: number): Promise<Cost> {
  const before = await hall.usage()
  const delays: number[] = []
  for (let burst = 0; burst < bursts; burst += 1) delays.push(await hall.tell(events, text))
  const after = await hall.usage()
  return { work: (after.cpu - before.cpu) / (events * bursts), delay: percentile(delays, 0.95) }
}

async function measureMemory(): Promise<void> {
  const count = 5_000
  for (const kind of ['gateway', 'bare'] as const) {
    using hall = await Hall.open(kind)
    await hall.enter(100)
    const empty = await hall.memory()
    await hall.enter(count)
    const full = await hall.memory()
    await hall.leave(count)
    const sizes: number[] = []
    for (let cycle = 0; cycle < 10; cycle += 1) {
      await hall.enter(count)
      await hall.leave(count)
      sizes.push(await hall.memory())
    }
    const [first = 0, last = 0] = [sizes[1], sizes.at(-1)]
    keep({
      part: 'realtime',
      place: kind,
      name: 'memory a connection',
      value: (full - empty) / count / 1024,
      unit: 'KB',
      isLessBetter: true,
    })
    console.log(
      `  ${`${kind}: memory`.padEnd(34)} ${((full - empty) / count / 1024).toFixed(1)} KB a connection   after ${2 * count} and ${10 * count} comings and goings ${(first / 2 ** 20).toFixed(0)} and ${(last / 2 ** 20).toFixed(0)} MB`,
    )
  }
}

async function measureStorm(): Promise<void> {
  const count = 5_000
  for (const kind of ['gateway', 'bare'] as const) {
    using hall = await Hall.open(kind)
    await hall.usage()
    const taken = await hall.enter(count, true)
    const { delay } = await hall.usage()
    const told = await hall.tell(1, text)
    keep({
      part: 'realtime',
      place: kind,
      name: `${count} clients at once listen`,
      value: taken / 1000,
      unit: 's',
      isLessBetter: true,
    })
    console.log(
      `  ${`${kind}: ${count} clients at once`.padEnd(34)} all listen after ${(taken / 1000).toFixed(1)} s   event loop p99 ${delay.toFixed(0)} ms   the next event reaches the last of them in ${told.toFixed(0)} ms`,
    )
  }
}
