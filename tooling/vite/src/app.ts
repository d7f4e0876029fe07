import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { getConfig } from '@lingui/conf'
import { lingui } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import type { PluginOption, UserConfig } from 'vite'
import { documentLocale } from './document-locale.ts'

const require = createRequire(import.meta.url)
const optimizeLocales = require('@react-aria/optimize-locales-plugin') as {
  vite(options: { locales: string[] }): PluginOption & { enforce?: 'pre' }
}
const linguiConfigAt = {
  configPath: fileURLToPath(new URL('../../lingui/lingui.config.ts', import.meta.url)),
}

/** Lingui's macros, by their own path: found from wherever the build is started, only in files that use them. */
function linguiMacros() {
  return {
    preset: {
      plugins: [
        [require.resolve('@lingui/babel-plugin-lingui-macro'), { linguiConfig: getConfig(linguiConfigAt) }],
      ],
    },
    rolldown: { filter: { code: /from ['"]@lingui\/(?:core|react)\/macro['"]/ } },
  }
}

/** Plugins that turn Masar's React sources into plain JavaScript: macros of lingui, catalogues, JSX. */
export function sourcePlugins(): PluginOption[] {
  return [
    react(),
    lingui({ ...linguiConfigAt, failOnCompileError: true }),
    babel({ presets: [linguiMacros()] }),
  ]
}

/** The words of react-aria in the two languages of Masar alone; it brings thirty. */
export function reactAriaLocales(): PluginOption {
  return {
    ...(optimizeLocales.vite({ locales: ['ar-AE', 'en-US'] }) as object),
    enforce: 'pre',
  } as PluginOption
}

/**
 * The video player as this site can serve it: its fifty languages are each a file to fetch, of which those that Masar does not speak
 * stay out; two of its icons bring a `<style>` of their own, which the content security policy refuses (`media-player/icons.css` has it).
 */
const videoPlayer: PluginOption = {
  name: 'masar:video-player',
  enforce: 'pre',
  resolveId(source, importer) {
    const isOther =
      /\/locales\/(?!(?:ar|en)(?:\.js)?$)[\w-]+(?:\.js)?$/.test(source) &&
      importer?.endsWith('/i18n/load-locale.js')
    return isOther ? '\0no-such-player-locale' : null
  },
  load: id => (id === '\0no-such-player-locale' ? 'export default {}' : null),
  transform: (code, id) =>
    /@videojs\/react\/.*\/icons\/.*\.js$/.test(id)
      ? code.replace(/\/\* @__PURE__ \*\/ jsx\("style", \{ children: "[^"]*" \}\),?/, '')
      : null,
}

/**
 * The sentences of the table of pages by their ids alone: the catalogue of the page's language, loaded before anything is drawn, has
 * them; their English source would come to every browser beside it.
 */
const sentencesById: PluginOption = {
  name: 'masar:sentences-by-id',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    /packages\/site-map\/src\/[\w-]+\.ts$/.test(id)
      ? code.replace(
          /(\/\*i18n\*\/ \{\s*id: '[^']+'),\s*message:\s*'(?:[^'\\]|\\.)*',?\s*\}/g,
          "$1, message: '' }",
        )
      : null,
}

/**
 * Light things of the library and of features that pages have in common. Left out are what is heavy and rare (dialogs, menus, Markdown, pictures of
 * notes), what forms and exams alone have, cities of time zones, and the library's sentences, which come with the catalogue of the one language of the page.
 */
const commonSources =
  /packages\/(?:ui|text)\/src\/(?!locales|choice|countdown|form-error-summary|field\/(?:use-|keep-)|focus\/focus-first-error|dialog|menu|select|tabs|gallery|phone|zones\/|otp-field|email-field|number-field|combobox|password-field|date-field|slider|rating-field|sortable-list|timeline|avatar-upload|chart|tooltip|popover|sheet|table|tree|list|endless|file-upload|file-size|code-block|qr-code|media-player|kept-choice|rich-text\/(?!rich-text\.|blocks\.module))|lucide-react(?!.*\/(?:notebook-pen|quote|pencil|clock-3)\.)|app-shell\/src\/hydration|features\/(?:samples\/samples\.module|catalogue\/(?!filter|words|api\.)|instructors|markdown\/markdown\.|content\/content\.module)/

/** What lists of courses and their filters have in common. */
const listSources =
  /app-shell\/src\/lists|react-query\/.*useInfiniteQuery|packages\/ui\/src\/select\/native-select|features\/favorites\/|features\/catalogue\/(?:filter|words|api\.)/

/** What keeps in the browser what the service does not have yet, and the icons that only those need who learn, teach or sort a table. */
const keptSources =
  /features\/kept\/|packages\/ui\/src\/kept-choice\/|features\/teach\/(?:browser-drafts|grading\/kept-drafts)|packages\/offline\/|app-shell\/src\/session\/unsent-mark|lucide-react.*\/(?:arrow-(?:down|left|right|up)|bookmark-check|calendar-clock|chevron-up|chevrons-up-down|circle-(?:slash|x)|clock-3|cloud-off|eye|eye-off|file|grip-vertical|hourglass|list-checks|list-ordered|pencil|rotate-ccw|rotate-cw|save|target|undo-2|upload|wifi)\./

/**
 * Few files: on a phone's network a request costs more than the bytes it brings. What every page loads and what pages have in
 * common are in one chunk. React is another: browsers keep it over releases, and two shorter evaluations leave room for a press.
 */
const chunks = {
  groups: [
    { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
    { name: 'base', tags: ['$initial' as const], priority: 2 },
    // Small things that lessons, exams, notes and signing out share: apart, the entry would name each of them.
    { name: 'kept', minShareCount: 2, priority: 2, test: keptSources },
    { name: 'base', minShareCount: 2, priority: 1, test: commonSources },
    { name: 'lists', minShareCount: 2, priority: 1, test: listSources },
  ],
}

/**
 * Scripts and styles bear their hash alone, as short as it may be: the entry names all 300 files that it may load, and their words would be 1.3 KB of every first
 * visit. Fonts and pictures keep theirs, by which the host finds the ones to load first. What is in a file: `.vite/manifest.json`.
 */
const fileNames = {
  chunkFileNames: 'assets/[hash:7].js',
  assetFileNames: ({ names }: { names: string[] }) =>
    names.some(name => name.endsWith('.css')) ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]',
}

/**
 * The build of one app.
 * @param name the app's folder below `apps`, which also gives its base path: `/_learner/`, `/_company/`
 */
export function appConfig(name: 'learner' | 'company'): UserConfig {
  return {
    base: `/_${name}/`,
    plugins: [
      reactAriaLocales(),
      videoPlayer,
      sentencesById,
      documentLocale(),
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        routesDirectory: 'src/routes',
        generatedRouteTree: 'src/routeTree.gen.ts',
        quoteStyle: 'single',
      }),
      ...sourcePlugins(),
    ],
    build: {
      rollupOptions: { input: 'src/main.tsx', output: { ...fileNames, codeSplitting: chunks } },
      outDir: 'dist',
      manifest: true,
      sourcemap: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      cssCodeSplit: true,
    },
    css: { modules: { localsConvention: 'camelCaseOnly' } },
  }
}

/** The same app for Node, in one folder beside the browser's: what the host draws a page's first view with. */
export function serverConfig(name: 'learner' | 'company'): UserConfig {
  const { build, ...shared } = appConfig(name)
  return {
    ...shared,
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      ssr: 'src/entry-server.tsx',
      outDir: 'dist-server',
      target: 'node22',
      sourcemap: false,
      emitAssets: false,
      // As in the browser: what the host draws names the same files.
      rollupOptions: { output: { assetFileNames: fileNames.assetFileNames } },
      assetsInlineLimit: 0,
      cssCodeSplit: build?.cssCodeSplit ?? true,
    },
  }
}
