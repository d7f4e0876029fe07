import { type Formatter, selected } from './words.ts'

/** React Aria's Arabic for lists and tables whose rows can be selected. */
// oxlint-disable-next-line import/no-default-export -- React Aria imports it so
export default {
  selectedCount: ({ count }: { count: number }, formatter: Formatter) => `${selected({ count }, formatter)}.`,
  selectedAll: 'كل العناصر محددة.',
  selectedItem: ({ item }: { item: string }) => `حُدِّد: ${item}`,
  deselectedItem: ({ item }: { item: string }) => `أُلغي تحديد: ${item}`,
  select: 'تحديد',
  longPressToSelect: 'اضغط مطولًا للدخول إلى وضع التحديد.',
}
