import type { FieldErrorCode } from '../../../field-errors.ts'

/** Invisible characters, which make a link look like another one. */
const unseen = /[\p{C}\p{Z}]/u

/** What is wrong with a link to a meeting; null where nothing is. */
export function wrongLink(link: string): FieldErrorCode | null {
  const url = URL.parse(link)
  if (url === null || unseen.test(link) || url.protocol !== 'https:' || !url.hostname.includes('.'))
    return 'secure_address'
  // A password within it would be shown to everyone who joins, and sent on by their browsers.
  return url.username !== '' || url.password !== '' ? 'link_credentials' : null
}
