/** A text of the gallery in both languages; it stays out of the catalogues that every page loads. */
export type Both = readonly [ar: string, en: string]

/** What the gallery says of a component; its properties come from its types. */
export interface Entry {
  /** Its folder. */
  id: string
  /** The components that it exports. */
  names: readonly string[]
  /** What it is for. */
  what: Both
  /** When something else is better. */
  not: Both
  /** Why it has no reference picture: it never stands still, or a part of it is rendered by a third party. */
  notPictured?: string
  keys?: readonly (readonly [keys: string, does: Both])[]
}

/** Keys that several components share. */
export const pressKeys: Entry['keys'] = [['Enter · Space', ['يضغطه', 'presses it']]]
export const closeKeys: Entry['keys'] = [
  ['Esc', ['يغلق ويعيد التركيز إلى ما فتحه', 'closes and gives the focus back to what opened it']],
  ['Tab · Shift+Tab', ['ينتقل داخله ولا يخرج منه', 'moves inside, never out']],
]
export const textKeys: Entry['keys'] = [['Tab', ['يدخل الحقل ويخرج منه', 'enters and leaves the field']]]
export const openKeys: Entry['keys'] = [
  ['Enter · Space', ['يفتح القسم ويطويه', 'opens the section and folds it']],
]
const moveKeys: NonNullable<Entry['keys']> = [
  ['↓ ↑', ['يفتح القائمة ويتنقل فيها', 'open the list and move in it']],
  ['Enter', ['يختار', 'chooses']],
  ['Esc', ['يغلق القائمة', 'closes the list']],
]
export const listKeys: Entry['keys'] = [
  ['Enter · Space', ['يفتح القائمة', 'opens the list']],
  ...moveKeys,
  ['Home · End', ['إلى أول القائمة وآخرها', 'to the first and the last']],
  ['أ–ي · A–Z', ['ينتقل إلى ما يبدأ بالحروف', 'goes to what begins with the letters']],
]
/** Of a field that is typed in while its list is open. */
export const filterKeys: Entry['keys'] = [
  ['أ–ي · A–Z', ['تُضيّق القائمة إلى ما يحوي الحروف', 'narrow the list to what holds the letters']],
  ...moveKeys,
]
