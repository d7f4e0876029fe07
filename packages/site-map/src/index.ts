export { type AppName, appOf, hasCompany, type PageAddress } from './apps.ts'
export { companyPages } from './company-pages.ts'
export { hrefFor, isSameApp, type LinkFrom, safeReturnPath, sameInOtherLocale } from './href.ts'
export { idFits, type IdRule } from './ids.ts'
export { learnerPages } from './learner-pages.ts'
export { type LocaleRewrite, localeRewrite } from './locale-rewrite.ts'
export {
  defaultLocale,
  type Direction,
  direction,
  intlTag,
  type Locale,
  localeOfPath,
  locales,
  localeTags,
  stripLocale,
  withLocale,
} from './locales.ts'
export { documentTitle, pageMessages, type PageMessages, sentenceIn, siteName } from './messages.ts'
export type { Guard, Layout, Page, Sentence } from './page.ts'
export { bearsId, matchPage, matchPageOf, type PageMatch, pages } from './pages.ts'
