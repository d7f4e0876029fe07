import { notificationMessages, PreferencesScreen } from '@masar/notifications'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/profile/notifications')({
  loader: ({ context }) => notificationMessages(context),
  component: PreferencesScreen,
})
