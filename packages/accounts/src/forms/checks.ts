/** What can be said of a field before anything is sent, so that a slip costs no round trip and no try. */
export type Fault = 'required' | 'email' | 'terms' | 'choice' | 'city' | 'password' | 'code'

/** Faults by field. */
export type FaultsOf<T> = Partial<Record<keyof T & string, Fault>>

/** A field that may not stay empty. */
export function needed(text: string): Fault | undefined {
  return text.trim() === '' ? 'required' : undefined
}

/** An address that has the form of one; whether mail reaches it, only mail tells. */
export function addressFault(text: string): Fault | undefined {
  const address = text.trim()
  if (address === '') return 'required'
  return /^[^\s@]+@[^\s@]+$/.test(address) ? undefined : 'email'
}

/** Leaves out the fields that nothing is wrong with. */
export function faultsIn<T>(found: Partial<Record<keyof T & string, Fault | undefined>>): FaultsOf<T> {
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== undefined)) as FaultsOf<T>
}
