import { createFileRoute } from '@tanstack/react-router'
import { CodesScreen } from '../features/evidence/codes-screen.tsx'
import { evidenceMessages } from '../features/evidence/messages.ts'

export const Route = createFileRoute('/certificates')({
  loader: ({ context }) => evidenceMessages(context),
  component: CodesScreen,
})
