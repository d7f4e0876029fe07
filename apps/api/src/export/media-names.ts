import { basename, extname } from 'node:path'
import { imageIdOf, withAddresses } from '../rich-text/images.ts'

/** Gives stored media names in a package: the same ones for the same file, and no name to two files. */
export class MediaNames {
  /** Of the package's files, by their paths in it: where each rests. */
  readonly stored = new Map<string, string>()
  readonly #images: ReadonlyMap<string, { file: string }>

  /** @param images those of the course, by their ids */
  constructor(images: ReadonlyMap<string, { file: string }> = new Map()) {
    this.#images = images
  }

  /** A text whose images are in the package. */
  textOf(markdown: string): string {
    return withAddresses(markdown, address => {
      const id = imageIdOf(address)
      const image = id === undefined ? undefined : this.#images.get(id)
      return image && this.pathOf(image.file, `image-${id?.slice(0, 12)}`)
    })
  }

  /** @param wished such as `lesson.ar.vtt` @returns the path in the package */
  pathOf(stored: string, wished: string): string {
    const name = fitting(wished) + extname(stored)
    const path = `media/${name}`
    const holds = this.stored.get(path)
    if (holds === undefined || holds === stored) {
      this.stored.set(path, stored)
      return path
    }
    // The start of its hash tells it from the other one.
    return this.pathOf(stored, `${fitting(wished)}-${basename(stored).slice(0, 8)}`)
  }
}

/** As the names of a package are: without its ending, in lower case. */
function fitting(wished: string): string {
  const name = wished
    .toLowerCase()
    .replaceAll(/[^a-z0-9._-]+/g, '-')
    .replace(/^[^a-z0-9]+/, '')
  return name === '' ? 'file' : name
}
