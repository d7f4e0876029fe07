import { useEffect, useEffectEvent, useRef, type PointerEvent as Pressed, type RefObject } from 'react'

/** What a finger or hand does before it is a drag. */
const threshold = 6
/** How near an edge of the window scrolls the page: the height of fixed elements there, and a little more. */
const edge = 120

/** An option on its way, and where on the page it was taken up. */
interface Drag {
  option: string
  chip: HTMLElement
  x: number
  y: number
  isMoving: boolean
}

/**
 * Lets the pointer drag options onto prompts, which bear `data-prompt`. A finger drags by the grip (`data-grip`) alone, so that the page scrolls
 * under it elsewhere.
 * @returns what begins a drag, for `onPointerDown` of an option
 */
export function useOptionDrag(
  root: RefObject<HTMLElement | null>,
  onDrop: (prompt: string, option: string) => void,
): (event: Pressed<HTMLElement>, option: string) => void {
  const drop = useEffectEvent(onDrop)
  const started = useRef<Drag | null>(null)
  useEffect(() => {
    const move = (event: PointerEvent) => {
      if (started.current && follow(started.current, event))
        light(root.current, promptAt(root.current, event))
    }
    const end = (event: PointerEvent) => {
      const drag = started.current
      if (drag === null) return
      started.current = null
      const place = drag.isMoving && event.type === 'pointerup' ? promptAt(root.current, event) : null
      drag.chip.removeAttribute('data-dragged')
      drag.chip.style.translate = ''
      light(root.current, null)
      const prompt = place?.dataset['prompt']
      if (prompt !== undefined) drop(prompt, drag.option)
    }
    const heard = { pointermove: move, pointerup: end, pointercancel: end }
    for (const [kind, listener] of Object.entries(heard))
      document.addEventListener(kind as 'pointermove', listener)
    return () => {
      for (const [kind, listener] of Object.entries(heard))
        document.removeEventListener(kind as 'pointermove', listener)
    }
  }, [root])
  return (event, option) => {
    const isByGrip = event.target instanceof Element && event.target.closest('[data-grip]') !== null
    if (event.button !== 0 || (event.pointerType === 'touch' && !isByGrip)) return
    started.current = { option, chip: event.currentTarget, x: event.pageX, y: event.pageY, isMoving: false }
  }
}

/** Moves the option with the pointer. @returns whether it is on its way by now */
function follow(drag: Drag, event: PointerEvent): boolean {
  const [dx, dy] = [event.pageX - drag.x, event.pageY - drag.y]
  if (!drag.isMoving && Math.hypot(dx, dy) < threshold) return false
  drag.isMoving = true
  drag.chip.toggleAttribute('data-dragged', true)
  drag.chip.style.translate = `${dx}px ${dy}px`
  if (event.clientY < edge) window.scrollBy(0, -16)
  else if (event.clientY > window.innerHeight - edge) window.scrollBy(0, 16)
  return true
}

function promptAt(root: HTMLElement | null, event: PointerEvent): HTMLElement | null {
  const under = document.elementFromPoint(event.clientX, event.clientY)
  const place = under?.closest<HTMLElement>('[data-prompt]')
  return place && root?.contains(place) ? place : null
}

/** Shows where an option would fall. */
function light(root: HTMLElement | null, place: HTMLElement | null): void {
  for (const each of root?.querySelectorAll('[data-over]') ?? [])
    if (each !== place) each.removeAttribute('data-over')
  place?.setAttribute('data-over', '')
}
