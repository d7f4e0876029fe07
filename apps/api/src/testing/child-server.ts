import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface ChildServer {
  url: string
  pid: number
  /** Ends it as a power switch would, and waits until it is gone. */
  kill(signal?: 'SIGKILL' | 'SIGTERM'): Promise<number | null>
}

/**
 * Starts the service in a process of its own.
 * @param script `crash-server.ts`, built
 * @throws Error with what it said, when it refuses to start
 */
export async function startChild(script: string, dataDir: string): Promise<ChildServer> {
  const child = spawn(process.execPath, [script], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      NODE_ENV: '',
      SESSION_SECRET: 'a secret of the crash tests, long enough',
      // What a killed process leaves behind goes with its folder; compiled modules make its next start quicker.
      TMPDIR: dataDir,
      NODE_COMPILE_CACHE: join(dataDir, 'compiled'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const { port } = JSON.parse(await firstLine(child)) as { port: number }
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    kill: async (signal = 'SIGKILL') => {
      const gone = once(child, 'exit')
      child.kill(signal)
      const [code] = (await gone) as [number | null]
      return code
    },
  }
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((done, failed) => {
    let said = ''
    let complaint = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      complaint += chunk.toString()
    })
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('\n')) done(said.slice(0, said.indexOf('\n')))
    })
    child.once('exit', () => failed(new Error(complaint.trim())))
  })
}
