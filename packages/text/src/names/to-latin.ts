import { fold } from '../fold.ts'
import { knownNames } from './known-names.ts'
import { nameScript } from './script.ts'

const spellings = new Map<string, string>()
for (const [arabic, [first = '']] of knownNames) {
  const key = fold(arabic)
  if (!spellings.has(key)) spellings.set(key, first)
}

/** What is between names, and how it is written where the names are not its own. */
const particles = new Map([
  ['بن', 'bin'],
  ['ابن', 'ibn'],
  ['بنت', 'bint'],
  ['ال', 'Al'],
  ['آل', 'Al'],
  ['ابو', 'Abu'],
  ['بو', 'Bu'],
  ['ام', 'Umm'],
  ['ذو', 'Dhu'],
  ['د.', 'Dr.'],
  ['م.', 'Eng.'],
  ['ا.', 'Mr.'],
])

const consonants: Record<string, string> = {
  ب: 'b',
  ت: 't',
  ث: 'th',
  ج: 'j',
  ح: 'h',
  خ: 'kh',
  د: 'd',
  ذ: 'dh',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'sh',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'dh',
  غ: 'gh',
  ف: 'f',
  ق: 'q',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  پ: 'p',
  چ: 'ch',
  گ: 'g',
  ڤ: 'v',
}
const vowels: Record<string, string> = {
  ا: 'a',
  أ: 'a',
  إ: 'i',
  آ: 'a',
  ى: 'a',
  ة: 'a',
  ؤ: 'o',
  ئ: 'e',
  ع: 'a',
  ء: '',
}

/** A name in Latin letters, as it is mostly written in the Gulf. Its vowels are guessed where the name is not known. */
export function toLatin(name: string): string {
  const words = name
    .normalize('NFC')
    .replace(/[\u064B-\u0652\u0670\u0640]/g, '')
    .split(/\s+/)
    .filter(Boolean)
  const written: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!
    const next = words[at + 1]
    const servant = next === undefined ? null : servantOf(word, next)
    if (servant === null) written.push(wordInLatin(word, at === 0))
    else {
      written.push(servant)
      at += 1
    }
  }
  return written.join(' ')
}

/** «عبد الله» and its like are one name: Abdullah, Abdulaziz. */
function servantOf(word: string, next: string): string | null {
  if (word === 'عبد' && /^ال.{2}/u.test(next)) return `Abdul${lower(restOf(next))}`
  if (next === 'الله') return `${wordInLatin(word, false).replace(/a$/, '')}allah`
  return null
}

const restOf = (word: string) => (word === 'الله' ? 'lah' : wordInLatin(word.slice(2), false))
const lower = (text: string) => text.toLowerCase()

function wordInLatin(word: string, isFirst: boolean): string {
  // What is in Latin letters already stays.
  if (nameScript(word) === 'en') return word
  if (word === 'آل') return 'Al'
  const particle = particles.get(fold(word))
  if (particle !== undefined) return isFirst ? capital(particle) : particle
  const known = spellings.get(fold(word))
  if (known !== undefined) return known
  if (/^عبدال.{2}/u.test(word)) return `Abdul${lower(restOf(word.slice(3)))}`
  if (/^ال.{2}/u.test(word)) return `Al-${wordInLatin(word.slice(2), false)}`
  return capital(spelled(word))
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Character by character, with an a between consonants that are not pronounced together. */
function spelled(word: string): string {
  const letters = [...word]
  let text = ''
  let met = 0
  letters.forEach((letter, at) => {
    const sound = soundOf(letters, at)
    const isVowel = /^[aeiou]/.test(sound)
    const isLast = at === letters.length - 1
    // Behind the first consonant, between three, and before the last of two at the end.
    if (!isVowel && (met === 2 || (met === 1 && (at === 1 || isLast)))) {
      text += 'a'
      met = 0
    }
    text += sound === 'a' && text.endsWith('a') && letter !== 'ع' ? '' : sound
    met = isVowel ? 0 : met + 1
  })
  return text
}

/** و and ي are consonants at the start and beside a vowel, vowels else. */
function soundOf(letters: string[], at: number): string {
  const letter = letters[at]!
  if (letter !== 'و' && letter !== 'ي') return consonants[letter] ?? vowels[letter] ?? letter
  const isConsonant = at === 0 || isVowelLetter(letters[at - 1]) || isVowelLetter(letters[at + 1])
  if (letter === 'و') return isConsonant ? 'w' : 'ou'
  return isConsonant ? 'y' : 'i'
}

const isVowelLetter = (letter: string | undefined) => letter !== undefined && 'اأإآىةؤئع'.includes(letter)
