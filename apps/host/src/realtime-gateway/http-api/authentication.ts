import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { AppHub } from '../app-hub.ts'
import type { Gateway } from '../gateway.ts'
import { isSame, requestText, sign } from '../signatures.ts'
import { ApiError } from './api-error.ts'

/** Seconds that a caller's clock may be off; an older signature could be a replay. */
const clockTolerance = 600

/**
 * The app that a call is signed for.
 * @throws ApiError 404 without such an app, 403 when it is disabled, 401 for every error of the signature
 */
export function authenticate(
  gateway: Gateway,
  request: FastifyRequest<{ Params: { id: string } }>,
  now = Date.now(),
): AppHub {
  const hub = gateway.hub(request.params.id)
  if (!hub) throw new ApiError(404, 'No app has this id')
  const { pathname, searchParams: query } = new URL(request.raw.url ?? '/', 'http://gateway')
  const path = (request.raw.url ?? '/').split('?')[0] ?? pathname
  if (!isSame(query.get('auth_key') ?? '', hub.app.key))
    throw new ApiError(401, 'auth_key is not the key of this app')
  if (query.get('auth_version') !== '1.0') throw new ApiError(401, 'auth_version must be 1.0')
  checkTime(query.get('auth_timestamp'), now)
  checkBody(query.get('body_md5'), typeof request.body === 'string' ? request.body : '')
  const expected = sign(hub.app.secret, requestText(request.method, path, query))
  if (!isSame(query.get('auth_signature') ?? '', expected))
    throw new ApiError(401, 'auth_signature does not fit the request')
  if (hub.app.isEnabled === false) throw new ApiError(403, 'The app is disabled')
  return hub
}

function checkTime(timestamp: string | null, now: number): void {
  if (timestamp === null || !/^\d{1,12}$/.test(timestamp))
    throw new ApiError(401, 'auth_timestamp must be in seconds since 1970')
  if (Math.abs(now / 1000 - Number(timestamp)) > clockTolerance)
    throw new ApiError(401, `auth_timestamp is more than ${clockTolerance} seconds off`)
}

/** The signature covers the body by its digest alone, so the digest must be there and must fit. */
function checkBody(digest: string | null, body: string): void {
  if (body === '' && digest === null) return
  if (!isSame(digest ?? '', createHash('md5').update(body).digest('hex')))
    throw new ApiError(401, 'body_md5 does not fit the body')
}
