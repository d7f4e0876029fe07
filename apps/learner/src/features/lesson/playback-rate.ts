/** Speeds that can be chosen; the choice is kept for the next video. */
export const playbackRates = [0.75, 1, 1.25, 1.5, 1.75, 2] as const

const key = 'playback-rate'

export function keptRate(): number {
  const kept = Number(localStorage.getItem(key))
  return playbackRates.find(rate => rate === kept) ?? 1
}

export function keepRate(rate: number): void {
  localStorage.setItem(key, String(rate))
}
