import type { ChildProcess } from 'node:child_process'
import { existsSync, watch } from 'node:fs'

/** What the host process itself has loaded or imported, from the repository's root; Vite reloads the apps' own sources. */
export const served = [
  'apps/api/src',
  'apps/api/demo',
  'apps/api/site-template',
  'apps/host/src',
  'packages/portraits/src',
  'packages/site-map/src',
  'packages/text/src',
]

/** Milliseconds: an editor or a checkout writes several files at once. */
const settling = 200
/** Milliseconds that a process gets to close gracefully. */
const patience = 4_000

/** Whether a changed file is part of what runs: tests, what tests need and editors' temporary files are not. */
export function isPartOfIt(path: string): boolean {
  return (
    /\.(?:ts|tsx|sql|json|ya?ml|md|vtt|svg|mp4|zip|pdf|typ)$/.test(path) &&
    !/\.test\.tsx?$|(?:^|[\\/])(?:testing|node_modules|\.[^\\/]*)(?:[\\/]|$)/.test(path)
  )
}

/**
 * Keeps a process running, and restarts it when a file below the folders changes; after it ends by itself it waits for the next change.
 * @param start starts the process; it gets SIGTERM to end, twice if once is not enough
 * @returns stops watching and ends the process, or waits for its end where it was told already
 */
export function keepRunning(
  start: () => ChildProcess,
  folders: readonly string[],
  tell: (line: string) => void = () => undefined,
): (isTold?: boolean) => Promise<void> {
  let child = start()
  let timer: NodeJS.Timeout | undefined
  let turn = Promise.resolve()
  const again = (path: string) => {
    tell(`${path} changed: starting anew …`)
    turn = turn.then(async () => {
      await ended(child)
      child = start()
    })
  }
  const watchers = folders.filter(existsSync).map(folder =>
    watch(folder, { recursive: true }, (_, path) => {
      if (path === null || !isPartOfIt(path)) return
      clearTimeout(timer)
      timer = setTimeout(() => again(path), settling)
    }),
  )
  return async (isTold = false) => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
    await turn
    await ended(child, isTold)
  }
}

function ended(child: ChildProcess, isTold = false): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise(resolve => {
    const timer = setTimeout(() => child.kill('SIGTERM'), patience)
    child.once('exit', () => {
      clearTimeout(timer)
      resolve()
    })
    if (!isTold) child.kill('SIGTERM')
  })
}
