export { ProgressBar, type ProgressProps } from './progress.tsx'
export { ProgressRing, type ProgressRingProps } from './progress-ring.tsx'
