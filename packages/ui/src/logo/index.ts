export { Logo, masarPath, PathMark } from './logo.tsx'
