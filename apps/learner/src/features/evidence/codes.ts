import { foldDigits } from '@masar/text'

/** The most codes of one check. */
export const mostCodes = 200
const inFiles = /(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{22}(?![A-Za-z0-9_-])/g

/** The codes of what was typed or pasted: each line, comma or semicolon begins another; the same one counts once. */
export function typedCodes(text: string): string[] {
  const parts = text
    .split(/[\r\n,;،؛\t]+/)
    .map(part => part.trim().slice(0, 300))
    .filter(part => part !== '')
  return [...new Set(parts)]
}

/** Whatever has the form of a code in a file, whose other columns are passed over. */
export function codesInFile(text: string): string[] {
  return [...new Set(foldDigits(text).match(inFiles) ?? [])]
}
