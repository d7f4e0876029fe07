import { fold } from '@masar/text'
import {
  essayFileKinds,
  essayFormats,
  keyWaivers,
  questionKinds,
  type EssayFileKind,
  type EssayForm,
  type QuestionKind,
  type Waiver,
} from '../../../../../db/schema/question-kinds.ts'
import type { Language } from '../texts.ts'

/** The columns of a sheet of questions, in their order. */
export const columns = [
  'key',
  'kind',
  'points',
  'text_ar',
  'text_en',
  'note_ar',
  'note_en',
  'answer',
  'tolerance',
  'setting',
  'waiver',
  'lesson',
  'format',
  'files',
  'file_kinds',
  'file_size',
  'words',
] as const
export type Column = (typeof columns)[number]

/** Rows below a question that say a part of it. */
export const parts = ['option', 'prompt', 'accepted', 'criterion'] as const
export type Part = (typeof parts)[number]

export const settings = ['all_or_nothing', 'exact'] as const
export type Setting = (typeof settings)[number]

type Words<T extends string> = Record<T, Record<Language, string>>

export const columnWords: Words<Column> = {
  key: { ar: 'المفتاح', en: 'Key' },
  kind: { ar: 'النوع', en: 'Kind' },
  points: { ar: 'الدرجات', en: 'Points' },
  text_ar: { ar: 'النص بالعربية', en: 'Text (Arabic)' },
  text_en: { ar: 'النص بالإنجليزية', en: 'Text (English)' },
  note_ar: { ar: 'الشرح بالعربية', en: 'Explanation (Arabic)' },
  note_en: { ar: 'الشرح بالإنجليزية', en: 'Explanation (English)' },
  answer: { ar: 'الإجابة', en: 'Answer' },
  tolerance: { ar: 'هامش الخطأ', en: 'Tolerance' },
  setting: { ar: 'الإعداد', en: 'Setting' },
  waiver: { ar: 'الإعفاء', en: 'Waiver' },
  lesson: { ar: 'الدرس', en: 'Lesson' },
  format: { ar: 'صيغة المقال', en: 'Essay format' },
  files: { ar: 'أقصى عدد للملفات', en: 'Most files' },
  file_kinds: { ar: 'أنواع الملفات', en: 'Kinds of file' },
  file_size: { ar: 'أقصى حجم للملف (م.ب)', en: 'Largest file (MB)' },
  words: { ar: 'عدد الكلمات', en: 'Words' },
}
export const kindWords: Words<QuestionKind> = {
  single_choice: { ar: 'اختيار واحد', en: 'Single choice' },
  multiple_choice: { ar: 'اختيار متعدد', en: 'Multiple choice' },
  true_false: { ar: 'صح أو خطأ', en: 'True or false' },
  short_text: { ar: 'نص قصير', en: 'Short text' },
  number: { ar: 'عدد', en: 'Number' },
  matching: { ar: 'مطابقة', en: 'Matching' },
  ordering: { ar: 'ترتيب', en: 'Ordering' },
  essay: { ar: 'مقال', en: 'Essay' },
}
export const partWords: Words<Part> = {
  option: { ar: 'خيار', en: 'Option' },
  prompt: { ar: 'بند', en: 'Prompt' },
  accepted: { ar: 'إجابة مقبولة', en: 'Accepted answer' },
  criterion: { ar: 'معيار', en: 'Criterion' },
}
export const settingWords: Words<Setting> = {
  all_or_nothing: { ar: 'الكل أو لا شيء', en: 'All or nothing' },
  exact: { ar: 'الإملاء يُحسب', en: 'Exact spelling' },
}
export const waiverWords: Words<Waiver> = {
  full_marks: { ar: 'درجة كاملة للجميع', en: 'Full marks for everybody' },
  dropped: { ar: 'لا يُحتسب لأحد', en: 'Counts for nobody' },
}
export const formatWords: Words<EssayForm['format']> = {
  text: { ar: 'نص', en: 'Text' },
  rich_text: { ar: 'نص منسّق', en: 'Rich text' },
  files: { ar: 'ملفات فقط', en: 'Files only' },
}
export const fileKindWords: Words<EssayFileKind> = {
  pdf: { ar: 'ملف PDF', en: 'PDF' },
  document: { ar: 'مستند', en: 'Document' },
  image: { ar: 'صورة', en: 'Image' },
  text: { ar: 'نص عادي', en: 'Plain text' },
}
export const truthWords: Words<'true' | 'false'> = {
  true: { ar: 'صح', en: 'True' },
  false: { ar: 'خطأ', en: 'False' },
}
export const rightWord = { ar: 'صحيح', en: 'Right' }

const plain = (text: string) => fold(text).replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** Finds what a cell means, in either language or by its name. */
function finder<T extends string>(names: readonly T[], words: Words<T>): (text: string) => T | undefined {
  const found = new Map(
    names.flatMap(name => [name, words[name].ar, words[name].en].map(word => [plain(word), name] as const)),
  )
  return text => found.get(plain(text))
}

export const columnOf = finder(columns, columnWords)
export const kindOf = finder(questionKinds, kindWords)
export const partOf = finder(parts, partWords)
export const settingOf = finder(settings, settingWords)
export const formatOf = finder(essayFormats, formatWords)
export const fileKindOf = finder(essayFileKinds, fileKindWords)
export const waiverOf = finder(keyWaivers, waiverWords)
const truthOf = finder(['true', 'false'] as const, truthWords)

export function readTruth(text: string): boolean | undefined {
  const word = truthOf(text)
  return word === undefined ? undefined : word === 'true'
}

/** Whether a cell says that an option is right; undefined where it says something else. */
export function isRight(text: string): boolean | undefined {
  if (text.trim() === '') return false
  if ([rightWord.ar, rightWord.en].some(word => plain(word) === plain(text)) || text.trim() === '✓')
    return true
  return readTruth(text)
}
