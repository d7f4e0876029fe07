import { fireEvent } from '@testing-library/react'

/**
 * Types as an input method does: it rewrites its text with every key. Where the field has written something else meanwhile, the method
 * finds its own text no longer and inserts it again, as Android's keyboards do.
 * @returns the value of the field before the method was done
 */
export function compose(field: HTMLInputElement, typed: string): string {
  const before = field.value
  let written = ''
  fireEvent.compositionStart(field)
  for (const character of typed) {
    const base = field.value.endsWith(written)
      ? field.value.slice(0, field.value.length - written.length)
      : field.value
    written += character
    fireEvent.input(field, { target: { value: base + written }, isComposing: true })
  }
  const composed = field.value.slice(before.length)
  fireEvent.compositionEnd(field, { data: written })
  return composed
}
