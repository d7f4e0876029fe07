import { clientQuery } from '@masar/app-shell'

export const employmentsQuery = () => clientQuery('/employments')
export const employmentQuery = (id: number) => clientQuery('/employments/{id}', { path: { id } })
