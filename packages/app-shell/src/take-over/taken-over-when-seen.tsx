import { Suspense, use, useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { createGate, type Gate } from './gate.ts'

/** How near the window's edge a part is taken over, so that it answers by the time it is seen. */
const nearness = '200px'
/** What a person does to a part. Heard at the document, before React: what it finds waiting still, it keeps from everybody. */
const touches = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'] as const

/**
 * A part of a page, below what is seen first. Of a page that the host drew it stays as drawn until it comes near the window, or is pointed at or
 * focused: what is seen answers sooner. On pages that the app draws itself, it is there at once.
 */
export function TakenOverWhenSeen({ children }: { children: ReactNode }) {
  const around = useRef<HTMLDivElement>(null)
  const isTakenOver = useSyncExternalStore(never, () => false, () => typeof document !== 'undefined')
  const [gate] = useState(() => createGate(!isTakenOver))
  // Other things than what was drawn: React would rather throw that away than wait.
  const [drawn] = useState(children)
  if (children !== drawn) gate.open()
  useEffect(() => {
    if (!gate.isOpen && around.current !== null) return openWhenSeen(around.current, gate)
    return undefined
  }, [gate])
  // The same element each time, so that nothing above gives React a reason to look into what waits.
  const content = useMemo(() => <Suspense><Opened gate={gate}>{children}</Opened></Suspense>, [gate, children])
  return <div ref={around}>{content}</div>
}

const never = () => () => undefined

function Opened({ gate, children }: { gate: Gate, children: ReactNode }) {
  use(gate.passage)
  return children
}

function openWhenSeen(element: HTMLElement, gate: Gate): () => void {
  const listening = new AbortController()
  const open = () => {
    observer.disconnect()
    listening.abort()
    gate.open()
  }
  const observer = new IntersectionObserver(entries => { if (entries.some(entry => entry.isIntersecting)) open() }, { rootMargin: nearness })
  observer.observe(element)
  const onTouch = (event: Event) => { if (event.target instanceof Node && element.contains(event.target)) open() }
  for (const touch of touches) document.addEventListener(touch, onTouch, { capture: true, signal: listening.signal })
  return () => {
    observer.disconnect()
    listening.abort()
  }
}
