export { Drawing, type DrawingProps } from './drawing.tsx'
export type { DrawingName } from './names.ts'
