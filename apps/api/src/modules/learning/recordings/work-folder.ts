import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Deletes what killed processes left behind: of one recording, or of all that is so many milliseconds old. */
export async function emptyWorkFolder(
  workFolder: string,
  which: { of: string } | { olderThan: number },
): Promise<void> {
  const names = await readdir(workFolder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for (const name of names) {
    const path = join(workFolder, name)
    const isLeft =
      'of' in which
        ? name.startsWith(`${which.of}-`)
        : (await stat(path)).mtimeMs <= Date.now() - which.olderThan
    if (isLeft) await rm(path, { recursive: true, force: true })
  }
}
