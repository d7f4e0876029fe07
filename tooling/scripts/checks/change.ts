import { run } from '../run.ts'

export interface Change {
  /** The commit that this branch and the ref have in common. */
  base: string
  /** What differs from it, with files that are not committed yet. */
  paths: string[]
}

/** What was changed since a branch left `ref`. @throws when there is no such ref */
export async function changeSince(ref: string): Promise<Change> {
  const [base = ''] = await git('merge-base', ref, 'HEAD')
  return {
    base,
    paths: [
      ...new Set([
        ...(await git('diff', '--name-only', '--no-renames', base)),
        ...(await git('ls-files', '--others', '--exclude-standard')),
      ]),
    ],
  }
}

async function git(...args: string[]): Promise<string[]> {
  const { code, output } = await run('git', ['-c', 'core.quotePath=false', ...args], { isShown: false })
  if (code !== 0) throw new Error(`git ${args.join(' ')}: ${output.trim()}`)
  return output.split('\n').filter(Boolean)
}
