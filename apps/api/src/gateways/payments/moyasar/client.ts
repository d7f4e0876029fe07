import type { Static, TSchema } from 'typebox'
import type { MoyasarSettings } from '../../../payment-settings.ts'
import { ProviderError } from '../payment-provider.ts'
import { read } from './shapes.ts'

/** Moyasar said no. */
export class MoyasarRequestError extends ProviderError {
  override name = 'MoyasarRequestError'
  readonly status: number

  constructor(status: number, type: string) {
    super(`Moyasar refused: ${status} ${type}`)
    this.status = status
  }
}

/** Its REST API by plain HTTP. Reading is tried twice; acts once, since Moyasar knows no keys that would make a second one the same. */
export class MoyasarClient {
  readonly #base: string
  readonly #authorization: string
  readonly #timeoutMs: number

  constructor({ apiBase, secretKey, timeoutMs = 10_000 }: MoyasarSettings) {
    this.#timeoutMs = timeoutMs
    this.#base = apiBase
    this.#authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`
  }

  /** @throws ProviderError, and of its kinds MoyasarRequestError for what it refused */
  async get<T extends TSchema>(schema: T, path: string): Promise<Static<T>> {
    try {
      return await this.#call(schema, 'GET', path)
    } catch (error) {
      if (error instanceof MoyasarRequestError) throw error
      return this.#call(schema, 'GET', path)
    }
  }

  /** @throws ProviderError, and of its kinds MoyasarRequestError for what it refused */
  act<T extends TSchema>(
    schema: T,
    method: 'POST' | 'PUT',
    path: string,
    body: object = {},
  ): Promise<Static<T>> {
    return this.#call(schema, method, path, body)
  }

  async #call<T extends TSchema>(
    schema: T,
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
  ): Promise<Static<T>> {
    const { status, value } = await this.#send(method, path, body)
    if (status >= 200 && status < 300) return read(schema, value)
    // 429 rejects the timing of a request, not the request.
    if (status >= 400 && status < 500 && status !== 429) throw new MoyasarRequestError(status, typeOf(value))
    throw new ProviderError(`Moyasar failed: ${status}`)
  }

  async #send(method: string, path: string, body?: object): Promise<{ status: number; value: unknown }> {
    try {
      const answer = await fetch(`${this.#base}${path}`, {
        method,
        headers: {
          authorization: this.#authorization,
          accept: 'application/json',
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(this.#timeoutMs),
      })
      return { status: answer.status, value: valueOf(await answer.text()) }
    } catch (error) {
      throw new ProviderError(`Moyasar did not answer: ${(error as Error).name}`)
    }
  }
}

/** What is no JSON is read as nothing: the status says whether that matters. */
function valueOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Moyasar's word for an error, such as `invalid_request_error`; its message may quote what was sent. */
function typeOf(value: unknown): string {
  const type = (value as { type?: unknown } | null)?.type
  return typeof type === 'string' && /^\w{1,60}$/.test(type) ? type : 'unknown'
}
