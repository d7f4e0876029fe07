import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'

const gibibyte = 1024 ** 3
/** Databases, uploads and profiles of browsers that tests make at once stay well below. */
const wanted = 4 * gibibyte
/** What the programs themselves take beside it. */
const reserve = 4 * gibibyte

/** A file system in memory that programs may be started from. */
function isMemory(path: string, mounts: string): boolean {
  return mounts.split('\n').some(line => {
    const [, at, type, options = ''] = line.split(' ')
    return at === path && type === 'tmpfs' && !options.split(',').includes('noexec')
  })
}

/**
 * Where tests put their databases: in memory where the system has room for it, since nothing of them outlives a run and writing them to a disk
 * takes a third of the time of the service's tests. What Node compiled of the many programs that tests start is kept there for the next one,
 * a fifth of what each start takes. Elsewhere the system's own temporary folder stays.
 * @returns what to set for the programs, and how to clear up
 */
export function temporaryFolder(memory = '/dev/shm'): { env: NodeJS.ProcessEnv; remove(): void } {
  const none = { env: {}, remove: () => undefined }
  try {
    if (!isMemory(memory, readFileSync('/proc/mounts', 'utf8'))) return none
    const { bavail, bsize } = statfsSync(memory)
    if (bavail * bsize < wanted || freemem() < wanted + reserve) return none
    const folder = mkdtempSync(`${memory}/masar-`)
    // A database server that refuses to run as root has to reach what is its own in here.
    chmodSync(folder, 0o755)
    return {
      env: { TMPDIR: folder, NODE_COMPILE_CACHE: `${folder}/compiled` },
      remove: () => rmSync(folder, { recursive: true, force: true }),
    }
  } catch {
    return none // no such file system here
  }
}
