import { isSigned, signature } from '../../../../gateways/media-links.ts'

/** Which part of its package content speaks for, and in which opening of it. */
export interface XapiToken {
  /** The part's place among those of the package. */
  index: number
  run: string
}

/**
 * What content signs its requests in with. It is good below the address that it was launched at alone, whose grant says who is in which lesson; and
 * until the part is opened again.
 */
export class XapiTokens {
  readonly #secret: string

  constructor(secret: string) {
    this.#secret = secret
  }

  /** The launch id in a URL; knowing it is not enough without the token. */
  static nameOf({ index, run }: XapiToken): string {
    return `${index}.${run}`
  }

  /** The token of a launch that an address names. */
  signNamed(grant: string, name: string): string {
    const [index = '', run = ''] = name.split('.')
    return this.sign(grant, { index: Number(index), run })
  }

  /** For the header, behind `Basic `. */
  sign(grant: string, { index, run }: XapiToken): string {
    return Buffer.from(`${index}.${run}:${this.#signature(grant, { index, run })}`).toString('base64')
  }

  /** @param header of the request: `Basic …`; some content leaves that word to the token, and some says it twice */
  read(grant: string, header: string | undefined): XapiToken | null {
    const text = Buffer.from(header?.replace(/^(?:Basic\s+)+/i, '') ?? '', 'base64').toString()
    const [, index, run = '', signed] = /^(\d{1,4})\.([A-Za-z0-9-]{16,64}):([\w-]+)$/.exec(text) ?? []
    if (signed === undefined) return null
    const token = { index: Number(index), run }
    return isSigned(signed, this.#signature(grant, token)) ? token : null
  }

  #signature(grant: string, { index, run }: XapiToken): string {
    return signature(this.#secret, ['xapi', grant, index, run])
  }
}
