import type { Key, Node } from 'react-stately'
import { type InvalidationContext, Layout, LayoutInfo, Rect, Size } from 'react-stately/useVirtualizerState'
import { RowHeights } from './row-heights.ts'
import { RowNodes } from './row-nodes.ts'

export interface RowSizes {
  /** How high a row is taken for, until the first were measured. */
  estimate: number
  gap: number
}

/**
 * Rows one below the other, each as high as what is in it. react-aria's own layouts walk all rows whenever one is measured or comes into
 * sight, which no longer scrolls smoothly with a few thousand.
 */
export class RowLayout extends Layout<Node<unknown>, RowSizes> {
  private heights = new RowHeights(0, 0)
  private gap = 0
  private rows: RowNodes<unknown> | null = null
  private width = 0
  /** Whether those that were measured say how high the others are. */
  private hasLearned = false

  override update({ layoutOptions, itemSizeChanged }: InvalidationContext<RowSizes>): void {
    const rows = this.virtualizer?.collection
    if (!(rows instanceof RowNodes)) throw new Error('The rows of an endless table are its own.')
    const { width } = this.virtualizer?.size ?? new Size()
    if (this.rows === null && layoutOptions) {
      this.gap = layoutOptions.gap
      this.heights = new RowHeights(layoutOptions.estimate, layoutOptions.gap)
    }
    if (rows !== this.rows) this.take(rows)
    if (width !== this.width) {
      this.heights.forget()
      this.hasLearned = false
    }
    this.width = width
    if (itemSizeChanged === true && !this.hasLearned) {
      this.heights.learn()
      this.hasLearned = true
    }
  }

  private take(rows: RowNodes<unknown>): void {
    const before = this.rows
    this.rows = rows
    if (before === null || before.isOfOneGrowth(rows)) return this.heights.resize(rows.size)
    // Another order, or other rows between: those that are known are as high as they were, until they are seen.
    this.heights.forget()
    const known = Array.from({ length: rows.size }, (_, at) => {
      const index = before.indexOf(rows.keyAt(at) ?? '')
      return index < 0 ? null : this.heights.of(index)
    })
    this.heights.resize(0)
    this.heights.resize(rows.size)
    known.forEach((height, at) => {
      if (height !== null) this.heights.keep(at, height)
    })
  }

  override getVisibleLayoutInfos(rect: Rect): LayoutInfo[] {
    const { rows, heights } = this
    if (!rows || rows.size === 0 || rect.height <= 0) return []
    const first = heights.indexAt(Math.max(0, rect.y))
    const shown: number[] = []
    let top = heights.offsetOf(first)
    for (let index = first; index < rows.size && top < rect.maxY; index += 1) {
      shown.push(index)
      top += heights.of(index) + this.gap
    }
    // What has the focus stays, however far away it is.
    const kept = [...(this.virtualizer?.persistedKeys ?? [])].map(key => rows.indexOf(key))
    const all = new Set([...shown, ...kept.filter(index => index >= 0)])
    return [...all].toSorted((one, other) => one - other).map(index => this.infoOf(index))
  }

  override getLayoutInfo(key: Key): LayoutInfo | null {
    const index = this.rows?.indexOf(key) ?? -1
    return index < 0 ? null : this.infoOf(index)
  }

  private infoOf(index: number): LayoutInfo {
    const rect = new Rect(0, this.heights.offsetOf(index), this.width, this.heights.of(index))
    const info = new LayoutInfo('row', this.rows?.keyAt(index) ?? index, rect)
    info.allowOverflow = true
    // Rows say how high they are whenever they are drawn; react-aria asks those alone that are drawn and have another width by now.
    info.estimatedSize = this.heights.isOutdated(index)
    return info
  }

  override getContentSize(): Size {
    return new Size(this.width, this.heights.total)
  }

  /** A row was drawn. */
  tell(key: Key, row: HTMLElement | null): void {
    if (row) this.virtualizer?.updateItemSize(key, new Size(this.width, row.getBoundingClientRect().height))
  }

  override updateItemSize(key: Key, { height }: Size): boolean {
    const index = this.rows?.indexOf(key) ?? -1
    // What has no height is hidden, or not laid out.
    return index >= 0 && height > 0 && this.heights.measure(index, height)
  }
}
