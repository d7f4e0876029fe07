import { readDotEnv, root, run } from './run.ts'

// Builds what has changed, then serves: the host makes the database ready and prints where to go.
readDotEnv()
const built = await run('turbo', ['run', 'build', '--output-logs=errors-only', '--log-order=grouped'])
if (built.code !== 0) process.exit(built.code)
process.chdir(root)
// By its address: these scripts' types do not stand on the whole service's.
await import(new URL('../../apps/host/dist-server/main.js', import.meta.url).href)
