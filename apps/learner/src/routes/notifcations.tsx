import { notificationMessages, NotificationsPage } from '@masar/app-shell/notifications'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/notifcations')({
  loader: ({ context }) => notificationMessages(context),
  component: NotificationsPage,
})
