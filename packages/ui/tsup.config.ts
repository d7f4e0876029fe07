import { globSync } from 'node:fs'
import { defineConfig } from 'tsup'
import { assetUrls } from './build/asset-urls.ts'
import { lingui } from './build/lingui.ts'
import { styles } from './build/styles.ts'

const components = globSync('src/*/index.ts').filter(file => !/\/(?:gallery|testing)\//.test(file))

/** What other teams install: a script for each component and one for all, the two catalogues, one style sheet. `build/finish.ts` adds types and the mark for React’s server components. */
export default defineConfig({
  entry: {
    index: 'src/index.ts',
    fonts: 'src/styles/fonts.ts',
    'locale-ar': 'src/locales/ar.po',
    'locale-en': 'src/locales/en.po',
    ...Object.fromEntries(components.map(file => [file.split('/').at(-2), file])),
  },
  format: 'esm',
  outDir: 'dist',
  outExtension: () => ({ js: '.js' }),
  clean: true,
  target: 'es2022',
  platform: 'browser',
  splitting: true,
  // Small and private, and files alone: they are taken in, so that there is one package to install.
  noExternal: [/^@masar\/text/, /^@fontsource-variable/],
  esbuildPlugins: [styles({ entry: 'src/index.ts', base: 'src/styles/index.css' }), assetUrls, lingui],
  esbuildOptions(options) {
    options.jsx = 'automatic'
    options.chunkNames = 'chunk-[hash]'
  },
})
