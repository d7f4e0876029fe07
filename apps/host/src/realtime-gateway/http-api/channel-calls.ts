import type { AppHub } from '../app-hub.ts'
import { isChannelName, kindOf } from '../channel-names.ts'
import { ApiError } from './api-error.ts'
import { type InfoWish, readInfo } from './read-events.ts'

/** `GET /channels`: the occupied ones, by prefix. @throws ApiError 400 when user counts are asked of other than presence channels */
export function listChannels(hub: AppHub, query: URLSearchParams): object {
  const prefix = query.get('filter_by_prefix') ?? ''
  const wish = readInfo(query.get('info'))
  if (wish.userCount && !prefix.startsWith('presence-'))
    throw new ApiError(400, 'user_count is known of presence channels: filter_by_prefix=presence-')
  const channels = [...hub.channels.occupied()]
    .filter(({ name }) => name.startsWith(prefix))
    .map(({ name }) => [name, infoOf(hub, name, wish)] as const)
  return { channels: Object.fromEntries(channels) }
}

/** `GET /channels/{name}`. @throws ApiError 400 */
export function describeChannel(hub: AppHub, name: string, query: URLSearchParams): object {
  checkName(name)
  const wish = readInfo(query.get('info'))
  if (wish.userCount && !kindOf(name).isPresence)
    throw new ApiError(400, 'user_count is known of presence channels only')
  const cached = query.get('info')?.split(',').includes('cache') === true ? { cache: cacheOf(hub, name) } : {}
  return { occupied: hub.channels.get(name) !== undefined, ...infoOf(hub, name, wish), ...cached }
}

/** `GET /channels/{name}/users`. @throws ApiError 400 when the channel is no presence channel */
export function listMembers(hub: AppHub, name: string): object {
  checkName(name)
  if (!kindOf(name).isPresence) throw new ApiError(400, 'Only presence channels know their users')
  return { users: (hub.channels.get(name)?.presence?.ids() ?? []).map(id => ({ id })) }
}

/** What the callers of `/events` want to know about the channels that they published on. */
export function infoOf(hub: AppHub, name: string, wish: InfoWish): object {
  const known = hub.infoOf(hub.channels.get(name))
  return {
    ...(wish.userCount && kindOf(name).isPresence && { user_count: known.user_count ?? 0 }),
    ...(wish.subscriptionCount && { subscription_count: known.subscription_count }),
  }
}

function cacheOf(hub: AppHub, name: string): object | null {
  const cached = hub.cache.find(name)
  return cached && { data: cached.data, ttl: cached.ttl }
}

function checkName(name: string): void {
  if (!isChannelName(name)) throw new ApiError(400, 'The channel’s name is not allowed')
}
