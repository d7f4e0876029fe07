/** A document that every visitor of an address gets. */
export interface SharedDocument {
  status: number
  headers: Record<string, string>
  body: Buffer
  /** The page's pattern, for the log. */
  pattern: string
  /** Tells what it was made from: as long as that is the same, so is the document. */
  source: string
  /** Whether it is what the next visitor should get, too: nothing failed while it was made. */
  isLasting: boolean
}

/**
 * Makes a document, or finds that the known one is still right.
 * @param known the one that is kept of the same address
 */
type MakeDocument = (known: SharedDocument | undefined) => Promise<SharedDocument>

export interface Keeping {
  /** Counts the changes of what documents show: none is sent after one, without being looked at. */
  version: () => number
  /** Called with errors while no one waited. */
  onError: (error: unknown) => void
  now?: () => number
  mostBytes?: number
}

interface Kept {
  document: SharedDocument
  version: number
  /** When it is looked at again, whether or not a change was told: numbers of learners are no such change. */
  until: number
}

/** Milliseconds for which a document is sent unseen. */
const freshFor = 5_000
/** Milliseconds for which it is still sent while it is looked at again. */
const staleFor = 10_000
/** Compressed, they add about a third of it. */
const mostBytes = 32 * 1024 * 1024

/** Documents in memory: each made once for all who wait for it. The least recently used are evicted first. */
export class KeptDocuments {
  readonly #keeping: Required<Keeping>
  readonly #kept = new Map<string, Kept>()
  readonly #making = new Map<string, { version: number; document: Promise<SharedDocument> }>()
  #bytes = 0

  constructor(keeping: Keeping) {
    this.#keeping = { now: Date.now, mostBytes, ...keeping }
  }

  /** What the documents weigh, uncompressed. */
  get bytes(): number {
    return this.#bytes
  }

  /** The document of a key, if it can be sent as it is. */
  fresh(key: string): SharedDocument | undefined {
    const kept = this.#kept.get(key)
    if (!kept || kept.until <= this.#keeping.now() || kept.version !== this.#keeping.version())
      return undefined
    this.#kept.delete(key)
    this.#kept.set(key, kept)
    return kept.document
  }

  /** The document of a key: kept, or made for everybody who asks for it meanwhile. */
  ask(key: string, make: MakeDocument): SharedDocument | Promise<SharedDocument> {
    const fresh = this.fresh(key)
    if (fresh) return fresh
    const kept = this.#kept.get(key)
    const isRight = kept?.version === this.#keeping.version()
    if (!kept || !isRight || kept.until + staleFor <= this.#keeping.now()) return this.#make(key, make)
    if (!this.#making.has(key)) this.#make(key, make).catch(this.#keeping.onError)
    return kept.document
  }

  #make(key: string, make: MakeDocument): Promise<SharedDocument> {
    const version = this.#keeping.version()
    const running = this.#making.get(key)
    // One that began before a change may hold what was there before it.
    if (running?.version === version) return running.document
    const making = { version, document: this.#makeAndKeep(key, make, version) }
    this.#making.set(key, making)
    const end = () => {
      if (this.#making.get(key) === making) this.#making.delete(key)
    }
    making.document.then(end, end)
    return making.document
  }

  async #makeAndKeep(key: string, make: MakeDocument, version: number): Promise<SharedDocument> {
    const document = await make(this.#kept.get(key)?.document)
    if (version === this.#keeping.version()) {
      this.#drop(key)
      if (document.isLasting) this.#keep(key, document, version)
    }
    return document
  }

  #keep(key: string, document: SharedDocument, version: number): void {
    const { now, mostBytes: most } = this.#keeping
    if (document.body.length > most) return
    this.#bytes += document.body.length
    this.#kept.set(key, { document, version, until: now() + freshFor })
    for (const [oldest] of this.#kept) {
      if (this.#bytes <= most) return
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#kept.get(key)?.document.body.length ?? 0
    this.#kept.delete(key)
  }
}
