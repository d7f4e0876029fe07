import { useEffect, useRef, type ReactNode } from 'react'
import { List } from '../list/list.tsx'
import { LoadMore, type LoadMoreProps } from '../pagination/load-more.tsx'
import styles from './endless-list.module.css'
import { useNearEnd } from './use-near-end.ts'

export interface EndlessListProps<Item> extends Omit<LoadMoreProps, 'shown'> {
  label: string
  /** What was loaded so far. */
  items: readonly Item[]
  itemKey: (item: Item) => string | number
  /** A `ListItem`, or another `li`. */
  renderItem: (item: Item) => ReactNode
  /** Pages that come by themselves as the end draws near; 2, then a button, so that the page's foot can be reached. 0 waits for a press always. */
  automaticPages?: number
}

/**
 * A list that goes on. The next page comes as the end draws near, a few times, and on a press of the button after that;
 * then the focus goes to the first of the new ones. How many are shown is read out; a page that failed can be asked for again.
 */
export function EndlessList<Item>({
  label,
  items,
  itemKey,
  renderItem,
  automaticPages = 2,
  onLoadMore,
  ...rest
}: EndlessListProps<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const focusAt = useRef<number | null>(null)
  const end = useNearEnd<HTMLDivElement>({
    isOn: rest.hasMore && !rest.isLoading && !rest.hasFailed,
    most: automaticPages,
    count: items.length,
    onNear: onLoadMore,
  })
  useEffect(() => {
    const first = focusAt.current === null ? null : list.current?.children.item(focusAt.current)
    if (!(first instanceof HTMLElement)) return
    focusAt.current = null
    const target = first.querySelector<HTMLElement>('a[href], button, input') ?? first
    if (target === first) first.tabIndex = -1
    target.focus()
  }, [items.length])
  const loadByPress = () => {
    focusAt.current = items.length
    onLoadMore()
  }
  return (
    <div className={styles.endless}>
      <List ref={list} label={label} aria-busy={rest.isLoading || undefined}>
        {items.map(item => (
          <Keyed key={itemKey(item)}>{renderItem(item)}</Keyed>
        ))}
      </List>
      <div ref={end} aria-hidden />
      <LoadMore {...rest} shown={items.length} onLoadMore={loadByPress} />
    </div>
  )
}

const Keyed = ({ children }: { children: ReactNode }) => children
