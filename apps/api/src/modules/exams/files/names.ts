import { fileTypes, type FileType } from './file-types.ts'

export const folder = 'answers'
export const partFolder = 'answer-parts'

/** The name of a whole file in the storage. */
export const storedName = (id: string) => `${folder}/${id}`

/** A name that ends as files of its type do. */
export function withEnding(name: string, type: FileType): string {
  const isSo = fileTypes[type].endings.some(ending => name.toLowerCase().endsWith(`.${ending}`))
  return isSo ? name : `${name}.${type}`
}

export function isFileType(type: string | null): type is FileType {
  return type !== null && Object.hasOwn(fileTypes, type)
}
