import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

/** Requests under way get this long to end. */
const patience = 15_000

/** Milliseconds in which requests that wait on open connections are read. */
const unreadFor = 300

/** Closes keep-alive connections with their last answer while the host is closing, so that it need not wait for their time-out. */
export function endConnectionsOnClose(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
    // What has reached this machine but was not read yet would count as idle, and be cut.
    await wait(unreadFor)
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done(null, payload)
  })
}

/**
 * Closes the host on Ctrl-C or SIGTERM: no new requests, those under way are answered, then the API and the database.
 * A second signal ends the process at once.
 */
export function closeOnSignals(app: FastifyInstance, log: FastifyBaseLogger): void {
  let isClosing = false
  const onSignal = (signal: NodeJS.Signals) => {
    if (isClosing) process.exit(130)
    isClosing = true
    log.info({ signal }, 'closing; once more to stop at once')
    const timer = setTimeout(() => {
      log.warn({ seconds: patience / 1000 }, 'connections that did not end in time are cut')
      app.server.closeAllConnections()
    }, patience)
    app.close().then(
      () => {
        clearTimeout(timer)
        log.info('closed')
        // Whatever still keeps the process alive has had its chance.
        setTimeout(() => process.exit(), 2_000).unref()
      },
      (error: unknown) => {
        log.error({ err: error }, 'closing failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}
