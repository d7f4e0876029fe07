import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './accepted.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const levels = { quickly: { br: 4, gzip: 6 }, tightly: { br: 9, gzip: 9 } } as const

/** Compresses a text. `tightly` takes ten times as long as `quickly` and saves a tenth. */
export function compress(
  payload: string | Buffer,
  encoding: Encoding,
  how: keyof typeof levels,
): Promise<Buffer> {
  const level = levels[how][encoding]
  if (encoding === 'gzip') return gzipped(payload, { level })
  return brotli(payload, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(payload),
    },
  })
}

interface Form {
  bytes: Buffer | Promise<Buffer>
  asked: number
}

/** Asked for so often, a text is worth being compressed tightly. */
const often = 20

/** One at a time: many at once would starve everything else of threads. */
let turn: Promise<unknown> = Promise.resolve()

/** A kept text and what it is compressed to, made once for each encoding: quickly for the first who asks, tightly once many have. */
export class CompressedForms {
  readonly plain: Buffer
  readonly #forms: Partial<Record<Encoding, Form>> = {}

  constructor(plain: Buffer) {
    this.plain = plain
  }

  /** @returns a promise only until it is compressed for the first time */
  in(encoding: Encoding): Buffer | Promise<Buffer> {
    const form = (this.#forms[encoding] ??= this.#make(encoding))
    form.asked += 1
    if (form.asked === often) this.#tighten(form, encoding)
    return form.bytes
  }

  #make(encoding: Encoding): Form {
    const making = compress(this.plain, encoding, 'quickly')
    const form: Form = { bytes: making, asked: 0 }
    making.then(
      bytes => {
        if (form.bytes === making) form.bytes = bytes
      },
      // Those waiting for it get the error; the next one tries again.
      () => delete this.#forms[encoding],
    )
    return form
  }

  #tighten(form: Form, encoding: Encoding): void {
    turn = turn
      .then(() => compress(this.plain, encoding, 'tightly'))
      .then(
        bytes => {
          form.bytes = bytes
        },
        // It stays as it was compressed quickly.
        () => undefined,
      )
  }
}

const formsByBytes = new WeakMap<Buffer, CompressedForms>()

/** The compressed forms of bytes that are sent again and again, as long as the bytes are referenced. */
export function formsOf(plain: Buffer): CompressedForms {
  const known = formsByBytes.get(plain)
  if (known) return known
  const made = new CompressedForms(plain)
  formsByBytes.set(plain, made)
  return made
}
