import { focused, type Formatter, options } from './words.ts'

/** React Aria's Arabic for a field with choices. */
export default {
  buttonLabel: 'عرض المقترحات',
  listboxLabel: 'المقترحات',
  countAnnouncement: ({ optionCount: count }: { optionCount: number }, formatter: Formatter) =>
    `${options({ count }, formatter)}.`,
  focusAnnouncement: focused,
  selectedAnnouncement: ({ optionText }: { optionText: string }) => `${optionText}، محدد`,
}
