export * from './focus-first-error.ts'
export * from './use-kept-focus.ts'
export * from './return-focus.ts'
