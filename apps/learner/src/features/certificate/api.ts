import { clientQuery } from '@masar/app-shell'
import type { Answer } from '../catalogue/types.ts'

export type Certificate = Answer<'/certificates/{code}'>['data']

export const certificateQuery = (code: string) => clientQuery('/certificates/{code}', { path: { code } })
