export * from './kept-choice.ts'
export * from './use-kept-choice.ts'
