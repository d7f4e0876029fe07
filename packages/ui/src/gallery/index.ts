export { Gallery } from './gallery.tsx'
