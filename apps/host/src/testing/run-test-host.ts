import { createLogger } from '../logging.ts'
import { logUnhandledRejections } from '../unhandled-rejections.ts'
import { closeOnSignals } from '../shutdown.ts'
import { startTestHost } from './test-host.ts'
import { testService } from './test-service.ts'

/** A test host as a process of its own, so that a test can send it signals. What it logs of itself goes to its standard error. */
const { app } = await startTestHost(testService, { publicUrl: 'http://127.0.0.1' })
closeOnSignals(app, app.log)
logUnhandledRejections(createLogger('info', process.stderr))
process.on('SIGUSR2', () => {
  for (const reason of [new Error('work that was not awaited'), null, undefined, 'only words'])
    void Promise.reject(reason)
})
process.on('SIGHUP', () => {
  throw new Error('a bug')
})
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`)
