import { Readable } from 'node:stream'
import { vi } from 'vitest'
import { runCommand } from '../cli/program.ts'

export interface CommandResult {
  status: number
  stdout: string
  stderr: string
}

/**
 * One command of `pnpm masar` as an operator gives it, in this process: the program alone takes a second to load.
 * `cli/main.test.ts` runs it as a process of its own.
 * @param settings beside those of the environment; undefined takes one away
 * @param typed what is typed where the command asks
 */
export async function command(
  args: string[],
  settings: Record<string, string | undefined>,
  typed = '',
): Promise<CommandResult> {
  const said = { stdout: '', stderr: '' }
  const hear = (stream: 'stdout' | 'stderr') => [
    vi.spyOn(process[stream], 'write').mockImplementation(text => {
      said[stream] += String(text)
      return true
    }),
    vi.spyOn(console, stream === 'stdout' ? 'log' : 'error').mockImplementation((...parts: unknown[]) => {
      said[stream] += `${parts.map(part => (part instanceof Error ? part.stack : String(part))).join(' ')}\n`
    }),
  ]
  const spies = [...hear('stdout'), ...hear('stderr')]
  try {
    const status = await runCommand(args, {
      settings: { ...process.env, ...settings },
      input: Readable.from([typed]),
    })
    return { status, ...said }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}
