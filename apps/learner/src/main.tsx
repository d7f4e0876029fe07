import '@masar/ui/styles.css'
import { startApp } from '@masar/app-shell'
import { loadMessages } from './locales/load-messages.ts'
import { createAppRouter } from './router.tsx'

void startApp({ app: 'learner', loadMessages, createRouter: createAppRouter })
