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
import styles from './hydrate-when-visible.module.css'

/** How near the viewport a part is hydrated, so that it is interactive by the time it is visible. */
const rootMargin = '200px'
/** Interactions that hydrate a part. Captured at the document, before React, which blocks events on parts that are not hydrated. */
const interactions = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'] as const

/**
 * A part of a page below the fold. On a prerendered page it is not hydrated until it comes near the viewport, or is pointed at or
 * focused: what is visible is interactive sooner. Until then the browser need not lay it out either. On pages that the app renders itself, it is rendered at once.
 */
export function HydrateWhenVisible({ children }: { children: ReactNode }) {
  const around = useRef<HTMLDivElement>(null)
  const isServerRendered = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [wasPrerendered] = useState(isServerRendered)
  const [gate] = useState(() => createGate(!wasPrerendered || !isBrowser))
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  // Changed children: React would rather discard the prerendered markup than wait.
  const [prerendered] = useState(children)
  if (children !== prerendered) gate.open()
  useEffect(() => {
    if (gate.isOpen || around.current === null) return undefined
    return whenVisible(around.current, () => {
      gate.open()
      rerender()
    })
  }, [gate])
  // A stable element, so that a rerender above gives React no reason to hydrate it.
  const content = useMemo(
    () => (
      <Suspense>
        <Gated gate={gate}>{children}</Gated>
      </Suspense>
    ),
    [gate, children],
  )
  const isWaiting = wasPrerendered && !(isBrowser && gate.isOpen)
  return (
    <div ref={around} className={isWaiting ? styles.waiting : undefined}>
      {content}
    </div>
  )
}

const isBrowser = typeof document !== 'undefined'
const never = () => () => undefined

function Gated({ gate, children }: { gate: Gate; children: ReactNode }) {
  use(gate.opened)
  return children
}

function whenVisible(element: HTMLElement, onVisible: () => void): () => void {
  const listening = new AbortController()
  const open = () => {
    observer.disconnect()
    listening.abort()
    onVisible()
  }
  const observer = new IntersectionObserver(
    entries => {
      if (entries.some(entry => entry.isIntersecting)) open()
    },
    { rootMargin },
  )
  observer.observe(element)
  const onInteraction = (event: Event) => {
    if (event.target instanceof Node && element.contains(event.target)) open()
  }
  for (const interaction of interactions)
    document.addEventListener(interaction, onInteraction, { capture: true, signal: listening.signal })
  return () => {
    observer.disconnect()
    listening.abort()
  }
}
