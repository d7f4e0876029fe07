import type { FastifyInstance } from 'fastify'
import { sendError } from '../errors.ts'
import type { HostSettings } from '../settings.ts'

/** The one address at which Firebase looks for it; its place at the root serves both apps. */
const path = '/firebase-messaging-sw.js'

/** Where Firebase gives ids to browsers; a page or worker that asks for push messages talks to these two and no others. */
export const firebaseOrigins = [
  'https://firebaseinstallations.googleapis.com',
  'https://fcmregistrations.googleapis.com',
]

const policy = `default-src 'none'; img-src 'self'; connect-src 'self' ${firebaseOrigins.join(' ')}`

/**
 * Serves the service worker that shows push notifications, with the project's configuration before its code. While Firebase is not set up
 * there is none, and browsers that had one drop it.
 */
export function addPushWorker(
  app: FastifyInstance,
  { push }: Pick<HostSettings, 'push'>,
  readWorker: () => Promise<string>,
): void {
  app.get(path, async (request, reply) => {
    if (!push) return sendError(request, reply, 'notFound')
    const code = await readWorker()
    return reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .type('text/javascript; charset=utf-8')
      .send(`self.masarPush=${JSON.stringify(push.web)};\n${code}`)
  })
}
