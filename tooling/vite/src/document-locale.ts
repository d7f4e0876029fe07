import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const modules = fileURLToPath(new URL('./document-locale-modules/', import.meta.url))
/** React Aria's modules that are replaced, by the end of their paths. */
const replaced = new Map([
  ['i18n/useDefaultLocale.mjs', `${modules}use-default-locale.ts`],
  ['i18n/utils.mjs', `${modules}is-rtl.ts`],
])

/**
 * React Aria asks the browser for its language and for a language's direction, which sets up a good part of the browser's internationalisation before
 * a page answers. Our pages have both from the host, so that is what it is given instead.
 */
export function documentLocale(): Plugin {
  const found = new Set<string>()
  let isUsed = false
  return {
    name: 'masar-document-locale',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      isUsed ||= source.endsWith('/I18nProvider.mjs')
      if (importer === undefined || !/\/(?:useDefaultLocale|utils)\.mjs$/.test(source)) return undefined
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      const end = resolved?.id.split('/react-aria/dist/private/')[1]
      const replacement = end === undefined ? undefined : replaced.get(end)
      if (end !== undefined && replacement !== undefined) found.add(end)
      return replacement
    },
    buildEnd() {
      if (isUsed && found.size < replaced.size)
        this.error('React Aria keeps its languages elsewhere now: see document-locale.ts.')
    },
  }
}
