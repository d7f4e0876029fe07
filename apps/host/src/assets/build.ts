import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AppName, Locale } from '@masar/site-map'
import type { Markup } from '../document/html.ts'
import { catalogueKeys, type Manifest, type ManifestChunk, routeKeys, withImports } from './manifest.ts'

/** What a page links of its app, built or served by Vite. */
export interface AppBuild {
  /** Changes with every build. */
  id: string
  /** Entry modules, in order. */
  scripts: string[]
  /** Inline script that must run before them; development only. */
  preamble: Markup | null
  /** Addresses to link for a page's pattern, or for no page in particular, in one language. */
  filesOf(path: string | null, locale: Locale): { modules: string[]; styles: string[] }
  /** What pages may load later of their own: small parts, and the sentences of features; what is heavy comes with its use. */
  laterFilesOf(paths: readonly string[], features: readonly string[], locale: Locale): string[]
  /** Whether pages register the service worker that opens them without a network. */
  registersWorker?: boolean
  /** The font file of a language's script. */
  fontOf(locale: Locale): string | null
}

/** Parts for which a page's own use decides: the video player, the editor, what Markdown rarely needs. */
const isHeavy = /media-player|rich-text|video/

/** Sentences of the other language. */
const isOfOther = (key: string, locale: Locale) =>
  /\/locales\//.test(key) && !new RegExp(`/locales/(?:messages-)?${locale}\\.`).test(key)

/** The folder a browser finds an app's built files in. */
export function basePath(app: AppName): string {
  return `/_${app}/`
}

/**
 * Reads what `vite build` left in an app's `dist`.
 * @throws when there is no build, saying how to make one
 */
export async function readBuild(app: AppName, dist: string): Promise<AppBuild> {
  const file = join(dist, '.vite', 'manifest.json')
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(
      `The ${app} app is not built: ${file} is missing. Run "pnpm build" first, or "pnpm dev" to work on it.`,
      { cause },
    )
  })
  return buildOf(app, JSON.parse(text) as Manifest, text)
}

/** The links that a manifest gives. */
export function buildOf(app: AppName, manifest: Manifest, identity = JSON.stringify(manifest)): AppBuild {
  const url = (file: string) => basePath(app) + file
  const entry = Object.keys(manifest).find(key => manifest[key]?.isEntry)
  if (entry === undefined) throw new Error(`The ${app} app's manifest names no entry.`)
  const fonts = fontFiles(manifest)
  return {
    id: createHash('sha256').update(identity).digest('hex').slice(0, 16),
    scripts: [url(manifest[entry]?.file ?? '')],
    preamble: null,
    filesOf(path, locale) {
      const chunks = withImports(manifest, [
        entry,
        ...catalogueKeys(manifest, locale),
        ...(path === null ? [] : routeKeys(manifest, path)),
      ])
      const modules = chunks
        .filter(chunk => chunk !== manifest[entry] && chunk.file.endsWith('.js'))
        .map(chunk => url(chunk.file))
      // Where styles are not split by chunk, the manifest lists their one file by its own name.
      const whole = manifest['style.css']?.file
      return {
        modules,
        styles: [
          ...new Set([...(whole === undefined ? [] : [whole]), ...chunks.flatMap(chunk => chunk.css ?? [])]),
        ].map(url),
      }
    },
    laterFilesOf(paths, features, locale) {
      const known = new Set(withImports(manifest, [entry]))
      const own = (keys: readonly string[]) => withImports(manifest, keys).filter(chunk => !known.has(chunk))
      const later = (chunks: readonly ManifestChunk[]) =>
        chunks
          .flatMap(chunk => chunk.dynamicImports ?? [])
          .filter(key => !isHeavy.test(key) && !isOfOther(key, locale))
      const sentences = features.map(name => `src/features/${name}/locales/${locale}.po`)
      const first = own(paths.flatMap(path => routeKeys(manifest, path)))
      const second = own([...later(first), ...sentences])
      const third = own(later(second))
      return [...new Set([...second, ...third])].flatMap(({ file, css = [] }) => [file, ...css]).map(url)
    },
    fontOf: locale => {
      const found = fonts.find(name =>
        name.includes(locale === 'ar' ? 'readex-pro-arabic-' : 'readex-pro-basic-'),
      )
      return found === undefined ? null : url(found)
    },
  }
}

function fontFiles(manifest: Manifest): string[] {
  const files = Object.values(manifest).flatMap(chunk => [chunk.file, ...(chunk.assets ?? [])])
  return [...new Set(files)].filter(name => name.endsWith('.woff2'))
}
