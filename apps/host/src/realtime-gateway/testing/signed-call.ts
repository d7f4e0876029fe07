import { createHash } from 'node:crypto'
import type { GatewayApp } from '../app-settings.ts'
import { requestText, sign } from '../signatures.ts'

export interface SignedCall {
  method?: 'GET' | 'POST'
  body?: unknown
  query?: Record<string, string>
  /** Seconds since 1970. */
  at?: number
  /** Replaces what was made, after signing. */
  tamper?: (parts: { query: URLSearchParams; body: string | undefined }) => { body?: string } | void
}

/** Calls the HTTP API by hand, so that a test can break any part of the signature. */
export async function call(
  url: string,
  app: GatewayApp,
  path: string,
  { method = 'GET', body, query = {}, at = Date.now() / 1000, tamper }: SignedCall = {},
) {
  const text = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body)
  const params = new URLSearchParams({
    ...query,
    auth_key: app.key,
    auth_version: '1.0',
    auth_timestamp: String(Math.floor(at)),
  })
  if (text !== undefined) params.set('body_md5', createHash('md5').update(text).digest('hex'))
  params.set('auth_signature', sign(app.secret, requestText(method, `/apps/${app.id}${path}`, params)))
  const changed = tamper?.({ query: params, body: text })
  const sent = changed?.body ?? text
  const answer = await fetch(`${url}/apps/${app.id}${path}?${params}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(sent !== undefined && { body: sent }),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}
