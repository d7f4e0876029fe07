export { Link, LinkButton, linkClass } from './link.tsx'
