/** The cache with what pages keep of themselves: personal, and deleted with the session. */
export const keptCache = 'masar-kept'
/** Before the address of a kept page stand this and its person's id; no server has anything there. */
export const keptRoot = '/_kept/'

/** A page's message to the worker: something of this language is kept, so that the app has to open as well. */
export interface KeepMessage {
  masarKeep: 'ar' | 'en'
  /** What the page has loaded of the app. */
  files: string[]
}

/** A page's message to a worker that waits: the person wants the new version. */
export const updateMessage = 'masar-update'

/** The address of a kept page without its person, or null for one of another kind. */
export function pathOfKept(address: string): string | null {
  return /^\/_kept\/\d+(\/.*)$/.exec(new URL(address).pathname)?.[1] ?? null
}
