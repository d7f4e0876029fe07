export { type Calendar, type DigitScript, type Reading, siteTimeZone, usualReading } from '@masar/text'
export { UiProvider, useUi, type UiProviderProps } from './ui-provider.tsx'
export { cx } from './class-names.ts'
export { directionOf, intlTagOf, intlTags, type Direction, type UiLocale } from './locale.ts'
