import { unwrap } from '@masar/api-sdk'
import { clientApi } from '@masar/app-shell'

/** Enrols in a free course. @throws ApiError */
export const enrol = (id: number) =>
  unwrap(clientApi().POST('/courses/{id}/enrolments', { params: { path: { id } } }))
