export { EndlessList, type EndlessListProps } from './endless-list.tsx'
