import '@masar/ui/styles.css'
import { onBeforeSignOut, provideCartParts, startApp } from '@masar/app-shell'
import { loadMessages } from './locales/load-messages.ts'
import { createAppRouter } from './router.tsx'

onBeforeSignOut(async () => (await import('./features/unsent/index.ts')).unsentParts())
provideCartParts(async locale => (await import('./cart-parts.ts')).loadCartParts(locale))
void startApp({ app: 'learner', loadMessages, createRouter: createAppRouter })
