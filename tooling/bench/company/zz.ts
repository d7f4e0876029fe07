import { openDatabase } from '../../../apps/api/src/db/client.ts'
import { headers } from '../api/measure.ts'
import { startServer } from '../api/process.ts'
import { openDirectory, signInMembers } from './known.ts'
const url = process.argv[2]!
const database = await openDatabase({ url })
const sessions = await signInMembers(database)
const directory = await openDirectory(database)
await database.close()
const server = await startServer('server.ts', { DATABASE_URL: url, CACHE: 'off' })
for (const arg of process.argv.slice(3)) {
  const [who, path] = arg.split(' ') as [string, string]
  const token = who === 'directory' ? directory : (sessions as any)[who].token
  const get = async () => {
    const r = await fetch(`${server.address}${who === 'directory' ? '/scim/v2' : '/company-api/v1'}${path}`, { headers: { ...headers, authorization: `Bearer ${token}` } })
    return (await r.text()).length
  }
  await Promise.all(Array.from({ length: 10 }, get))
  const times: number[] = []
  for (let i = 0; i < 12; i++) { const b = performance.now(); await get(); times.push(performance.now() - b) }
  times.sort((a, b) => a - b)
  console.log(`=== ${who} ${path}: least ${times[0]!.toFixed(0)} median ${times[6]!.toFixed(0)} ms`)
  if (process.env['EXPLAIN']) for (const { ms, plan } of await server.plans(get)) console.log(`      ${path}: ${ms.toFixed(0)} ms\n${plan}`)
}
await (server as any)[Symbol.asyncDispose]()
process.exit(0)
