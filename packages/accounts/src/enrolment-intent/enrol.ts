import { ApiError, unwrap } from '@masar/api-sdk'
import { clientApi } from '@masar/app-shell'
import { showToast } from '@masar/ui'

/** Enrols in a free course. @returns where it leads: to the first lesson; where it cannot be, to the course's page, with the reason */
export async function enrolIn(id: number): Promise<string> {
  try {
    const { data } = await unwrap(clientApi().POST('/courses/{id}/enrolments', { params: { path: { id } } }))
    return data.next_lesson_id === null ? '/learn' : `/lesson/${data.next_lesson_id}`
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    showToast({ tone: 'danger', text: error.message })
    return `/Course/${id}`
  }
}
