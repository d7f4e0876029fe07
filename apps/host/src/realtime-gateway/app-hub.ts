import type { GatewayApp } from './app-settings.ts'
import { Channels, type Channel } from './channels.ts'
import type { Connection } from './connection.ts'
import { EventCache } from './event-cache.ts'
import { codes, eventFrame } from './frames.ts'
import { kindOf } from './channel-names.ts'
import type { GatewayLimits } from './limits.ts'
import { SignedFor } from './signed-for.ts'
import { SubscriptionCounts } from './subscription-counts.ts'
import { Users } from './users.ts'
import type { Webhooks } from './webhooks.ts'

/** An event that an application publishes. */
export interface PublishedEvent {
  name: string
  data: string
  channels: string[]
  /** The socket that caused it and is excluded. */
  exceptSocket?: string
}

/** Everything that lives in one app: its sockets, their channels, their users. Apps share nothing. */
export class AppHub {
  readonly app: GatewayApp
  readonly limits: GatewayLimits
  readonly connections = new Map<string, Connection>()
  readonly channels = new Channels()
  readonly users: Users
  readonly signedFor = new SignedFor()
  readonly cache: EventCache
  readonly counts: SubscriptionCounts
  readonly webhooks: Webhooks

  constructor(app: GatewayApp, limits: GatewayLimits, webhooks: Webhooks) {
    this.app = app
    this.limits = limits
    this.webhooks = webhooks
    this.users = new Users()
    this.cache = new EventCache({ age: limits.cacheAge, size: limits.cachedChannels })
    this.counts = new SubscriptionCounts(this.channels, limits.countInterval, (channel, count) =>
      webhooks.emit({ name: 'subscription_count', channel, subscription_count: count }),
    )
  }

  /** Whether anybody here would get an event of the channel, now or on subscribing. */
  hears(channelName: string): boolean {
    return this.channels.get(channelName) !== undefined || kindOf(channelName).isCached
  }

  /** Sends an event to its channels' subscribers; each channel's frame is built once. */
  publish({ name, data, channels, exceptSocket }: PublishedEvent): void {
    for (const channelName of new Set(channels)) {
      if (kindOf(channelName).isCached) this.cache.keep(channelName, name, data)
      const channel = this.channels.get(channelName)
      if (channel)
        this.channels.publish(channel, eventFrame({ event: name, channel: channelName, data }), exceptSocket)
    }
  }

  /** Every connection that is known to be the user's, signed in or signed for. */
  connectionsOf(userId: string): Connection[] {
    return [...new Set([...this.users.connectionsOf(userId), ...this.signedFor.connectionsOf(userId)])].sort(
      (a, b) => a.openedAt - b.openedAt,
    )
  }

  /** Closes every connection of a user; signatures that were issued for open sockets before now count no more. */
  terminate(userId: string): void {
    this.signedFor.terminated(userId)
    for (const connection of this.connectionsOf(userId))
      connection.closeWithError(codes.unauthorized, 'Terminated by the app')
  }

  /** The newest tab is the one that is looked at; the oldest connections make room and may come back when they are. */
  makeRoom(userId: string): void {
    for (const connection of this.connectionsOf(userId).slice(0, -this.limits.socketsPerUser))
      connection.closeWithError(codes.overQuota, 'Too many connections of this user')
  }

  /** What an `info` of the HTTP API may ask about a channel. */
  infoOf(channel: Channel | undefined): { user_count: number | undefined; subscription_count: number } {
    return { user_count: channel?.presence?.size, subscription_count: channel?.subscribers.size ?? 0 }
  }

  stop(): void {
    this.counts.stop()
    this.webhooks.stop()
  }
}
