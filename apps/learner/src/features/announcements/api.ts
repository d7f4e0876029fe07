import type { ClientPaths } from '@masar/api-sdk'
import { clientPages } from '@masar/app-shell'

type Page = ClientPaths['/courses/{id}/announcements']['get']['responses'][200]['content']['application/json']
export type Announcement = Page['data'][number]

/** The announcements of a course, page by page, the newest first. */
export function announcementsQuery(courseId: number) {
  return clientPages('/courses/{id}/announcements', { path: { id: courseId } })
}
