import { focused, type Formatter, options } from './words.ts'

/** React Aria's Arabic for a field with choices. */
// oxlint-disable-next-line import/no-default-export -- React Aria imports it so
export default {
  buttonLabel: 'عرض المقترحات',
  listboxLabel: 'المقترحات',
  countAnnouncement: ({ optionCount: count }: { optionCount: number }, formatter: Formatter) =>
    `${options({ count }, formatter)}.`,
  focusAnnouncement: focused,
  selectedAnnouncement: ({ optionText }: { optionText: string }) => `${optionText}، محدد`,
}
