import { NotificationsPage } from '@masar/app-shell'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/notifcations')({ component: NotificationsPage })
