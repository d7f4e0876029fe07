export { siteTimeZone } from '@masar/text'
export { UiProvider, useUi, type UiProviderProps } from './ui-provider.tsx'
export { cx } from './class-names.ts'
export { directionOf, intlTags, type Direction, type UiLocale } from './locale.ts'
