import Bowser from 'bowser'
import type { sessions } from '../../../db/schema/index.ts'

type Row = typeof sessions.$inferSelect

/** The two letters of an address's country; null where none is known. */
export type CountryFinder = (address: string) => Promise<string | null>

/** A session as its owner recognises it: browser, system, kind of device, place. */
export async function presentSession(row: Row, currentId: number, countryOf: CountryFinder) {
  return {
    id: row.id,
    ...deviceOf(row.device),
    ip: row.ip,
    country: row.ip === null ? null : await countryOf(row.ip),
    created_at: row.createdAt.toISOString(),
    last_seen_at: row.lastSeenAt.toISOString(),
    is_current: row.id === currentId,
  }
}

const kinds: Record<string, 'phone' | 'tablet' | 'computer'> = {
  mobile: 'phone',
  tablet: 'tablet',
  desktop: 'computer',
}

/** Reads what a browser calls itself; what is unknown stays unnamed. */
export function deviceOf(userAgent: string) {
  if (userAgent === '') return { browser: null, system: null, device: 'other' as const }
  const { browser, os, platform } = Bowser.parse(userAgent)
  return {
    browser: browser.name || null,
    system: os.name || null,
    device: kinds[platform.type ?? ''] ?? ('other' as const),
  }
}
