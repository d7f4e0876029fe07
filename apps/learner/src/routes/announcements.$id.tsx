import { createFileRoute, useLocation } from '@tanstack/react-router'
import { AnnouncementsPage } from '../features/announcements/announcements-page.tsx'
import { announcementMessages } from '../features/announcements/messages.ts'

export const Route = createFileRoute('/announcements/$id')({
  loader: ({ context }) => announcementMessages(context),
  component: function Announcements() {
    const { id } = Route.useParams()
    const marked = useLocation({ select: ({ hash }) => markedIn(hash) })
    return <AnnouncementsPage courseId={Number(id)} marked={marked} />
  },
})

function markedIn(hash: string): number | undefined {
  const number = /^announcement-(\d{1,15})$/.exec(hash)?.[1]
  return number === undefined ? undefined : Number(number)
}
