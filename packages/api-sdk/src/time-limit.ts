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
  const late = new DOMException('The service did not answer in time.', 'TimeoutError')
  const timer = setTimeout(abort, ms, late) as unknown as { unref?: () => void }
  // In Node a call that is over keeps no process alive.
  timer.unref?.()
  reasonOf(request.signal).catch(abort)
  const response = await Promise.race([
    send(new Request(request, { signal: limit.signal })),
    reasonOf(limit.signal),
  ])
  return readUntil(response, limit.signal)
}

function reasonOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const fail = () => reject(signal.reason as Error)
    if (signal.aborted) fail()
    else signal.addEventListener('abort', fail, { once: true })
  })
}

const readers = ['json', 'text', 'blob', 'arrayBuffer', 'formData'] as const

/**
 * The same answer, the reading of which ends with the reason of a signal once that aborts. Browsers end it by themselves, but Firefox tells no reason;
 * and of an answer made anew of its stream Chromium tells none either, while Firefox reports its end as an error of the page.
 */
function readUntil(response: Response, signal: AbortSignal): Response {
  for (const name of readers) {
    const read = response[name].bind(response) as () => Promise<unknown>
    const value = () =>
      Promise.race([read(), reasonOf(signal)]).catch((error: unknown) => {
        throw signal.aborted ? signal.reason : error
      })
    Object.defineProperty(response, name, { value, configurable: true })
  }
  return response
}
