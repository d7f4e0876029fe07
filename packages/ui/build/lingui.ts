import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transformAsync } from '@babel/core'
import { createCompiledCatalog, getCatalogForFile, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Plugin } from 'esbuild'

const require = createRequire(import.meta.url)
const config = getConfig({
  configPath: fileURLToPath(new URL('../../../tooling/lingui/lingui.config.ts', import.meta.url)),
})
const macros = [require.resolve('@lingui/babel-plugin-lingui-macro'), { linguiConfig: config }]

/** Plain calls in place of lingui's macros; JSX and types are left for the bundler. */
async function withoutMacros(path: string, source: string): Promise<string> {
  const done = await transformAsync(source, {
    filename: path,
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ['typescript', 'jsx'] },
    plugins: [macros],
  })
  if (!done?.code) throw new Error(`${path}: lingui's macros could not be expanded`)
  return done.code
}

/** A catalogue as a module, as the apps' bundler makes one of it. */
async function compiledCatalogue(path: string): Promise<string> {
  const found = getCatalogForFile(relative(config.rootDir ?? '', path), await getCatalogs(config))
  if (!found) throw new Error(`${path} is no catalogue of lingui.config.ts`)
  const { messages } = await found.catalog.getTranslations(found.locale, {
    fallbackLocales: config.fallbackLocales ?? {},
    sourceLocale: config.sourceLocale ?? 'en',
  })
  const { source, errors } = createCompiledCatalog(found.locale, messages, {
    strict: true,
    namespace: 'es',
  })
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ error }) => error.message).join('; ')}`)
  return source
}

/** Lingui's macros and catalogues for esbuild: users of the package need neither Babel nor lingui's command line. */
export const lingui: Plugin = {
  name: 'lingui',
  setup(build) {
    build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      if (!/from ['"]@lingui\/(?:core|react)\/macro['"]/.test(source)) return undefined
      return { contents: await withoutMacros(path, source), loader: 'tsx' }
    })
    build.onLoad({ filter: /\.po$/ }, async ({ path }) => ({
      contents: await compiledCatalogue(path),
      loader: 'js',
    }))
  },
}
