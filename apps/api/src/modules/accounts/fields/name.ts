import { fold, graphemeLength, stripBidi } from '@masar/text'
import type { FieldError } from '../../../errors.ts'

/** Zero-width characters, control characters, tags and other format characters; ZWNJ and ZWJ stay, since names need them. */
const invisible = /[\p{Cc}\u200B\u2060-\u2065\uFEFF\u00AD\u180E\u{E0000}-\u{E007F}]/gu
/** More marks on one letter than any script has. */
const piledMarks = /\p{M}{5,}/u
/** Latin letters that Cyrillic and Greek ones pass for. */
const lookAlikes: Record<string, string> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  м: 'm',
  т: 't',
  н: 'h',
  к: 'k',
  в: 'b',
  ɑ: 'a',
  α: 'a',
  ο: 'o',
  ι: 'i',
  ν: 'v',
  0: 'o',
  1: 'i',
  '!': 'i',
  '@': 'a',
  $: 's',
  3: 'e',
}
/** What mail programs and phones make a link of: a scheme, `www.`, a name below a domain of everyday use, or one with a path. */
const webAddress =
  /:\/\/|(?<![\p{L}\p{N}])www\.|(?<=[\p{L}\p{N}-]{2})\.(?:com|net|org|info|biz|io|co|me|app|dev|xyz|online|site|shop|store|top|link|click|live|club|page|web|cc|tv|ly|gg|ai|to|ws|su|tk|ml|ga|cf|gq|eu|uk|us|de|fr|nl|ru|cn|in|pk|id|my|sg|sa|ae|eg|kw|qa|bh|om|jo|iq|ye|ma|tn|dz|lb|sy|ps|ir|tr)(?![\p{L}\p{N}])|(?<=[\p{L}\p{N}])\.\p{L}{2,24}\//iu
/** A Latin letter beside one of a script whose letters look like Latin ones. */
const mixedScripts =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]|[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]\p{Script=Latin}/u
/** Legal forms and what else stands beside a company's name, folded. */
const companyWords = new Set(
  'شركه مؤسسه موسسه مجموعه منصه company co corp group inc limited llc ltd est platform the'.split(' '),
)
const reserved = new Set([
  'admin',
  'administrator',
  'root',
  'system',
  'support',
  'moderator',
  'masar',
  'masarteam',
  'masarsupport',
  'مسار',
  'ادمن',
  'المدير',
  'مديرالنظام',
  'الدعمالفني',
  'الاداره',
  'فريقمسار',
  'دعممسار',
])

/** A typed line of text as it is kept: NFC, one space between words, without bidi controls and what cannot be seen. */
export function cleanLine(text: string): string {
  // Line breaks and tabs first: they are control characters, and part words.
  return stripBidi(text.normalize('NFC').replace(/[\t-\r\u0085\u2028\u2029]/g, ' '))
    .replace(invisible, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Several lines of text as they are kept: each as `cleanLine` keeps it, at most one empty line between two. */
export function cleanParagraphs(text: string): string {
  return text
    .split(/\r\n|[\n-\r\u0085\u2028\u2029]/)
    .map(cleanLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Whether the text is more than words: piled-up marks, markup, a web address, or letters that pass for others. */
export function isNoPlainText(text: string): boolean {
  // Browsers take the ideographic full stop for a dot, and so do programs that make links.
  const plain = text.normalize('NFKC').replaceAll('。', '.')
  return piledMarks.test(text) || /[<>]/.test(text) || webAddress.test(plain) || mixedScripts.test(plain)
}

/**
 * Makes a typed line that others read (a title, a job, an address) storable.
 * @param longest as people see it
 * @returns the line, or what is wrong with it
 */
export function cleanPlainLine(text: string, longest: number): { line: string } | { error: FieldError } {
  const line = cleanLine(text)
  if (line === '') return { error: { code: 'required' } }
  if (graphemeLength(line) > longest) return { error: { code: 'too_long', limit: longest } }
  return isNoPlainText(line) ? { error: { code: 'plain_text' } } : { line }
}

/**
 * Makes a typed name of a person or a company storable: NFC, one space between words, without bidi controls and what cannot be seen.
 * @returns the name, or what is wrong with it; its length is counted as people see it
 */
export function cleanName(text: string, longest = 100): { name: string } | { error: FieldError } {
  const name = cleanLine(text)
  const length = graphemeLength(name)
  if (length === 0) return { error: { code: 'required' } }
  if (length < 2) return { error: { code: 'too_short', limit: 2 } }
  if (length > longest) return { error: { code: 'too_long', limit: longest } }
  if (isReserved(name)) return { error: { code: 'name_reserved' } }
  return !/\p{L}/u.test(name) || isNoPlainText(name) ? { error: { code: 'name' } } : { name }
}

/** Whether the name, as it looks, is one of ours, also with what companies add to theirs: `Masar LLC`, «شركة مسار». */
function isReserved(name: string): boolean {
  const skeletons = fold(name)
    .split(' ')
    .map(word =>
      [...word]
        .map(letter => lookAlikes[letter] ?? letter)
        .join('')
        .replace(/[^\p{L}]/gu, ''),
    )
  const own = skeletons.filter(word => !companyWords.has(word))
  return reserved.has(skeletons.join('')) || reserved.has(own.join(''))
}
