import { spawn } from 'node:child_process'
import { env, readDotEnv, root } from './run.ts'
import { keepRunning, served } from './restarting.ts'

// The same host with both apps' sources behind it: a change of theirs shows at once, one of the service restarts it.
readDotEnv()
const stop = keepRunning(
  () =>
    spawn(process.execPath, ['apps/host/src/main.ts', '--dev'], {
      cwd: root,
      env: { ...env, ...process.env, PATH: env['PATH'] },
      stdio: 'inherit',
    }),
  served.map(folder => root + folder),
  line => process.stderr.write(`${line}\n`),
)
// A terminal's Ctrl-C reaches the host by itself: told twice, it would not close gracefully.
process.on('SIGINT', () => void stop(true).then(() => process.exit()))
process.once('SIGTERM', () => void stop().then(() => process.exit()))
