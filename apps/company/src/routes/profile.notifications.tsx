import { notificationMessages, PreferencesScreen } from '@masar/app-shell/notifications'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/profile/notifications')({
  loader: ({ context }) => notificationMessages(context),
  component: PreferencesScreen,
})
