export { notificationMessages } from './messages.ts'
export { NotificationsPage } from './notifications-page.tsx'
