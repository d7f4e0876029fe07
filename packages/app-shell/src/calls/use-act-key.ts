import { type ApiError, newIdempotencyKey } from '@masar/api-sdk'
import { useRef } from 'react'

/**
 * The `Idempotency-Key` of an act of value. A try after a lost answer is the same act, by the same key; what is sent after a refusal, or
 * otherwise than before, is another.
 */
export function useActKey() {
  const kept = useRef({ act: '', key: '' })
  return {
    keyOf: (...act: unknown[]): string => {
      const text = JSON.stringify(act)
      if (kept.current.act !== text) kept.current = { act: text, key: newIdempotencyKey() }
      return kept.current.key
    },
    /** The service keeps a refusal with its key; what failed on the way may have been done. */
    onError: (error: ApiError): void => {
      if (!error.isPassing) kept.current = { act: '', key: '' }
    },
  }
}
