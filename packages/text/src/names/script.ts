/** The two scripts that names are written in, called after the languages that are read in them. */
export const nameScripts = ['ar', 'en'] as const
export type NameScript = (typeof nameScripts)[number]

const arabicLetter = /\p{Script=Arabic}/u
const latinLetter = /\p{Script=Latin}/u

/** In which script a name is written. One with any Arabic letter is Arabic, as «محمد Al-Harbi» is; any other counts as Latin. */
export function nameScript(name: string): NameScript {
  return arabicLetter.test(name) ? 'ar' : 'en'
}

/** Whether every letter of a name belongs to a script. */
export function isWrittenIn(name: string, script: NameScript): boolean {
  return script === 'ar'
    ? arabicLetter.test(name) && !latinLetter.test(name)
    : latinLetter.test(name) && !arabicLetter.test(name)
}
