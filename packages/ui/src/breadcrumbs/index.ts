export { Breadcrumbs } from './breadcrumbs.tsx'
