/** What a person has written and not sent: a question at a lesson, a reply, other words for a post, or a report. */
export interface PostDraft {
  text: string
  /** Names the post towards the service: sent twice, it is made once. */
  key: string
  /** Of an edit: the words that it changes. Once others stand there, it is out of date. */
  base?: string
  /** Of an edit: when the time for it is over. */
  until?: string
}

/** Where a draft belongs, as `ask/7`: a lesson (`ask`, `fault`), words of its text, or a post. */
export type DraftPlace =
  | `${'ask' | 'fault' | 'reply' | 'edit' | 'report'}/${number}`
  | `fault/${number}/${string}`
  | `report-review/${number}`

const prefix = 'masar-post'

/** What a draft is called in this browser. */
export const nameOf = (user: number, place: DraftPlace) => `${prefix}/${user}/${place}`

/** A key that no other tab or device makes. */
export function newKey(): string {
  return crypto.randomUUID()
}

/** The draft that an earlier visit, or the page before a reload, has left. */
export function readDraft(user: number, place: DraftPlace): PostDraft | null {
  return draftNamed(nameOf(user, place))
}

function draftNamed(name: string): PostDraft | null {
  const kept = quietly(() => localStorage.getItem(name))
  try {
    const draft = JSON.parse(kept ?? 'null') as Partial<PostDraft> | null
    if (typeof draft?.text !== 'string' || typeof draft.key !== 'string') return null
    return draft.until !== undefined && Date.parse(draft.until) <= Date.now() ? null : (draft as PostDraft)
  } catch {
    return null // not one of ours
  }
}

/** Keeps a draft in this browser, with each key press; an empty one is removed. */
export function keepDraft(user: number, place: DraftPlace, draft: PostDraft): void {
  quietly(() =>
    draft.text.trim() === ''
      ? localStorage.removeItem(nameOf(user, place))
      : localStorage.setItem(nameOf(user, place), JSON.stringify(draft)),
  )
}

/** Removes a draft that was sent, or that its writer gave up. */
export function removeDraft(user: number, place: DraftPlace): void {
  quietly(() => localStorage.removeItem(nameOf(user, place)))
}

/** How many questions and replies a person has not sent. */
export function countUnsent(user: number): number {
  const own = ['ask', 'reply'].map(place => `${prefix}/${user}/${place}/`)
  return draftsOf(user).filter(name => own.some(start => name.startsWith(start)) && draftNamed(name) !== null)
    .length
}

function draftsOf(user: number): string[] {
  return quietly(() => Object.keys(localStorage).filter(name => name.startsWith(`${prefix}/${user}/`))) ?? []
}

/** Removes all that a person has not sent: edits and reports, too. */
export function removeDraftsOf(user: number): void {
  for (const name of draftsOf(user)) quietly(() => localStorage.removeItem(name))
}

/** Some private windows keep nothing: then what is written lives as long as the page. */
function quietly<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch (error) {
    console.warn('what is written cannot be kept in this browser', error)
    return undefined
  }
}
