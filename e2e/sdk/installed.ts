import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, realpath, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { node, root } from '../fixtures/host.ts'

export const run = promisify(execFile)

/** A program of one of the workspace's packages. */
export const programOf = (folder: string, file: string) => join(root, folder, 'node_modules', file)

/** A package of the workspace, where another project looks for it. */
export async function link(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  await symlink(await realpath(from), to, 'junction')
}

/**
 * Packs a package as it would be published, and installs it into another team's folder with its dependencies and peers as the
 * workspace has them: nothing is fetched.
 * @param also further packages that the project needs, from the package's own development dependencies
 */
export async function installPacked(
  folder: string,
  name: string,
  also: readonly string[] = [],
): Promise<void> {
  const source = join(root, 'packages', name)
  await run('pnpm', ['pack', '--pack-destination', folder], { cwd: source })
  const installed = join(folder, 'node_modules/@masar', name)
  await mkdir(installed, { recursive: true })
  const { version } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as { version: string }
  const archive = join(folder, `masar-${name}-${version}.tgz`)
  await run('tar', ['-xzf', archive, '-C', installed, '--strip-components=1'])
  const manifest = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>
    peerDependencies?: Record<string, string>
  }
  const needed = [
    ...Object.keys(manifest.dependencies ?? {}),
    ...Object.keys(manifest.peerDependencies ?? {}),
    ...also,
  ]
  for (const one of needed) await link(join(source, 'node_modules', one), join(folder, 'node_modules', one))
}

/** The project's own Node and the older ones that are supported, by what they say of themselves. */
export async function nodes(): Promise<Map<string, string>> {
  const older = [20, 22].map(major =>
    programOf('tooling/nodes', `node-${major}-${process.platform}-${process.arch}/bin/node`),
  )
  const known = new Map<string, string>()
  for (const file of [node, ...older.filter(file => existsSync(file))])
    known.set((await run(file, ['--version'])).stdout.trim(), file)
  return known
}
