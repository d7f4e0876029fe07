import {
  Suspense,
  use,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { createGate, type Gate } from './gate.ts'
import styles from './taken-over-when-seen.module.css'

/** How near the window's edge a part is taken over, so that it answers by the time it is seen. */
const nearness = '200px'
/** What a person does to a part. Heard at the document, before React: what it finds waiting still, it keeps from everybody. */
const touches = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'] as const

/**
 * A part of a page, below what is seen first. Of a page that the host drew it stays as drawn until it comes near the window, or is pointed at or
 * focused: what is seen answers sooner. Until then the browser need not lay it out either. On pages that the app draws itself, it is there at once.
 */
export function TakenOverWhenSeen({ children }: { children: ReactNode }) {
  const around = useRef<HTMLDivElement>(null)
  const isDrawnByHost = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [wasDrawn] = useState(isDrawnByHost)
  const [gate] = useState(() => createGate(!wasDrawn || !isBrowser))
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  // Other things than what was drawn: React would rather throw that away than wait.
  const [drawn] = useState(children)
  if (children !== drawn) gate.open()
  useEffect(() => {
    if (gate.isOpen || around.current === null) return undefined
    return whenSeen(around.current, () => {
      gate.open()
      redraw()
    })
  }, [gate])
  // The same element each time, so that nothing above gives React a reason to look into what waits.
  const content = useMemo(
    () => (
      <Suspense>
        <Opened gate={gate}>{children}</Opened>
      </Suspense>
    ),
    [gate, children],
  )
  const waits = wasDrawn && !(isBrowser && gate.isOpen)
  return (
    <div ref={around} className={waits ? styles.waiting : undefined}>
      {content}
    </div>
  )
}

const isBrowser = typeof document !== 'undefined'
const never = () => () => undefined

function Opened({ gate, children }: { gate: Gate; children: ReactNode }) {
  use(gate.passage)
  return children
}

function whenSeen(element: HTMLElement, onSeen: () => void): () => void {
  const listening = new AbortController()
  const open = () => {
    observer.disconnect()
    listening.abort()
    onSeen()
  }
  const observer = new IntersectionObserver(
    entries => {
      if (entries.some(entry => entry.isIntersecting)) open()
    },
    { rootMargin: nearness },
  )
  observer.observe(element)
  const onTouch = (event: Event) => {
    if (event.target instanceof Node && element.contains(event.target)) open()
  }
  for (const touch of touches)
    document.addEventListener(touch, onTouch, { capture: true, signal: listening.signal })
  return () => {
    observer.disconnect()
    listening.abort()
  }
}
