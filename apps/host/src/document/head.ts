import type { Locale } from '@masar/site-map'

/** What a crawler, a shared link and a browser's tab say of a page. */
export interface Head {
  title: string
  description: string | null
  /** Absolute address, when search engines may list the page. */
  canonical: string | null
  /** Absolute addresses of the page in each language. */
  alternates: Record<Locale, string> | null
  /** Absolute address of a picture. */
  image: string
  /** schema.org data. */
  structured: object | null
}
