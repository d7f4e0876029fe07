export * from './use-kept-focus.ts'
export * from './return-focus.ts'
