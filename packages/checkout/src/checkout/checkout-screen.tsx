import type { PaymentStart } from '@masar/api-sdk'
import { useApp, useGo } from '@masar/app-shell'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showOrder } from '../order/api.ts'
import { CheckoutPart } from './checkout-part.tsx'
import { OrderPart } from './order-part.tsx'
import { useRedirect } from './use-redirect.ts'

interface CheckoutScreenProps {
  /** Its id, from the address. */
  order?: string | undefined
  /** The offer of a yearly licence that is bought instead of the cart, from the address. */
  licence?: number | undefined
}

/** From the cart to a paid order: the checkout, and the order's own page once there is one. */
export function CheckoutScreen({ order, licence }: CheckoutScreenProps) {
  const { app } = useApp()
  const client = useQueryClient()
  const go = useGo()
  const [wasCheckout] = useState(order === undefined)
  const redirect = useRedirect(order !== undefined)
  const onOrdered = ({ order: made, redirect_url: url }: PaymentStart) => {
    showOrder(client, app, made)
    redirect.leaveFor(url)
    go(`/cart-details?order=${made.id}`, { replace: true })
  }
  if (order === undefined) return <CheckoutPart licence={licence} onOrdered={onOrdered} />
  return <OrderPart key={order} id={order} redirect={redirect} takesFocus={wasCheckout} />
}
