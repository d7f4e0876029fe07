const key = 'playback-rate'
/** Speeds beyond these are no one's choice. */
const [slowest, fastest] = [0.25, 4]

/** The speed that was last chosen on this device; 1 at first, and where a browser keeps nothing. */
export function keptRate(): number {
  const kept = Number(readKept())
  return kept >= slowest && kept <= fastest ? kept : 1
}

function readKept(): string | null {
  try {
    return localStorage.getItem(key)
  } catch (error) {
    console.warn('this browser keeps no playback speed', error)
    return null
  }
}

/** Keeps a speed for the next video. */
export function keepRate(rate: number): void {
  try {
    localStorage.setItem(key, String(rate))
  } catch (error) {
    console.warn('this browser keeps no playback speed', error)
  }
}
