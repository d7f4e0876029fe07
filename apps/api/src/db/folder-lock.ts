import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'

/** Another process has the data folder open; a second opener would lose rows silently. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError'
  constructor(folder: string, holder: string) {
    super(
      `The data folder ${folder} is in use by process ${holder}. Stop that process first, or give this one a folder of its own with DATA_DIR.`,
    )
  }
}

/** The locks of this process: its second opener would lose rows just like a second process. */
const held = new Set<string>()

/**
 * Takes the folder for one opener alone; the embedded database takes no lock of its own.
 * A lock left by a killed process is taken over.
 * @returns the function that gives the folder back
 * @throws FolderInUseError while the process that holds it lives, be it this one
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const file = join(realpathSync(folder), 'lock')
  const me = identity(process.pid)
  if (held.has(file)) throw new FolderInUseError(folder, String(process.pid))
  const release = () => {
    held.delete(file)
    if (read(file) === me) rmSync(file, { force: true })
  }
  for (;;) {
    if (create(file, me)) {
      held.add(file)
      return release
    }
    const holder = read(file)
    if (holder === undefined) continue
    // A lock with this process's own number that this process does not hold was left by an earlier one of that number.
    if (holder !== me && isAlive(holder)) throw new FolderInUseError(folder, holder.split(' ')[0] ?? '')
    // Renaming is atomic: of two that find the same dead holder, one moves the file and the other starts over.
    const grave = `${file}.${process.pid}.stale`
    try {
      renameSync(file, grave)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') continue
      throw error
    }
    if (read(grave) === holder) rmSync(grave, { force: true })
    else renameSync(grave, file)
  }
}

function create(file: string, content: string): boolean {
  try {
    const handle = openSync(file, 'wx', 0o600)
    writeSync(handle, content)
    closeSync(handle)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Process number and, where the system tells it, its start time: numbers are given again. */
function identity(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return `${pid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''}`
  } catch {
    return `${pid} -` // no /proc on this system: the number alone has to do
  }
}

function isAlive(holder: string): boolean {
  const pid = Number(holder.split(' ')[0])
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return holder.endsWith(' -') || identity(pid) === holder
}
