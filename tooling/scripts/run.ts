import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The repository's own Node and tools first, whatever Node started this. */
export const env: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: `${root}node_modules/.bin${delimiter}${process.env['PATH'] ?? ''}`,
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
}

export interface Outcome {
  code: number
  output: string
}

/** Runs a command in the repository; `isShown` passes its output on, else it is kept for the summary. */
export function run(
  command: string,
  args: string[],
  { isShown = true, extra = {} }: { isShown?: boolean; extra?: NodeJS.ProcessEnv } = {},
): Promise<Outcome> {
  return new Promise((done, failed) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...env, ...extra },
      stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    let output = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
    const endings = (['SIGINT', 'SIGTERM'] as const).map(signal => {
      const end = () => void child.kill(signal)
      process.once(signal, end)
      return () => process.off(signal, end)
    })
    child.on('error', failed)
    child.on('close', code => {
      for (const forget of endings) forget()
      done({ code: code ?? 1, output })
    })
  })
}

/** Settings of a .env file beside package.json, where there is one; the environment itself wins. */
export function readDotEnv(): void {
  if (existsSync(`${root}.env`)) process.loadEnvFile(`${root}.env`)
}

/** The repository's Node is in use; a script that an older one started hands over to it. */
export function hasOwnNode(): boolean {
  return Number(process.versions.node.split('.')[0]) >= 24
}
