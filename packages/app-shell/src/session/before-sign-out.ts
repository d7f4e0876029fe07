/** What a feature keeps in this browser until the service has it, and must not leave behind at a sign-out. */
export interface SignOutHook {
  /** Tries once to send what waits of a person. @returns how much still waits */
  send(user: number | null): Promise<number>
  /** Says that so much would be lost. */
  warning(count: number): string
  /** Removes what waits of a person from this browser, for good. */
  discard(user: number | null): Promise<void>
}

type LoadHooks = () => Promise<readonly SignOutHook[]>

/** Here alone, without what asks them: this file is in the entry of an app that registers one. */
export const registeredHooks = new Set<LoadHooks>()

/**
 * Has signing out ask features first. Their code is loaded when a way out is shown, so that an app's entry does not grow by it.
 * @returns what takes the registration back
 */
export function onBeforeSignOut(load: LoadHooks): () => void {
  registeredHooks.add(load)
  return () => registeredHooks.delete(load)
}
