/** The payload of a push message: ids, the title in the device's language, and the page in its app and language. */
export interface PushPayload {
  id: number
  /** The number in the person's list; absent for a notification that is not listed. */
  seq: number | undefined
  kind: string
  title: string
  /** A path of this site, complete with language and app. */
  link: string
  locale: 'ar' | 'en'
}

/** Reads a message's data. @returns null for messages that Masar did not send */
export function payloadOf(data: Record<string, string> | undefined): PushPayload | null {
  const { id, seq, kind = '', title, link, locale } = data ?? {}
  if (
    !/^[1-9]\d{0,15}$/.test(id ?? '') ||
    title === undefined ||
    title === '' ||
    link === undefined ||
    !/^\/(?!\/)/.test(link)
  )
    return null
  return {
    id: Number(id),
    seq: seq === undefined ? undefined : Number(seq),
    kind,
    title,
    link,
    locale: locale === 'en' ? 'en' : 'ar',
  }
}
