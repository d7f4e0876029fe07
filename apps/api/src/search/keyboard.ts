/** The keys of the two layouts (US and Arabic 101), each Latin key with what it writes in Arabic. */
const keys: Record<string, string> = {}
const rows: [latin: string, arabic: string][] = [
  ['`qwertyuiop[]', 'ذضصثقفغعهخحجد'],
  ["asdfghjkl;'", 'شسيبلاتنمكط'],
  ['zxcvnm,./', 'ئءؤرىةوزظ'],
]
for (const [latin, arabic] of rows)
  for (const [at, key] of [...latin].entries()) keys[key] = [...arabic][at] ?? key
keys['b'] = 'لا'

/** With shift: the letters that words begin with. */
const shifted: Record<string, string> = { H: 'أ', Y: 'إ', N: 'آ', G: 'لأ', T: 'لإ', B: 'لآ' }
const latinOf = new Map(Object.entries(keys).map(([latin, arabic]) => [arabic, latin]))
const hamzas: Record<string, string> = { أ: 'h', إ: 'y', آ: 'n' }

/**
 * What the same keys write in the other layout: `fvl[m` is برمجة, and حغفاخى is python.
 * @returns no more than two readings, since `b` and `gh` write the same letters in Arabic; none where no letter of it has a key
 */
export function inOtherLayout(typed: string): string[] {
  const text = typed.normalize('NFC').trim()
  if (/[\u0621-\u064A]/.test(text)) {
    if (/[a-z]/i.test(text)) return []
    const together = text.replace(/لا/g, 'b')
    return [...new Set([together, text])].map(reading =>
      [...reading].map(letter => latinOf.get(letter) ?? hamzas[letter] ?? letter).join(''),
    )
  }
  if (!/[a-z]/i.test(text)) return []
  return [
    ...new Set([
      [...text].map(letter => shifted[letter] ?? keys[letter.toLowerCase()] ?? letter).join(''),
      [...text.toLowerCase()].map(letter => keys[letter] ?? letter).join(''),
    ]),
  ]
}
