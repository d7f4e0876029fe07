export { drawPortrait } from './portrait.ts'
