interface DocumentLocale {
  locale: string
  direction: 'ltr' | 'rtl'
}

/** In place of React Aria's module of these names: the language of the document, as the host wrote it. */
export function getDefaultLocale(): DocumentLocale {
  // Without a document the host draws, and every page stands within a provider that says its language.
  if (typeof document === 'undefined') return { locale: 'ar-SA', direction: 'rtl' }
  const { lang, dir } = document.documentElement
  return { locale: lang, direction: dir === 'rtl' ? 'rtl' : 'ltr' }
}

/** It never changes while the document stands: another language is another page. */
export function useDefaultLocale(): DocumentLocale {
  return getDefaultLocale()
}
