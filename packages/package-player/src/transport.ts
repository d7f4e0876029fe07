import type { Answer, Transport } from './saver.ts'

const headers = { 'content-type': 'application/json' }
/** What browsers still send of a page that is gone, in bytes. */
const longestLast = 60_000

/** Reports go to the path that the page itself was opened at. */
export const transport: Transport = {
  sendNow(body) {
    const request = new XMLHttpRequest()
    try {
      request.open('POST', 'report', false)
      request.setRequestHeader('content-type', headers['content-type'])
      request.send(body)
    } catch (error) {
      // A network that is gone throws here.
      console.info('package: a report could not be sent', error)
      return { status: 0, body: null }
    }
    return { status: request.status, body: request.status === 200 ? read(request.responseText) : null }
  },
  async send(body, isLast) {
    const keepalive = isLast && new TextEncoder().encode(body).length < longestLast
    try {
      const answer = await fetch('report', { method: 'POST', headers, body, keepalive })
      return { status: answer.status, body: answer.ok ? read(await answer.text()) : null }
    } catch (error) {
      console.info('package: a report could not be sent', error)
      return { status: 0, body: null }
    }
  },
}

const read = (text: string) => JSON.parse(text) as Answer['body']
