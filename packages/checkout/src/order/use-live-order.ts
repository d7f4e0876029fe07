import type { ApiError, Order } from '@masar/api-sdk'
import { useApp } from '@masar/app-shell'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { checkOrder, orderQuery, refetchOrders, showOrder } from './api.ts'
import { pauseAfter } from './model.ts'

/** Asks the payment service what became of an order, and shows the answer. */
export function useCheck(id: string) {
  const { app } = useApp()
  const client = useQueryClient()
  return useMutation<Order, ApiError>({
    mutationFn: () => checkOrder(app, id),
    onSuccess: order => showOrder(client, app, order),
  })
}

/**
 * An order that follows what happens to it. While it waits for payment the payment service is asked when the page opens, and again with
 * growing pauses as long as no events come; with events those tell.
 */
export function useLiveOrder(id: string) {
  const { app } = useApp()
  const client = useQueryClient()
  const query = useQuery(orderQuery(app, id))
  const [isConnected, setConnected] = useState(false)
  const { mutate: ask } = useCheck(id)
  const order = query.data?.data
  const isPending = order?.state === 'pending'
  useEffect(() => {
    if (!isPending) return
    ask()
    // A page that comes back from the browser's memory has missed what happened meanwhile.
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) ask()
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [isPending, id, ask])
  useEffect(() => {
    if (!isPending || isConnected) return
    let asked = 0
    let timer = setTimeout(again, pauseAfter(asked))
    function again() {
      asked += 1
      if (document.visibilityState === 'visible') ask()
      timer = setTimeout(again, pauseAfter(asked))
    }
    return () => clearTimeout(timer)
  }, [isPending, isConnected, id, ask])
  const onChange = (changed: string | null) => {
    if (changed === null || changed === id) void refetchOrders(client, app)
  }
  return { query, order, onChange, setConnected }
}
