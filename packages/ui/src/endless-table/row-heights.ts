/** Of so many rows the heights are summed up together. */
const blockSize = 256

/** How high each row is, or probably is, and where each begins: of any number of rows, without walking them. */
export class RowHeights {
  private count = 0
  /** By how much each is higher than estimated. */
  private more = new Float64Array(0)
  /** In which round each was measured; 0 where it never was. */
  private rounds = new Uint32Array(0)
  private round = 1
  /** The sums of `more`. */
  private blocks: number[] = []
  private measured = 0
  private sum = 0

  constructor(
    private estimate: number,
    private readonly gap: number,
  ) {}

  /** Rows come behind, or go from there. */
  resize(count: number): void {
    if (count > this.more.length) {
      const room = Math.max(count, this.more.length * 2)
      const [more, rounds] = [this.more, this.rounds]
      this.more = new Float64Array(room)
      this.more.set(more)
      this.rounds = new Uint32Array(room)
      this.rounds.set(rounds)
    }
    this.more.fill(0, count)
    this.rounds.fill(0, count)
    this.count = count
    this.sumUp()
  }

  /** All are to be measured again, once they are seen. */
  forget(): void {
    this.round += 1
    this.measured = 0
    this.sum = 0
  }

  private isMeasured(index: number): boolean {
    return this.rounds[index] === this.round
  }

  /** Whether it was measured, but not in this round. */
  isOutdated(index: number): boolean {
    return this.rounds[index] !== 0 && !this.isMeasured(index)
  }

  of(index: number): number {
    return this.estimate + (this.more[index] ?? 0)
  }

  /** @returns whether that is another height than it had */
  measure(index: number, height: number): boolean {
    const isOther = Math.abs(height - this.of(index)) > 0.01
    if (!this.isMeasured(index)) {
      this.measured += 1
      this.sum += height
    }
    this.rounds[index] = this.round
    this.keep(index, height)
    return isOther
  }

  /** As it was known elsewhere; it is measured again, once it is seen. */
  keep(index: number, height: number): void {
    const more = height - this.estimate
    const block = Math.floor(index / blockSize)
    this.blocks[block] = (this.blocks[block] ?? 0) + more - (this.more[index] ?? 0)
    this.more[index] = more
  }

  /** Those that were never seen are as high as the others are on the average. */
  learn(): void {
    if (this.measured === 0) return
    const estimate = Math.round(this.sum / this.measured)
    for (let index = 0; index < this.count; index += 1)
      if (this.rounds[index] !== 0 || this.more[index] !== 0) this.more[index] = this.of(index) - estimate
    this.estimate = estimate
    this.sumUp()
  }

  /** Where a row begins; of the one behind the last, where it would. */
  offsetOf(index: number): number {
    const block = Math.floor(index / blockSize)
    let offset = index * (this.estimate + this.gap)
    for (let each = 0; each < block; each += 1) offset += this.blocks[each] ?? 0
    for (let each = block * blockSize; each < index; each += 1) offset += this.more[each] ?? 0
    return offset
  }

  /** The row that is there, or before the gap that is there. */
  indexAt(offset: number): number {
    let [low, high] = [0, Math.max(0, this.count - 1)]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if (this.offsetOf(middle) <= offset) low = middle
      else high = middle - 1
    }
    return low
  }

  get total(): number {
    return this.count === 0 ? 0 : this.offsetOf(this.count) - this.gap
  }

  private sumUp(): void {
    this.blocks = []
    for (let index = 0; index < this.count; index += 1) {
      const block = Math.floor(index / blockSize)
      this.blocks[block] = (this.blocks[block] ?? 0) + (this.more[index] ?? 0)
    }
  }
}
