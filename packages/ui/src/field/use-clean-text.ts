import { useRef, useState, type ChangeEvent, type CompositionEvent } from 'react'
import { writeKeepingCaret } from './keep-caret.ts'

/**
 * The properties of an input that shows cleaned text. While an input method composes (Android keyboards, dictation), the input keeps
 * what it wrote: to write there would make it insert its text again. The reported value is always cleaned.
 * @param onText called with every change; `isComposing` when more of the same is to come
 */
export function useCleanText(
  value: string,
  clean: (text: string) => string,
  onText: (text: string, input: HTMLInputElement, isComposing: boolean) => void,
) {
  const isComposing = useRef(false)
  const [composed, setComposed] = useState<string | null>(null)
  const take = (input: HTMLInputElement) => {
    if (isComposing.current) setComposed(input.value)
    onText(
      isComposing.current ? clean(input.value) : writeKeepingCaret(input, clean),
      input,
      isComposing.current,
    )
  }
  return {
    value: composed ?? value,
    onChange: (event: ChangeEvent<HTMLInputElement>) => take(event.target),
    onCompositionStart: () => {
      isComposing.current = true
    },
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
      isComposing.current = false
      setComposed(null)
      take(event.currentTarget)
    },
  }
}
