declare module '*.po' {
  import type { Messages } from '@lingui/core'

  export const messages: Messages
}

declare module '@masar/app-shell/locales/*' {
  import type { Messages } from '@lingui/core'

  export const messages: Messages
}

declare module '@masar/ui/locales/*' {
  import type { Messages } from '@lingui/core'

  export const messages: Messages
}

declare module '*.svg?url' {
  const address: string
  export default address
}
