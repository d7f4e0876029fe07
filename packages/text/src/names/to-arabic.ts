import { fold } from '../fold.ts'
import { houses, knownNames } from './known-names.ts'

const arabicOf = new Map<string, string>()
for (const [arabic, spellings] of knownNames)
  for (const spelling of spellings) {
    const key = fold(spelling)
    if (!arabicOf.has(key)) arabicOf.set(key, arabic)
  }

const particles = new Map([
  ['dr.', 'د.'],
  ['eng.', 'م.'],
  ['bin', 'بن'],
  ['ben', 'بن'],
  ['ibn', 'ابن'],
  ['bint', 'بنت'],
  ['abu', 'أبو'],
  ['abou', 'أبو'],
  ['abo', 'أبو'],
  ['bu', 'بو'],
  ['umm', 'أم'],
  ['um', 'أم'],
  ['dhu', 'ذو'],
])
const article = /^[ae]l$/
/** “Abdul Aziz”, “Abd al-Aziz”, “Abdel Aziz”, “Abdulaziz”. */
const servant = /^abd(?:[aeou]l|[aeou]r|[aeou]s)?$/
const joinedServant = /^abd(?:[aeou])(?:[lrs])(?<rest>.{3,})$/

/** Longest first, so that each stands for itself. */
const sounds: [latin: string, arabic: string][] = [
  ['sch', 'ش'],
  ['tch', 'تش'],
  ['sh', 'ش'],
  ['kh', 'خ'],
  ['th', 'ث'],
  ['dh', 'ذ'],
  ['gh', 'غ'],
  ['ch', 'تش'],
  ['ph', 'ف'],
  ['oo', 'و'],
  ['ou', 'و'],
  ['ow', 'و'],
  ['aw', 'و'],
  ['au', 'و'],
  ['ee', 'ي'],
  ['ie', 'ي'],
  ['ai', 'ي'],
  ['ay', 'ي'],
  ['ei', 'ي'],
  ['ey', 'ي'],
  ['aa', 'ا'],
  ['b', 'ب'],
  ['c', 'ك'],
  ['d', 'د'],
  ['f', 'ف'],
  ['g', 'ج'],
  ['h', 'ه'],
  ['i', 'ي'],
  ['j', 'ج'],
  ['k', 'ك'],
  ['l', 'ل'],
  ['m', 'م'],
  ['n', 'ن'],
  ['o', 'و'],
  ['p', 'ب'],
  ['q', 'ق'],
  ['r', 'ر'],
  ['s', 'س'],
  ['t', 'ت'],
  ['u', 'و'],
  ['v', 'ف'],
  ['w', 'و'],
  ['x', 'كس'],
  ['y', 'ي'],
  ['z', 'ز'],
]

/** A name in Arabic letters, as it is mostly written in the Gulf. Where the name is not known, its long vowels are guessed. */
export function toArabic(name: string): string {
  const words = fold(name)
    .replace(/['’‘ʻʿʾ`]/g, '')
    .split(/[\s-]+/)
    .filter(Boolean)
  const hyphens = new Set(
    [...fold(name).matchAll(/(?<![a-z])([ae]l)-/g)].map(({ index }) => wordAt(fold(name), index)),
  )
  const written: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const [word, next] = [words[at]!, words[at + 1]]
    if (next !== undefined && servant.test(word)) {
      // The article may stand on its own: “Abd al Aziz”.
      const isApart = article.test(next) && words[at + 2] !== undefined
      written.push(servantOf(isApart ? words[at + 2]! : next))
      at += isApart ? 2 : 1
    } else if (next !== undefined && article.test(word)) {
      written.push(withArticle(next, hyphens.has(at)))
      at += 1
    } else written.push(wordInArabic(word))
  }
  return written.join(' ')
}

/** The number of the word that begins at a place. */
function wordAt(text: string, index: number): number {
  return text
    .slice(0, index)
    .split(/[\s-]+/)
    .filter(Boolean).length
}

/** «الغامدي», or «آل سعود» where it is a house and no hyphen says otherwise. */
function withArticle(word: string, hasHyphen: boolean): string {
  const name = wordInArabic(word)
  if (!hasHyphen && houses.has(name)) return `آل ${name}`
  return name.startsWith('ال') ? name : `ال${name}`
}

function servantOf(rest: string): string {
  const name = /^l?lah$/.test(rest) ? 'الله' : wordInArabic(rest)
  return `عبد ${name.startsWith('ال') ? name : `ال${name}`}`
}

function wordInArabic(word: string): string {
  const known = particles.get(word) ?? arabicOf.get(word)
  if (known !== undefined) return known === 'عبدالله' ? 'عبد الله' : known
  const rest = joinedServant.exec(word)?.groups?.['rest']
  if (rest !== undefined) return servantOf(rest)
  // “Alghamdi”: the article belongs to a family that is known, since names begin with these letters as well.
  const family = /^[ae]l(?<family>.{3,})$/.exec(word)?.groups?.['family']
  const knownFamily = family === undefined ? undefined : arabicOf.get(family)
  if (knownFamily !== undefined) return `ال${knownFamily}`
  return spelled(word)
}

/** Character by character: short vowels inside closed syllables go, since Arabic does not write them. */
function spelled(word: string): string {
  const text = word.replace(/[^a-z]/g, '').replace(/([b-df-hj-np-tv-z])\1+/g, '$1')
  if (text === '') return word
  let arabic = ''
  let at = 0
  while (at < text.length) {
    const [length, letters] = soundAt(text, at)
    arabic += letters
    at += length
  }
  return arabic
}

function soundAt(text: string, at: number): [length: number, arabic: string] {
  const rest = text.slice(at)
  if (at === 0) {
    const start = /^(?:aa|a|ee|e|i|oo|ou|o|u)/.exec(rest)?.[0]
    if (start !== undefined)
      return [start.length, { a: 'أ', e: 'إ', i: 'إ', o: 'أو', u: 'أو' }[start.charAt(0)] ?? 'أ']
  }
  if (rest === 'ah') return [rest.length, 'ة']
  if (/^c[eiy]/.test(rest)) return [1, 'س']
  const found = sounds.find(([latin]) => rest.startsWith(latin))
  // A short e is not written, nor is the a in the first syllable of a family such as Harbi.
  if (rest.startsWith('e') && (found === undefined || found[0] === 'e')) return [1, '']
  if (rest.startsWith('a') && found === undefined)
    return [1, at === 1 && /^a[^aeiou]{2,3}i$/.test(rest) ? '' : 'ا']
  return found === undefined ? [1, ''] : [found[0].length, found[1]]
}
