import { createFileRoute } from '@tanstack/react-router'
import { peopleMessages } from '../features/people/messages.ts'
import { settingsMessages } from '../features/settings/messages.ts'
import { signOnQuery } from '../features/settings/sign-on/api.ts'
import { SignOnScreen } from '../features/settings/sign-on/sign-on-screen.tsx'

export const Route = createFileRoute('/settings/sign-on')({
  loader: async ({ context }) => {
    void context.queryClient.prefetchQuery(signOnQuery())
    await Promise.all([settingsMessages(context), peopleMessages(context)])
  },
  component: SignOnScreen,
})
