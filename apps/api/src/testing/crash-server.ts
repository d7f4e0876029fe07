import Fastify from 'fastify'
import { createApi } from '../api.ts'
import { readEnv } from '../env.ts'

// A server of its own process on DATA_DIR, for tests that kill it. Tells its port on the standard output.
const logger = {
  info: () => undefined,
  warn: () => undefined,
  error: (fields: unknown) => process.stderr.write(`${JSON.stringify(fields)}\n`),
}
try {
  const api = await createApi(readEnv(process.env), { logger })
  const app = Fastify()
  await app.register(api.plugin)
  app.addHook('onClose', () => api.close())
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  process.stdout.write(
    `${JSON.stringify({ port: address !== null && typeof address === 'object' ? address.port : 0 })}\n`,
  )
  process.once('SIGTERM', () => {
    void app.close()
  })
} catch (error) {
  process.stderr.write(`${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}\n`)
  process.exit(1)
}
