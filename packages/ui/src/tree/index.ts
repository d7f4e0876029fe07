export { Tree, type TreeProps } from './tree.tsx'
