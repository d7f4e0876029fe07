/** One output of a Vite build, as `.vite/manifest.json` lists it. */
export interface ManifestChunk {
  file: string
  src?: string
  isEntry?: boolean
  isDynamicEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
  assets?: string[]
}
export type Manifest = Record<string, ManifestChunk>

/** The given chunks and all they import statically, each once. */
export function withImports(manifest: Manifest, keys: readonly string[]): ManifestChunk[] {
  const found = new Map<string, ManifestChunk>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (chunk === undefined || found.has(key)) return
    found.set(key, chunk)
    chunk.imports?.forEach(visit)
  }
  keys.forEach(visit)
  return [...found.values()]
}

/**
 * The route pattern a module of `src/routes` answers, by the router's file naming: `Course.$id.tsx`, `Course/$id.tsx`,
 * `_default/Course_.$id.lazy.tsx?tsr-split=component` are all `/Course/$id`.
 * @returns null for modules that are no route
 */
export function routePatternOf(key: string): string | null {
  const name = routeFileOf(key)
  if (name === null || name === '__root') return null
  const parts = name
    .split(/[./]/)
    .filter(part => !/^_|^\(.*\)$|^(?:index|route)$/.test(part))
    .map(part => part.replace(/_$/, ''))
  return `/${parts.join('/')}`
}

/** Chunks that show a page: its route's own. What the router shows only when something fails is left out. */
export function routeKeys(manifest: Manifest, pattern: string): string[] {
  const isForTrouble = /tsr-split=(?:error|notFound)Component/
  return Object.keys(manifest).filter(
    key => !isLayoutOnly(key) && !isForTrouble.test(key) && routePatternOf(key) === pattern,
  )
}

/** Chunks that hold the app's sentences in one language, without which it cannot paint a word; a feature's own come with its pages. */
export function catalogueKeys(manifest: Manifest, locale: string): string[] {
  return Object.keys(manifest).filter(key =>
    new RegExp(`^src/locales/(?:messages-)?${locale}\\.(?:po|ts)$`).test(key.split('?')[0] ?? ''),
  )
}

/** `_default.tsx` alone would look like `/`; it is the shell around other routes. */
function isLayoutOnly(key: string): boolean {
  return /(?:^|\/)_[^/.]+(?:\/route)?$/.test(routeFileOf(key) ?? '')
}

/** A module's path in `src/routes`, without its extensions; null for modules elsewhere. */
function routeFileOf(key: string): string | null {
  const name = key.split('?')[0]?.split('src/routes/')[1]
  return name?.endsWith('.tsx') ? name.replace(/(?:\.lazy)?\.tsx$/, '') : null
}
