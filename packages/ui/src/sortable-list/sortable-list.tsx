import { useLingui } from '@lingui/react/macro'
import { isolate } from '@masar/text'
import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react'
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { IconButton } from '../button/button.tsx'
import { cx } from '../ui-provider/class-names.ts'
import { showToast } from '../toast/toast-store.ts'
import styles from './sortable-list.module.css'
import { useDrag } from './use-drag.ts'
import { moved, useOrder } from './use-order.ts'

export interface SortableListProps<T> {
  /** Names the list. */
  label: string
  items: readonly T[]
  itemKey: (item: T) => string
  /** What an item is called when its place is announced. */
  itemLabel: (item: T) => string
  renderItem: (item: T) => ReactNode
  /** The new order, at every move; when it rejects, the list goes back to the order saved last. */
  onReorder: (keys: string[]) => void | Promise<void>
  isDisabled?: boolean
  /**
   * Rows hold fields: those of a `line` go below the handle and the buttons where there is little room, those of a `form` always stand
   * there, with the whole width for themselves.
   */
  fields?: 'line' | 'form'
  className?: string
}

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, Home: -Infinity, End: Infinity }

/**
 * A list that a person puts in order: by dragging the handle, by arrow keys on it, by the buttons beside it. Each move is
 * announced with its place by a message from which that move alone can be undone, and is taken back when it can't be saved.
 */
export function SortableList<T>({
  label,
  items,
  itemKey,
  itemLabel,
  renderItem,
  onReorder,
  isDisabled,
  fields,
  className,
}: SortableListProps<T>) {
  const { t } = useLingui()
  const list = useRef<HTMLUListElement>(null)
  const [said, setSaid] = useState('')
  const refuse = () =>
    showToast({ text: t`The new order could not be saved. The list is as it was.`, tone: 'danger' })
  const { keys, shown, order } = useOrder({ items, itemKey, onReorder, onRefused: refuse })

  const say = (key: string, in_: readonly string[]) => {
    const name = isolate(itemLabel(shown[keys.indexOf(key)]!))
    const place = in_.indexOf(key) + 1
    return t`${name} moved to place ${place} of ${in_.length}`
  }
  const takeBack = (key: string, place: number) => {
    const from = keys.indexOf(key)
    if (from === -1) return
    const next = moved(keys, from, place)
    order(next)
    setSaid(say(key, next))
  }
  const latest = useRef(takeBack)
  useLayoutEffect(() => {
    latest.current = takeBack
  })
  const move = (from: number, to: number) => {
    const place = Math.max(0, Math.min(to, keys.length - 1))
    if (place === from || isDisabled) return
    const next = moved(keys, from, place)
    const key = keys[from]!
    flushSync(() => {
      order(next)
      setSaid('')
    })
    // The message is read out where it stands, so nothing else says it.
    showToast({ text: say(key, next), action: { label: t`Undo`, onAction: () => latest.current(key, from) } })
  }
  // The row's own button keeps the focus: React may have moved the row away under it.
  const moveByKey = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const handle = event.currentTarget
    move(index, index + step)
    handle.focus()
  }
  useDrag(list, `.${styles.handle}`, move)
  return (
    <div className={className}>
      <ul ref={list} aria-label={label} className={styles.list} data-fields={fields}>
        {shown.map((item, index) => {
          const name = isolate(itemLabel(item))
          const content = <div className={styles.content}>{renderItem(item)}</div>
          return (
            <li key={keys[index]} className={styles.row}>
              <button
                type="button"
                className={cx(styles.handle)}
                disabled={isDisabled}
                aria-label={t`Place of ${name}: the arrow keys move it`}
                onKeyDown={event => moveByKey(event, index)}
              >
                <GripVertical aria-hidden size={20} />
              </button>
              {fields !== 'form' && content}
              <IconButton
                icon={ChevronUp}
                label={t`Move ${name} up`}
                isDisabled={isDisabled || index === 0}
                onPress={() => move(index, index - 1)}
              />
              <IconButton
                icon={ChevronDown}
                label={t`Move ${name} down`}
                isDisabled={isDisabled || index === shown.length - 1}
                onPress={() => move(index, index + 1)}
              />
              {fields === 'form' && content}
            </li>
          )
        })}
      </ul>
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </div>
  )
}
