export { foldDigits, parseDecimal } from './digits.ts'
export { fold, sortKey } from './fold.ts'
export { graphemeLength, isolate, stripBidi } from './marks.ts'
export { lightStem, words } from './words.ts'
