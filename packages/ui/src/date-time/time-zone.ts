import { useSyncExternalStore } from 'react'
import { siteTimeZone } from '@masar/text'

/** The time zone of the reader's device. */
export function readerTimeZone(): string {
  return new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn').resolvedOptions().timeZone
}

/**
 * The zone in which to show a moment. The server knows no reader's zone: what it prerenders is in the site's, and so is the first rendering
 * of a page that is hydrated; the reader's follows right after it.
 * @param given takes the place of the reader's own
 */
export function useTimeZone(given?: string): string {
  return useSyncExternalStore(
    neverChanges,
    () => given ?? readerTimeZone(),
    () => given ?? siteTimeZone,
  )
}

const neverChanges = () => () => undefined
