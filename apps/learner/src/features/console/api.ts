import { clientPages, clientQuery } from '@masar/app-shell'
import type { Answer } from '../catalogue/types.ts'

export type AuditRow = Answer<'/console/audit'>['data'][number]

/** Who one is in the console. */
export const operatorQuery = () => clientQuery('/console/me')

/** What was done, the newest first, page by page. */
export const auditQuery = () => clientPages('/console/audit')
