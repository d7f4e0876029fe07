/**
 * Sends a request and gives it up when its answer, body included, takes too long, or when the request's own signal says so. Beside
 * aborting the request itself it stops waiting: Node holds the signals inside a `Request` weakly, and after a garbage collection the
 * request would go on for ever.
 * @param ms none if undefined, 0 or Infinity
 * @throws the reason of the request's signal, or a `TimeoutError`
 */
export async function sendInTime(
  send: (request: Request) => Promise<Response>,
  request: Request,
  ms: number | undefined,
): Promise<Response> {
  if (ms === undefined || ms === 0 || ms === Infinity) return send(request)
  const limit = new AbortController()
  const abort = (reason: unknown) => limit.abort(reason)
  const timer = setTimeout(
    abort,
    ms,
    new DOMException('The service did not answer in time.', 'TimeoutError'),
  ) as number | { unref: () => void }
  // In Node a call that is over keeps no process alive.
  if (typeof timer === 'object') timer.unref()
  const { signal } = request
  if (signal.aborted) abort(signal.reason)
  else signal.addEventListener('abort', () => abort(signal.reason), { once: true })
  const response = await Promise.race([
    send(new Request(request, { signal: limit.signal })),
    reasonOf(limit.signal),
  ])
  return withBodyUntil(response, limit.signal)
}

function reasonOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const fail = () => reject(signal.reason as Error)
    if (signal.aborted) fail()
    else signal.addEventListener('abort', fail, { once: true })
  })
}

const bodiless = new Set([204, 205, 304])

/** The same answer, whose body fails when the signal aborts. */
function withBodyUntil(response: Response, signal: AbortSignal): Response {
  // Browsers give some answers without a body an empty one, of which no other answer can be made.
  if (response.body === null || bodiless.has(response.status)) return response
  const { status, statusText, headers } = response
  return new Response(response.body.pipeThrough(new TransformStream(), { signal }), {
    status,
    statusText,
    headers,
  })
}
