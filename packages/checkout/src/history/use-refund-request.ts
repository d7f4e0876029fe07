import { type ApiError, type Order, unwrap } from '@masar/api-sdk'
import { useActKey, useApp } from '@masar/app-shell'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { buyingApiOf, showOrder } from '../order/api.ts'
import { wantedLines, type WantedRefund } from './model.ts'

/** Sends a request for a refund, once however often it is pressed. */
export function useRefundRequest(id: string) {
  const { app } = useApp()
  const client = useQueryClient()
  const key = useActKey('POST /orders/{id}/refunds')
  const isSending = useRef(false)
  const mutation = useMutation<Order, ApiError, { wanted: WantedRefund; reason: string }>({
    mutationFn: async ({ wanted, reason }) => {
      const body = { lines: wantedLines(wanted, app === 'company'), reason }
      const answer = await unwrap(
        buyingApiOf(app).POST('/orders/{id}/refunds', {
          params: { path: { id } },
          headers: { 'Idempotency-Key': key.keyOf(id, body) },
          body,
        }),
      )
      return answer.data
    },
    onSuccess: order => {
      key.onSuccess()
      showOrder(client, app, order)
    },
    onError: key.onError,
    onSettled: () => {
      isSending.current = false
    },
  })
  return {
    send: (wanted: WantedRefund, reason: string, onDone: () => void) => {
      if (isSending.current) return
      isSending.current = true
      mutation.mutate({ wanted, reason }, { onSuccess: onDone })
    },
    isPending: mutation.isPending,
    error: mutation.error,
  }
}
