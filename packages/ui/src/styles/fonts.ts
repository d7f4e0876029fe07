import arabicFontUrl from '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url'
import latinFontUrl from './readex-pro-basic.woff2?url'

/** The font file of each locale's own script: the one file that a page preloads (`as="font" crossorigin`). */
export const fontUrls = { ar: arabicFontUrl, en: latinFontUrl } as const
