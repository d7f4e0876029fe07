/**
 * Sends a request and says how much of its body has gone, which no `fetch` of a browser does: to be given to a call as its `fetch`. It ends
 * with the request's signal and has no limit of time, since the user sees its progress.
 * @param report the part that has gone, 0 to 1
 */
export function fetchWithProgress(report: (part: number) => void): (request: Request) => Promise<Response> {
  return async request => {
    const body = await request.blob()
    const { signal } = request
    signal.throwIfAborted()
    return new Promise((resolve, reject) => {
      const call = new XMLHttpRequest()
      call.open(request.method, request.url)
      request.headers.forEach((value, name) => call.setRequestHeader(name, value))
      call.responseType = 'text'
      call.upload.onprogress = ({ loaded, total }) => report(total > 0 ? loaded / total : 0)
      call.onload = () => resolve(answerOf(call))
      call.onerror = () => reject(new TypeError('The request could not be sent.'))
      call.onabort = () => reject(signal.reason as Error)
      signal.addEventListener('abort', () => call.abort(), { once: true })
      call.send(body)
    })
  }
}

function answerOf(call: XMLHttpRequest): Response {
  const headers = call
    .getAllResponseHeaders()
    .split('\r\n')
    .flatMap((line): [string, string][] => {
      const at = line.indexOf(':')
      return at > 0 ? [[line.slice(0, at), line.slice(at + 1).trim()]] : []
    })
  // An answer without content has no body at all.
  const body = call.status === 204 ? null : call.responseText
  return new Response(body, { status: call.status, statusText: call.statusText, headers })
}
