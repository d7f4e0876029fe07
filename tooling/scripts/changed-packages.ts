import { globSync } from 'node:fs'
import { changeSince } from './checks/change.ts'
import { select } from './checks/changed.ts'
import { root, run } from './run.ts'

// Prints the apps and packages that differ from a commit, or stand on one that does, as a JSON list of their folders' names: a job each.
const filters = await filtersSince(process.argv[2] ?? 'main')
const { code, output } = await run('turbo', ['ls', '--output=json', ...filters], { isShown: false })
if (code !== 0) throw new Error(output)
const { packages } = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)) as {
  packages: { items: { path: string }[] }
}
const own = new Set(
  globSync('{apps,packages}/*/package.json', { cwd: root }).map(
    path => path.replaceAll('\\', '/').split('/package')[0],
  ),
)
console.log(
  JSON.stringify(
    packages.items
      .map(({ path }) => path.replaceAll('\\', '/'))
      .filter(path => own.has(path))
      .map(path => path.split('/')[1]),
  ),
)

/** None, which is every package, where the commit is unknown: after a forced push, say, or on a new branch. */
async function filtersSince(ref: string): Promise<string[]> {
  try {
    const { base, paths } = await changeSince(ref)
    const { isWide, readers } = select(paths)
    return isWide ? [] : [`...[${base}]`, ...readers].map(pattern => `--filter=${pattern}`)
  } catch (error) {
    console.warn(`every package is taken as changed: ${String(error)}`)
    return []
  }
}
