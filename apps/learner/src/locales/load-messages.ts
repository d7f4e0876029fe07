import type { Messages } from '@lingui/core'
import type { Locale } from '@masar/site-map'

/** All sentences of the app in one language, as one chunk: its own, the shell's and the components'. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const catalogue = locale === 'ar' ? await import('./messages-ar.ts') : await import('./messages-en.ts')
  return catalogue.messages
}
