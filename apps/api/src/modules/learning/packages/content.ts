import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../../errors.ts'
import type { Storage } from '../../../gateways/storage.ts'
import type { ArchiveEntry } from '../../../import/archive.ts'
import { rangeOf } from '../../platform/media/routes.ts'
import { typeOf } from './file-types.ts'
import { contentStream, filesOf } from './reading.ts'
import { storedBytes } from './stored-bytes.ts'

interface Directory {
  size: number
  files: Map<string, ArchiveEntry>
}
const mostDirectories = 30

/** The files of stored packages, read out of them as they are asked for; what the last packages hold is kept in memory. */
export class PackageFiles {
  readonly #storage: Storage
  readonly #directories = new Map<string, Promise<Directory>>()

  constructor(storage: Storage) {
    this.#storage = storage
  }

  /** Sends a file of a package, or the part of it that was asked for. @throws AppError `not_found` */
  async send(request: FastifyRequest, reply: FastifyReply, media: string, name: string) {
    const { size, files } = await this.#directoryOf(media)
    const entry = files.get(name)
    if (!entry) throw new AppError('not_found')
    reply.headers({
      'content-type': typeOf(name),
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=600',
    })
    const range = rangeOf(request.headers.range, entry.bytes)
    if (range === 'outside') return reply.code(416).header('content-range', `bytes */${entry.bytes}`).send('')
    const stream = await contentStream(storedBytes(this.#storage, media), size, entry)
    if (range === null) return reply.header('content-length', entry.bytes).send(stream)
    const { start, end } = range
    reply.code(206).headers({
      'content-range': `bytes ${start}-${end}/${entry.bytes}`,
      'content-length': end - start + 1,
    })
    return reply.send(stream.compose(between(start, end)))
  }

  async #directoryOf(media: string): Promise<Directory> {
    const known = this.#directories.get(media)
    // Moved to the end: the least recently used are evicted first.
    this.#directories.delete(media)
    const directory = known ?? this.#read(media)
    this.#directories.set(media, directory)
    for (const oldest of this.#directories.keys()) {
      if (this.#directories.size <= mostDirectories) break
      this.#directories.delete(oldest)
    }
    try {
      return await directory
    } catch (error) {
      this.#directories.delete(media)
      throw error
    }
  }

  async #read(media: string): Promise<Directory> {
    const size = await this.#storage.size(media)
    if (size === null) throw new AppError('not_found')
    return { size, files: await filesOf(storedBytes(this.#storage, media), size) }
  }
}

/** The bytes from one place to another: what is packed can be read from its start alone. */
function between(start: number, end: number) {
  return async function* (source: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
    let at = 0
    for await (const piece of source) {
      const bytes = piece as Buffer
      const part = bytes.subarray(Math.max(0, start - at), Math.max(0, end + 1 - at))
      at += bytes.length
      if (part.length > 0) yield part
      if (at > end) return
    }
  }
}
