import { notificationMessages, NotificationsPage } from '@masar/notifications'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/notifcations')({
  loader: ({ context }) => notificationMessages(context),
  component: NotificationsPage,
})
