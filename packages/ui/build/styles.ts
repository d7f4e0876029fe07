import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Metafile, Plugin } from 'esbuild'
import { bundle, transform } from 'lightningcss'

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Files in the order in which they are imported, what is imported before what imports it. */
function inImportOrder({ inputs }: Metafile, entry: string): string[] {
  const seen = new Set<string>()
  const ordered: string[] = []
  const visit = (path: string) => {
    if (seen.has(path)) return
    seen.add(path)
    for (const { path: imported } of inputs[path]?.imports ?? []) visit(imported)
    ordered.push(path)
  }
  visit(entry)
  return ordered
}

/** A module of styles: its rules under names of its own, and the table from its names to those. */
async function scoped(path: string) {
  const { code, exports } = transform({
    filename: relative(process.cwd(), path),
    code: await readFile(path),
    cssModules: { pattern: 'masar-[hash]-[local]', container: false, customIdents: false, grid: false },
    minify: true,
  })
  const names = Object.entries(exports ?? {}).map(([local, { name, composes }]) => [
    camelCase(local),
    [name, ...composes.map(({ name: other }) => other)].join(' '),
  ])
  return { css: code.toString(), names: Object.fromEntries(names) as Record<string, string> }
}

/** The layers, tokens, fonts and base rules, with the files that they name copied beside the style sheet. */
async function baseStyles(entry: string, outDir: string): Promise<string> {
  const { code, dependencies } = bundle({ filename: entry, analyzeDependencies: true, minify: true })
  let css = code.toString()
  for (const dependency of dependencies ?? []) {
    if (dependency.type !== 'url') continue
    const { url, placeholder, loc } = dependency
    const file = url.startsWith('.')
      ? join(dirname(loc.filePath), url)
      : createRequire(join(process.cwd(), loc.filePath)).resolve(url)
    await copyFile(file, join(outDir, basename(file)))
    css = css.replaceAll(placeholder, `./${basename(file)}`)
  }
  return css
}

/**
 * One style sheet for the whole package, `styles.css`, in the order in which the components import each other; their scripts name the
 * scoped classes. One sheet and not one a component: so the order is the same however a bundler takes the package apart. The skin of the
 * video player stays the import of its library's sheet that it is: it is as large as all else, and comes with the player.
 * @param entry the module from which all components are reached
 * @param base the sheet with layers, tokens and fonts, which comes first
 */
export function styles({ entry, base }: { entry: string; base: string }): Plugin {
  return {
    name: 'styles',
    setup(build) {
      const outDir = join(process.cwd(), build.initialOptions.outdir ?? 'dist')
      const sheets = new Map<string, string>()
      build.initialOptions.metafile = true
      // Under another ending: the bundler has its own way with files that end in .css.
      build.onResolve({ filter: /\.css$/ }, ({ path, resolveDir, importer }) => ({
        path: `${path.startsWith('.') ? join(resolveDir, path) : fileURLToPath(import.meta.resolve(path, importer))}?`,
        namespace: 'styles',
      }))
      build.onLoad({ filter: /.*/, namespace: 'styles' }, async ({ path }) => {
        const file = path.slice(0, -1)
        const isModule = file.endsWith('.module.css')
        const { css, names } = isModule
          ? await scoped(file)
          : { css: await readFile(file, 'utf8'), names: undefined }
        sheets.set(`styles:${path}`, css)
        return { contents: names ? `export default ${JSON.stringify(names)}` : '', loader: 'js' }
      })
      build.onEnd(async ({ metafile }) => {
        if (!metafile) return
        await mkdir(outDir, { recursive: true })
        const own = inImportOrder(metafile, entry).flatMap(path => sheets.get(path) ?? [])
        await writeFile(join(outDir, 'styles.css'), [await baseStyles(base, outDir), ...own].join('\n'))
      })
    },
  }
}
