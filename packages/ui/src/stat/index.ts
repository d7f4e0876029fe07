export { Stat, StatList, type StatProps } from './stat.tsx'
