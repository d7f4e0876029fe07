import { keep, readKept } from '../kept-choice/kept-choice.ts'

const name = 'playback-rate'
/** Speeds beyond these are no one's choice. */
const [slowest, fastest] = [0.25, 4]

/** The speed that was last chosen on this device; 1 at first, and where a browser keeps nothing. */
export function keptRate(): number {
  const kept = Number(readKept(name))
  return kept >= slowest && kept <= fastest ? kept : 1
}

/** Keeps a speed for the next video. */
export function keepRate(rate: number): void {
  keep(name, String(rate))
}
