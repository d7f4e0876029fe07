import { prerender, type PrerenderRequest } from '@masar/app-shell/prerender'
import { messages as ar } from './locales/messages-ar.ts'
import { messages as en } from './locales/messages-en.ts'
import { createAppRouter } from './router.tsx'

/** The first view of a learner page as HTML, for the host. */
export function render(asked: Pick<PrerenderRequest, 'locale' | 'url' | 'initialData'>): Promise<string> {
  return prerender({
    ...asked,
    app: 'learner',
    messages: asked.locale === 'ar' ? ar : en,
    createRouter: createAppRouter,
  })
}
