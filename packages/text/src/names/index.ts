import { nameScript } from './script.ts'
import { toArabic } from './to-arabic.ts'
import { toLatin } from './to-latin.ts'

export { isWrittenIn, nameScript, type NameScript, nameScripts } from './script.ts'

/**
 * The name in the other script, as a suggestion that its holder looks at: from a list of names as people write them, and by rules where the list
 * does not have it. Transliteration loses vowels and doubles letters, so nothing may take it for the name itself.
 */
export function suggestName(name: string): string {
  return nameScript(name) === 'ar' ? toLatin(name) : toArabic(name)
}
