/** Where an app's webhooks go; without `events`, all of them. */
export interface WebhookTarget {
  url: string
  events?: WebhookEventName[]
}

export type WebhookEventName =
  | 'channel_occupied'
  | 'channel_vacated'
  | 'member_added'
  | 'member_removed'
  | 'client_event'
  | 'cache_miss'
  | 'subscription_count'

/** One application that the gateway serves: holders of the secret may sign for it. */
export interface GatewayApp {
  id: string
  key: string
  secret: string
  /** Whether clients may send `client-…` events to each other. */
  clientEvents: boolean
  /** A disabled app closes sockets with 4003 and answers calls with 403. */
  isEnabled?: boolean
  /** Sockets beyond so many are closed with 4004. */
  maxConnections?: number
  /** Further origins whose pages may connect; `*` for any. */
  origins?: string[]
  webhooks?: WebhookTarget[]
}
