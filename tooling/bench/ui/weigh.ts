import { brotliCompressSync } from 'node:zlib'
import { reactAriaLocales, sourcePlugins } from '@masar/vite/app'
import { build, type Rolldown } from 'vite'

export interface Weight {
  /** Brotli bytes of what is loaded at once. */
  js: number
  css: number
  /** Of what is fetched later, when it is needed. */
  late: number
}

/** What every page of an app has anyway. */
export const everywhere = [/^react(?:-dom)?(?:\/|$)/, /^@lingui\//]
/** Everything from npm: what is left is our own code. */
export const packages = [/^(?!@masar\/)(?:@[\w-]+\/)?[\w-][\w.-]*(?:\/|$)/]

const size = (text: string | Uint8Array) => brotliCompressSync(text).length

/**
 * Builds one entry alone, minified as an app is, and weighs it.
 * @param entry a path of a source file
 * @param external what is not counted
 */
export async function weigh(entry: string, external: readonly RegExp[]): Promise<Weight> {
  const chunks = await bundle(entry, external)
  const js = chunks.filter(part => part.type === 'chunk')
  const byFile = new Map(js.map(chunk => [chunk.fileName, chunk]))
  const atOnce = new Set<string>()
  const visit = (file: string) => {
    const chunk = byFile.get(file)
    if (!chunk || atOnce.has(file)) return
    atOnce.add(file)
    chunk.imports.forEach(visit)
  }
  js.filter(chunk => chunk.isEntry).forEach(chunk => visit(chunk.fileName))
  const sum = (of: Rolldown.OutputChunk[]) => of.reduce((bytes, { code }) => bytes + size(code), 0)
  const styles = chunks.filter(
    part => part.type === 'asset' && part.fileName.endsWith('.css'),
  ) as Rolldown.OutputAsset[]
  return {
    js: sum(js.filter(chunk => atOnce.has(chunk.fileName))),
    late: sum(js.filter(chunk => !atOnce.has(chunk.fileName))),
    css: styles.reduce((bytes, { source }) => bytes + size(source), 0),
  }
}

/** Builds without writing anything. */
export async function bundle(
  entry: string,
  external: readonly RegExp[] = [],
): Promise<Rolldown.RolldownOutput['output'][number][]> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [reactAriaLocales(), ...sourcePlugins()],
    css: { modules: { localsConvention: 'camelCaseOnly' } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      assetsInlineLimit: 0,
      modulePreload: false,
      cssCodeSplit: true,
      rollupOptions: {
        input: entry,
        external: id => external.some(each => each.test(id)),
        preserveEntrySignatures: 'strict',
      },
    },
  })
  return (made as Rolldown.RolldownOutput).output
}
