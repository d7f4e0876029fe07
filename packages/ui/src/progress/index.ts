export { ProgressBar, ProgressRing, type ProgressProps, type ProgressRingProps } from './progress.tsx'
