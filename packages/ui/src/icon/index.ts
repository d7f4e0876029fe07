export { Icon, type IconProps } from './icon.tsx'
export { isMirrored } from './mirrored.ts'
