import { clientPages, clientQuery } from '@masar/app-shell'

/** The instructors, page by page. @param q words of their name, title or subjects */
export const teachersQuery = (q: string | undefined) => clientPages('/teachers', { query: { q } })

export const teacherQuery = (id: number) => clientQuery('/teachers/{id}', { path: { id } })
