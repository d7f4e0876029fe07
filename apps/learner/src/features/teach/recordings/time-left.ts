/** Milliseconds of the past that tell how fast it goes. */
const span = 30_000
/** Less tells nothing yet. */
const least = 2000

/** Guesses how long the rest of an upload takes, by how fast it went of late. */
export class TimeLeft {
  #marks: { at: number; bytes: number }[] = []

  /** So many bytes have gone by now. @param total of the whole @returns seconds that are left; null while that cannot be told */
  mark(bytes: number, total: number, now = performance.now()): number | null {
    this.#marks = [...this.#marks.filter(({ at }) => at > now - span), { at: now, bytes }]
    const first = this.#marks[0]
    if (first === undefined || now - first.at < least || bytes <= first.bytes) return null
    return ((total - bytes) * (now - first.at)) / (bytes - first.bytes) / 1000
  }
}
