import { copyFile, mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import type { Plugin } from 'esbuild'

/**
 * `import url from './drawing.svg?url'` for users of the package: the file lies beside the scripts, and its address is asked from the
 * script's own in the form that bundlers and browsers know. All scripts lie in one folder, so it is the same from each.
 */
export const assetUrls: Plugin = {
  name: 'asset-urls',
  setup(build) {
    const outDir = join(process.cwd(), build.initialOptions.outdir ?? 'dist')
    build.onResolve({ filter: /\?url$/ }, ({ path, resolveDir }) => {
      const file = path.slice(0, -'?url'.length)
      const resolved = file.startsWith('.')
        ? join(resolveDir, file)
        : createRequire(join(resolveDir, 'x.js')).resolve(file)
      return { path: resolved, namespace: 'asset-url' }
    })
    build.onLoad({ filter: /.*/, namespace: 'asset-url' }, async ({ path }) => {
      await mkdir(outDir, { recursive: true })
      await copyFile(path, join(outDir, basename(path)))
      return {
        contents: `export default new URL(${JSON.stringify(`./${basename(path)}`)}, import.meta.url).href`,
        loader: 'js',
      }
    })
  },
}
