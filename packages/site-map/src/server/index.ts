export { documentTitle, pageMessages, type PageMessages, sentenceIn, siteName } from './messages.ts'
export { type PreloadedCall, preloadsOf, publicPageOf } from './preload.ts'
export { type Preload, type PublicPage, publicPages } from './public-pages.ts'
