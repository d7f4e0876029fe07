/** What a person has typed and not saved yet, by names, kept in this browser through reloads. */
export interface BrowserDrafts<Draft> {
  /** What an earlier visit, or the page before a reload, has left. @returns null where there is nothing, or nothing can be kept */
  read(user: number, name: string): Draft | null
  /** Keeps what is typed; null forgets it. */
  keep(user: number, name: string, draft: Draft | null): void
  /** The names of all unsaved drafts of a person. */
  ofUser(user: number): string[]
  removeOf(user: number): void
}

/**
 * @param prefix what their names in the store begin with
 * @param isOurs whether what was stored is a draft: anybody can have written it
 */
export function browserDrafts<Draft>(
  prefix: string,
  isOurs: (kept: unknown) => kept is Draft,
): BrowserDrafts<Draft> {
  const full = (user: number, name: string) => `${prefix}/${user}/${name}`
  const ofUser = (user: number) =>
    quietly(() => Object.keys(localStorage).filter(name => name.startsWith(full(user, '')))) ?? []
  return {
    read(user, name) {
      const text = quietly(() => localStorage.getItem(full(user, name)))
      try {
        const kept: unknown = JSON.parse(text ?? 'null')
        return isOurs(kept) ? kept : null
      } catch {
        return null // not one of ours: the form begins with what is stored
      }
    },
    keep(user, name, draft) {
      quietly(() =>
        draft === null
          ? localStorage.removeItem(full(user, name))
          : localStorage.setItem(full(user, name), JSON.stringify(draft)),
      )
    },
    ofUser,
    removeOf(user) {
      for (const name of ofUser(user)) quietly(() => localStorage.removeItem(name))
    },
  }
}

/** Some private windows keep nothing: then what is typed lives as long as the page. */
function quietly<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch (error) {
    console.warn('what is being typed cannot be kept in this browser', error)
    return undefined
  }
}
