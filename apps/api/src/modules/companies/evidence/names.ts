import { tidyName } from '../../platform/uploads/names.ts'

const longest = 60
/** What no file may be called by on one system or another. */
const forbidden = /[\\/:*?"<>|]+/g

/**
 * Where the PDF of a certificate lies in a pack: «certificates/0007 عبير الأنصاري.pdf». The number is the person's in the list, by which people of one
 * name stay apart.
 * @param which of the person's certificates, from 1
 */
export function certificatePath(number: number, name: string, which: number): string {
  return `certificates/${named(number, name)}${which > 1 ? ` (${which})` : ''}.pdf`
}

/** Where the file of a waiver lies in a pack, without its ending. */
export function waiverPath(number: number, name: string): string {
  return `waivers/${named(number, name)}`
}

function named(number: number, name: string): string {
  const tidy = tidyName(withoutDots(name.replaceAll(forbidden, ' ')))
  return `${String(number).padStart(4, '0')} ${Array.from(tidy).slice(0, longest).join('').trim()}`
}

/** Without dots and spaces around it: the first would hide a file, or lead out of its folder. */
function withoutDots(name: string): string {
  const letters = Array.from(name)
  const isLetter = (letter: string) => letter !== '.' && letter !== ' '
  return letters.slice(Math.max(0, letters.findIndex(isLetter)), letters.findLastIndex(isLetter) + 1).join('')
}
