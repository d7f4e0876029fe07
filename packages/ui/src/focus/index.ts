export * from './focus-first-fault.ts'
export * from './use-kept-focus.ts'
export * from './return-focus.ts'
