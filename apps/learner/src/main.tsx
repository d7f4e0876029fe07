import '@masar/ui/styles.css'
import { onBeforeSignOut, startApp } from '@masar/app-shell'
import { loadMessages } from './locales/load-messages.ts'
import { createAppRouter } from './router.tsx'

onBeforeSignOut(async () => (await import('./unsent-answers.ts')).unsentAnswers)
void startApp({ app: 'learner', loadMessages, createRouter: createAppRouter })
