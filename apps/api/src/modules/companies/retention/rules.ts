import { fold, sortKey } from '@masar/text'
import type { BilingualText } from '../../../db/schema/columns.ts'

/** For how many years after they left a company may keep the names of people, where it does not keep them as long as it is here. */
export const retentionChoices = [1, 2, 3, 5, 7, 10] as const

/** A shorter time holds no earlier than so many days after it was set: until then it can be taken back. */
export const noticeDays = 14

/** How long what is kept for a time alone is kept, in days: what deletes it goes by these, and the page that tells it does too. */
export const keptDays = { exports: 1, imports: 7, lists: 7, acts: 7, inspections: 90 } as const

/** What the record of a leaver says instead of their name. */
export const formerName = { ar: 'موظف سابق', en: 'Former employee' } as const satisfies BilingualText

/** Stands where somebody's own words, or words about them, were. */
export const wordsRemoved = '—'

/** What a record keeps of a name once it names nobody: every list shows and finds it by the words of its reader's language. */
export const formerEmployee = {
  name: formerName.ar,
  nameKey: sortKey(formerName.ar),
  otherName: formerName.en,
  otherNameKey: sortKey(formerName.en),
  searchFolded: fold(`${formerName.ar} ${formerName.en}`),
}
