import { Fragment, type ReactNode, useEffect, useRef } from 'react'

interface AddingFieldProps {
  /** How many were chosen by it. */
  count: number
  children: ReactNode
}

/** Around a field that adds to a list: it is empty again after each, and whoever types stays in it. */
export function AddingField({ count, children }: AddingFieldProps) {
  const box = useRef<HTMLDivElement>(null)
  const isIn = useRef(false)
  useEffect(() => {
    // The field that had the focus is gone with what it said.
    if (isIn.current) box.current?.querySelector('input')?.focus()
  }, [count])
  return (
    <div
      ref={box}
      role="presentation"
      onFocus={() => {
        isIn.current = true
      }}
      onBlur={() => {
        isIn.current = false
      }}
    >
      <Fragment key={count}>{children}</Fragment>
    </div>
  )
}
