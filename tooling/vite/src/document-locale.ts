import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const modules = fileURLToPath(new URL('./document-locale-modules/', import.meta.url))
/** React Aria's modules that are replaced, by the end of their paths. */
const replaced = new Map([
  ['i18n/useDefaultLocale.mjs', `${modules}use-default-locale.ts`],
  ['i18n/utils.mjs', `${modules}is-rtl.ts`],
])

/** Its sentences that are written anew: it knows two forms of Arabic's six. Not every app has what says them. */
const rewritten = new Map([
  ['intl/combobox/ar-AE.mjs', `${modules}combobox-ar.ts`],
  ['intl/grid/ar-AE.mjs', `${modules}grid-ar.ts`],
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
      if (importer === undefined || !/\/(?:useDefaultLocale|utils|ar-AE)\.mjs$/.test(source)) return undefined
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      const end = resolved?.id.split('/react-aria/dist/private/')[1]
      if (end === undefined) return undefined
      if (replaced.has(end)) found.add(end)
      return replaced.get(end) ?? rewritten.get(end)
    },
    buildEnd() {
      if (isUsed && found.size < replaced.size)
        this.error('React Aria keeps its languages elsewhere now: see document-locale.ts.')
    },
  }
}
