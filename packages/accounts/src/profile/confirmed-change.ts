import type { ClientPaths } from '@masar/api-sdk'

/** What a call does that asks for the proof; the e-mail with a code names it. */
export type ConfirmedChange = NonNullable<
  NonNullable<ClientPaths['/auth/fresh-code']['post']['parameters']['query']>['change']
>
