import type { FastifyReply, FastifyRequest } from 'fastify'

/** A cookie that scripts cannot read, sent to the calls below one path alone. */
export class OwnCookie {
  readonly #name: string
  readonly #attributes: string

  /**
   * @param path below which it is sent
   * @param publicUrl over https it is never sent in the clear
   * @param sameSite `Lax` where another site leads the browser back here, else `Strict`
   */
  constructor(name: string, path: string, publicUrl: string, sameSite: 'Lax' | 'Strict') {
    this.#name = name
    this.#attributes = `; Path=${path}; HttpOnly; SameSite=${sameSite}${publicUrl.startsWith('https:') ? '; Secure' : ''}`
  }

  set(reply: FastifyReply, value: string, seconds: number): void {
    reply.header('set-cookie', `${this.#name}=${value}; Max-Age=${seconds}${this.#attributes}`)
  }

  clear(reply: FastifyReply): void {
    this.set(reply, '', 0)
  }

  /** Its value, if it is valid base64url. */
  read(request: FastifyRequest): string | undefined {
    return new RegExp(`(?:^|;\\s*)${this.#name}=([\\w-]{1,4096})(?:;|$)`).exec(
      request.headers.cookie ?? '',
    )?.[1]
  }
}
