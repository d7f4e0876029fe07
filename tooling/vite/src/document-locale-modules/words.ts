/** What React Aria's sentences are written with: forms by number, and numbers as the language writes them. */
export interface Formatter {
  plural: (count: number, forms: Record<string, string | (() => string)>) => string
  number: (value: number) => string
}
type Sentence<Args> = (args: Args, formatter: Formatter) => string

/** How many there are, in each of the six forms that Arabic has; React Aria knows two. */
export const options: Sentence<{ count: number }> = ({ count }, formatter) =>
  formatter.plural(count, {
    zero: 'لا خيارات متاحة',
    one: 'خيار واحد متاح',
    two: 'خياران متاحان',
    few: () => `${formatter.number(count)} خيارات متاحة`,
    many: () => `${formatter.number(count)} خيارًا متاحًا`,
    other: () => `${formatter.number(count)} خيار متاح`,
  })

/** The same of what is selected in a list or a table. */
export const selected: Sentence<{ count: number }> = ({ count }, formatter) =>
  formatter.plural(count, {
    zero: 'لا عناصر محددة',
    one: 'عنصر واحد محدد',
    two: 'عنصران محددان',
    few: () => `${formatter.number(count)} عناصر محددة`,
    many: () => `${formatter.number(count)} عنصرًا محددًا`,
    other: () => `${formatter.number(count)} عنصر محدد`,
  })

interface Focus {
  isGroupChange: boolean
  groupTitle: string
  groupCount: number
  optionText: string
  isSelected: boolean
}

/** What a screen reader is told of an option, and of its group where that is another one than before. */
export const focused: Sentence<Focus> = (
  { isGroupChange, groupTitle, groupCount, optionText, isSelected },
  formatter,
) => {
  const group = isGroupChange ? `المجموعة: ${groupTitle}، ${options({ count: groupCount }, formatter)}. ` : ''
  return `${group}${optionText}${isSelected ? '، محدد' : ''}`
}
