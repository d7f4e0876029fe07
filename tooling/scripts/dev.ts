import { readDotEnv, root } from './run.ts'

// The same host with both apps' sources behind it: a change shows at once.
readDotEnv()
process.chdir(root)
process.argv.push('--dev')
await import('../../apps/host/src/main.ts')
