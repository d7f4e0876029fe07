import { closeOnSignals } from '../shutdown.ts'
import { startTestHost } from './test-host.ts'
import { testService } from './test-service.ts'

/** A test host as a process of its own, so that a test can send it signals. */
const { app } = await startTestHost(testService, { publicUrl: 'http://127.0.0.1' })
closeOnSignals(app, app.log)
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`)
