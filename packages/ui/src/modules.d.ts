declare module '*.po' {
  import type { Messages } from '@lingui/core'

  export const messages: Messages
}

declare module 'country-flag-icons/string/3x2/*' {
  const drawing: string
  export default drawing
}
