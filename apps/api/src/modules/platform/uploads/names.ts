import { stripBidi } from '@masar/text'

const longest = 200

/** What its owner calls a file, without a path and without characters that could make it look like another. */
export function tidyName(given: string): string {
  const last = given.split(/[\\/]/).at(-1) ?? ''
  const plain = stripBidi(last).replaceAll(/\p{C}/gu, '').replaceAll(/\s+/g, ' ').trim()
  const [letters, dot] = [[...plain], plain.lastIndexOf('.')]
  const ending = dot > 0 ? Array.from(plain.slice(dot)).slice(0, 20).join('') : ''
  const short = letters.length > longest ? letters.slice(0, longest - ending.length).join('') + ending : plain
  return short === '' ? 'file' : short
}
