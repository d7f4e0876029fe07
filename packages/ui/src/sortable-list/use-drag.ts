import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Lets the pointer drag rows by their handle. React moves the rows, so what the drag did to the page is taken back first. */
export function useDrag(
  list: RefObject<HTMLElement | null>,
  handle: string,
  onMove: (from: number, to: number) => void,
): void {
  const move = useEffectEvent(onMove)
  useEffect(() => {
    let sortable: { destroy(): void } | undefined
    let isGone = false
    const start = async () => {
      const { default: Sortable } = await import('sortablejs')
      if (isGone || !list.current) return
      sortable = Sortable.create(list.current, {
        handle,
        direction: 'vertical',
        animation: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 140,
        delay: 120,
        delayOnTouchOnly: true,
        onEnd: ({ item, from, oldIndex, newIndex }) => {
          if (oldIndex === undefined || newIndex === undefined || oldIndex === newIndex) return
          item.remove()
          from.insertBefore(item, from.children[oldIndex] ?? null)
          move(oldIndex, newIndex)
        },
      })
    }
    start().catch((error: unknown) =>
      console.warn('Dragging did not load; the buttons and arrow keys still move.', error),
    )
    return () => {
      isGone = true
      sortable?.destroy()
    }
  }, [list, handle])
}
