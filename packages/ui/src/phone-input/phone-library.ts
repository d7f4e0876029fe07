import type { PhoneLibrary } from '@masar/text/phone'
import type * as Parser from './phone-parser.ts'

/** Which numbers a field takes: mobile ones alone, by the lighter plans, or any that can be called. */
export type PhoneKind = 'mobile' | 'any'

/** The parser and the numbering plans it works by. */
export interface FieldLibrary extends PhoneLibrary {
  core: typeof Parser
}

const loading = new Map<PhoneKind, Promise<FieldLibrary>>()

async function load(kind: PhoneKind): Promise<FieldLibrary> {
  const plans =
    kind === 'mobile' ? import('libphonenumber-js/mobile/metadata') : import('libphonenumber-js/max/metadata')
  const [core, { default: metadata }] = await Promise.all([import('./phone-parser.ts'), plans])
  return { core, metadata }
}

/** Fetches parser and numbering plans once; after a failure the next call tries again. */
export function loadPhoneLibrary(kind: PhoneKind): Promise<FieldLibrary> {
  const known = loading.get(kind)
  if (known) return known
  const started = load(kind)
  loading.set(kind, started)
  started.catch(() => loading.delete(kind))
  return started
}
