import { type ApiError, newIdempotencyKey } from '@masar/api-sdk'
import { useRef } from 'react'

/** By what was sent, the keys of acts that may have been done: they outlive the forms that sent them, as long as the page stands. */
const keys = new Map<string, string>()

/**
 * The `Idempotency-Key` of an act of value. A try after a lost answer is the same act, by the same key, also from a form that was closed and
 * opened again; what is sent after an answer, or otherwise than before, is another.
 * @param name of the act, as its call: another act that sends the same has keys of its own
 */
export function useActKey(name: string) {
  const sent = useRef('')
  return {
    /** @param act whatever tells it from others of its name: whom it concerns, and all that is sent */
    keyOf: (...act: unknown[]): string => {
      sent.current = JSON.stringify([name, ...act])
      const key = keys.get(sent.current) ?? newIdempotencyKey()
      keys.set(sent.current, key)
      return key
    },
    onSuccess: (): void => void keys.delete(sent.current),
    /** The API stores an error response with its key; what failed on the network may have been done. */
    onError: (error: ApiError): void => {
      if (!error.isPassing) keys.delete(sent.current)
    },
  }
}
