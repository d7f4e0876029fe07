import { type ApiError, type Checkout, type PaymentStart, unwrap } from '@masar/api-sdk'
import { useActKey, useApp } from '@masar/app-shell'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { buyingApiOf } from '../order/api.ts'
import type { AgreedBuyer } from './buyer.ts'

/** What pressing "pay" agrees to. */
export interface Agreement extends AgreedBuyer {
  quote: Checkout
  method: Checkout['methods'][number]
}

/** Orders what was quoted: however often it is pressed, one call is under way, and one order comes of it. */
export function usePay() {
  const { app } = useApp()
  const key = useActKey('POST /checkouts/{id}/pay')
  const isSending = useRef(false)
  const mutation = useMutation<PaymentStart, ApiError, Agreement>({
    mutationFn: async ({ quote, method, ...agreed }) => {
      const body = { total: quote.total, method, ...agreed }
      const answer = await unwrap(
        buyingApiOf(app).POST('/checkouts/{id}/pay', {
          params: { path: { id: quote.id } },
          headers: { 'Idempotency-Key': key.keyOf(quote.id, body) },
          body,
        }),
      )
      return answer.data
    },
    onSuccess: key.onSuccess,
    onError: key.onError,
    onSettled: (_answer, error) => {
      isSending.current = error === null
    },
  })
  return {
    pay: (
      agreement: Agreement,
      onPaid: (start: PaymentStart) => void,
      onError: (error: ApiError) => void,
    ) => {
      if (isSending.current) return
      isSending.current = true
      mutation.mutate(agreement, { onSuccess: onPaid, onError })
    },
    /** Stays so after success: the page is about to be another. */
    isPaying: mutation.isPending || mutation.isSuccess,
  }
}
