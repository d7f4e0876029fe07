export { PathLoader, type PathLoaderProps } from './path-loader.tsx'
