export { addressOf, appOf, hasCompany, learnerAddressOf, portalAddressOf, type PageAddress } from './apps.ts'
export { callKey, type CallValues, isKeyOf, type QueryValues, withQuery } from './call-key.ts'
export { companyPages } from './company-pages.ts'
export { hrefFor, isSameApp, type LinkFrom, safeReturnPath, sameInOtherLocale } from './href.ts'
export { idFits, type IdRule } from './ids.ts'
export { learnerPages, type PublicPath } from './learner-pages.ts'
export { type LocaleRewrite, localeRewrite } from './locale-rewrite.ts'
export {
  defaultLocale,
  type Direction,
  direction,
  type Locale,
  localeOfPath,
  locales,
  localeTags,
  stripLocale,
  withLocale,
} from './locales.ts'
export { navigationOf, type NavigationLink } from './navigation.ts'
export {
  type AppName,
  appNames,
  type Guard,
  type Layout,
  type NavigationEntry,
  type NavigationIcon,
  type NavigationPlace,
  type Page,
  type Sentence,
  type Viewer,
} from './page.ts'
export { bearsId, isAuthArea, matchPage, matchPageOf, type PageMatch } from './pages.ts'
export { fillPattern } from './patterns.ts'
export { pages } from './tables.ts'
export { site, tabTitle } from './title.ts'
