export { Isolate, Ltr } from './isolate.tsx'
