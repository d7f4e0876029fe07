import { holdLock } from '../../kept/browser-lock.ts'

/** A note as it is in this browser, until the service has it. */
export interface Draft {
  /** Names it here, and a new one towards the service as well. */
  key: string
  /** Whose it is: it is never sent for, nor shown to, anybody else. */
  user: number
  lesson: number
  /** Null while the service has not made it. */
  id: number | null
  /** The one that was read last; 0 for a new note. */
  revision: number
  position: number | null
  quote: string | null
  text: string
  /** Texts that were sent and not acknowledged: one of them may be what the service has. */
  sent?: readonly string[]
}

/** Keeps drafts through reloads and days without a network. */
export interface DraftStore {
  /** @returns whether it is kept */
  put(draft: Draft): boolean
  remove(draft: Pick<Draft, 'user' | 'key'>): void
  /** In the order of their keys, which is that in which they were begun. */
  ofUser(user: number): Draft[]
}

const prefix = 'masar-note'
const nameOf = ({ user, key }: Pick<Draft, 'user' | 'key'>) => `${prefix}/${user}/${key}`

/** A key that no other tab or device makes; later ones stand behind earlier ones. */
export function newKey(): string {
  return `${Date.now().toString(36)}-${crypto.randomUUID()}`
}

/** The browser's own storage: written at once, so that no key press is lost, whatever happens to the page. */
export const browserDrafts: DraftStore = {
  put: draft =>
    quietly(() => {
      localStorage.setItem(nameOf(draft), JSON.stringify(draft))
      return true
    }) ?? false,
  remove: draft => void quietly(() => localStorage.removeItem(nameOf(draft))),
  ofUser: user =>
    quietly(() =>
      Object.keys(localStorage)
        .filter(name => name.startsWith(`${prefix}/${user}/`))
        .toSorted()
        .flatMap(name => readDraft(localStorage.getItem(name))),
    ) ?? [],
}

/** Some private windows keep nothing: then an unsent note lives as long as the page. */
function quietly<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch (error) {
    console.warn('notes cannot be kept in this browser', error)
    return undefined
  }
}

function readDraft(text: string | null): Draft[] {
  try {
    const draft = JSON.parse(text ?? 'null') as Partial<Draft> | null
    const isWhole =
      typeof draft?.key === 'string' && typeof draft.lesson === 'number' && typeof draft.text === 'string'
    return isWhole ? [draft as Draft] : []
  } catch {
    return [] // not one of ours
  }
}

/** Holds a draft for this tab alone, so that no other sends it meanwhile. @returns lets go; null where another tab holds it */
export function holdDraft({ user, key }: Pick<Draft, 'user' | 'key'>): Promise<(() => void) | null> {
  return holdLock(nameOf({ user, key }))
}
