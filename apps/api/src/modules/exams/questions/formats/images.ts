import { createHash } from 'node:crypto'
import { imageReference } from '../../../../rich-text/images.ts'
import { largestImage } from '../../../platform/images/draw.ts'
import type { NoteCode } from './notes.ts'

/** How many images a file may bring. */
export const mostImages = 200

/**
 * The images that a file brings. Until they are drawn its texts name them by what is in the file: an image that is kept as it came has the
 * same name then.
 */
export class FileImages {
  readonly found = new Map<string, Buffer>()

  /** @returns how texts name it; undefined for one too many, or too large */
  take(bytes: Uint8Array): string | undefined {
    if (bytes.length === 0 || bytes.length > largestImage) return undefined
    const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
    if (!this.found.has(id)) {
      if (this.found.size >= mostImages) return undefined
      this.found.set(id, Buffer.from(bytes))
    }
    return imageReference(id)
  }
}

/** The images that a file is written with, by their ids. */
export type ImageBytes = ReadonlyMap<string, Uint8Array>

/** Finds what an address in a text of a file stands for: a reference to an image, or undefined, where it is left out. */
export interface FindImage {
  (address: string): string | undefined
  /** Called where a text has something that is left out with its content. */
  leaveOut?: () => void
}

/** Whether an image is somewhere else: nothing is fetched for a file. */
export const isElsewhere = (address: string) => /^(?:https?:)?\/\//i.test(address)

/** Notes each image that is not found, by where it would be, and what else is left out. */
export function noting(notes: NoteCode[], find: FindImage = () => undefined): FindImage {
  const noted = (address: string) => {
    const found = find(address)
    if (found === undefined) notes.push(isElsewhere(address) ? 'images_elsewhere' : 'images_left_out')
    return found
  }
  return Object.assign(noted, { leaveOut: () => notes.push('markup_left_out') })
}

/** A path within a package, from the folder of one of its files; undefined where it leads out of it. */
export function pathWithin(folder: string, address: string): string | undefined {
  const steps: string[] = []
  for (const step of [...folder.split('/'), ...plainOf(address).split('/')]) {
    if (step === '' || step === '.') continue
    if (step !== '..') steps.push(step)
    else if (steps.pop() === undefined) return undefined
  }
  return steps.join('/')
}

/** An address without its escapes; as it stands where they are none. */
export function plainOf(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch (error) {
    if (!(error instanceof URIError)) throw error
    return address
  }
}
