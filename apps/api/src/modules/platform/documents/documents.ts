import { createHash } from 'node:crypto'
import type { DocumentWork } from './compiler.ts'
import { DocumentWorker } from './document-worker.ts'

export { DocumentBusyError, DocumentTooSlowError } from './document-worker.ts'

const worker = new DocumentWorker<DocumentWork>(new URL('./worker.ts', import.meta.url))

/**
 * Makes a document on a thread of its own.
 * @throws DocumentBusyError when too many wait, or it took too long
 */
export function makeDocument(work: DocumentWork): Promise<Uint8Array> {
  return worker.compile(work)
}

/** The last documents that were made, by their content: who asks for one again gets it without any work. */
export class KeptDocuments {
  readonly #made = new Map<string, Promise<Uint8Array>>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  /** @param make makes what is not there; a failure is not kept */
  of(content: unknown, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const key = createHash('sha256').update(JSON.stringify(content)).digest('base64url')
    const made = this.#made.get(key) ?? make()
    // The newest stands last.
    this.#made.delete(key)
    this.#made.set(key, made)
    for (const oldest of this.#made.keys()) {
      if (this.#made.size <= this.#most) break
      this.#made.delete(oldest)
    }
    made.catch(() => {
      if (this.#made.get(key) === made) this.#made.delete(key)
    })
    return made
  }
}
