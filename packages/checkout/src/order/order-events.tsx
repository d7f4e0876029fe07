import { RealtimeProvider, useApp, useSession } from '@masar/app-shell'
import { companyChannel, userChannel } from '@masar/realtime'
import { useCatchUp, useChannelEvent, useRealtimeStatus } from '@masar/realtime/react'
import { useEffect } from 'react'
import { useCompanyId } from './use-company-id.ts'

interface OrderEventsProps {
  /** Something of an order changed, or may have while the connection was away; null where it is not known of which. */
  onChange: (orderId: string | null) => void
  /** Whether events come at all. */
  onConnected?: (isConnected: boolean) => void
}

/** Listens to what happens to the buyer's orders: a person's channel, and the company's in the portal. It shows nothing. */
export function OrderEvents(props: OrderEventsProps) {
  return (
    <RealtimeProvider>
      <Listener {...props} />
    </RealtimeProvider>
  )
}

function Listener({ onChange, onConnected }: OrderEventsProps) {
  const isCompany = useApp().app === 'company'
  const userId = useSession(({ info }) => info?.id ?? null)
  const { id: companyId } = useCompanyId(isCompany)
  const own = userId === null ? null : userChannel(userId)
  const company = companyId === null ? null : companyChannel(companyId)
  const buyer = isCompany ? company : own
  useChannelEvent(buyer, 'OrderPaid', ({ order_id }) => onChange(order_id))
  useChannelEvent(buyer, 'OrderEnded', ({ order_id }) => onChange(order_id))
  useChannelEvent(buyer, 'PaymentDeclined', ({ order_id }) => onChange(order_id))
  // The person who placed the order is notified, also in a company.
  useChannelEvent(own, 'RefundDecided', ({ order_id }) => onChange(order_id))
  useCatchUp(() => onChange(null))
  const isConnected = useRealtimeStatus() === 'connected' && buyer !== null
  useEffect(() => onConnected?.(isConnected), [isConnected, onConnected])
  return null
}
