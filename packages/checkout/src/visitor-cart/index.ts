export { mergeVisitorCart } from './merge.ts'
export { VisitorCartSheet } from './visitor-cart-sheet.tsx'
