export { CourseCover, type CourseCoverProps } from './course-cover.tsx'
export { coverPattern, type CoverPattern } from './cover-pattern.ts'
export { toneCount, toneHue, toneStyle } from './tone.ts'
