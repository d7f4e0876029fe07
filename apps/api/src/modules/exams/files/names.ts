import { randomBytes } from 'node:crypto'
import { stripBidi } from '@masar/text'
import { fileTypes, type FileType } from './file-types.ts'

export const folder = 'answers'
export const partFolder = 'answer-parts'

/** The name of a whole file in the storage. */
export const storedName = (id: string) => `${folder}/${id}`

/** A name for a part that nothing else has: two that are sent at once never write into one. */
export const partName = (id: string) => `${partFolder}/${id}-${randomBytes(6).toString('hex')}`

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

/** A name that ends as files of its type do. */
export function withEnding(name: string, type: FileType): string {
  const isSo = fileTypes[type].endings.some(ending => name.toLowerCase().endsWith(`.${ending}`))
  return isSo ? name : `${name}.${type}`
}

export function isFileType(type: string | null): type is FileType {
  return type !== null && Object.hasOwn(fileTypes, type)
}
