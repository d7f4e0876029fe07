export { CourseCover, type CourseCoverProps } from './course-cover.tsx'
export { toneCount, toneHue, toneStyle } from './tone.ts'
