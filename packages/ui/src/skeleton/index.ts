export { Skeleton, SkeletonCard, type SkeletonProps } from './skeleton.tsx'
