/** What Latin letters and digits stand for when Arabic is written with them; the longest first. Vowels may be written in Arabic or not. */
const sounds: [written: string, arabic: string][] = [
  ['sh', 'ش'],
  ['ch', '[شت]'],
  ['kh', 'خ'],
  ['gh', 'غ'],
  ['th', '[ثذ]'],
  ['dh', '[ذضظ]'],
  ['aa', 'ا'],
  ['ee', 'ي'],
  ['ii', 'ي'],
  ['oo', 'و'],
  ['uu', 'و'],
  ['ou', 'و?'],
  ['ei', 'ي?'],
  ['ai', 'ا?ي?'],
  ['2', '[اءقوي]?'],
  ['3', 'ع'],
  ['5', 'خ'],
  ['6', 'ط'],
  ['7', 'ح'],
  ['8', '[قغ]'],
  ['9', '[صق]'],
  ['a', '[اع]?'],
  ['e', '[ايع]?'],
  ['i', '[ايع]?'],
  ['o', '[واع]?'],
  ['u', '[واع]?'],
  ['b', 'ب'],
  ['c', '[كسص]'],
  ['d', '[دض]'],
  ['f', 'ف'],
  ['g', '[جغق]'],
  ['h', '[هح]'],
  ['j', 'ج'],
  ['k', '[كق]'],
  ['l', 'ل'],
  ['m', 'م'],
  ['n', 'ن'],
  ['p', 'ب'],
  ['q', 'ق'],
  ['r', 'ر'],
  ['s', '[سص]'],
  ['t', '[تط]'],
  ['v', 'ف'],
  ['w', 'و'],
  ['x', 'كس'],
  ['y', 'ي'],
  ['z', '[زظذ]'],
]

/**
 * The folded Arabic words that may be meant by one word of Arabizi (`barmaja`, `mo7asaba`), as a regular expression of PostgreSQL.
 * @returns null for what is too short to mean one word rather than many
 */
export function arabiziPattern(word: string): string | null {
  if (!/^[a-z2356789]{4,20}$/.test(word) || !/[a-z]/.test(word)) return null
  const letters = word.replace(/^al(?=[^aeiou].{3})/, '').replace(/([b-df-hj-np-tv-z])\1/g, '$1')
  const consonants = letters.match(/[^aeiou]/g)?.length ?? 0
  if (consonants < 2 || (consonants === 2 && letters.length < 5)) return null
  let rest = letters
  let pattern = ''
  while (rest !== '') {
    const sound = sounds.find(([written]) => rest.startsWith(written))
    if (sound === undefined) return null
    // ة is a t before another word: edarat almashari3.
    const isFinalT = rest === 't' && endsInAt(letters)
    pattern += pattern === '' && /^[aeiou]/.test(sound[0]) ? '[اعيو]+' : isFinalT ? '[تطه]' : sound[1]
    rest = rest.slice(sound[0].length)
  }
  return `^(ال)?${pattern}${/a(?:h|t)?$/.test(letters) ? 'ه?' : ''}(يه|ه)?$`
}

/** A consonant and `at` after some vowel: the ending of a word, not its root. */
function endsInAt(letters: string): boolean {
  return letters.endsWith('at') && /[^aeiou]at$/.test(letters) && /[aeiou]/.test(letters.slice(0, -3))
}
