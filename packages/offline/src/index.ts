export { forgetPage, keepPage, type KeptPage, readKept, tellKept } from './kept-pages.ts'
