import type { ClientPaths } from '@masar/api-sdk'
import { clientQuery } from '@masar/app-shell'
import type { Answer } from '../catalogue/types.ts'

export type Certificate = Answer<'/certificates/{code}'>['data']
type OwnAnswer = ClientPaths['/certificates']['get']['responses'][200]['content']['application/json']
export type OwnCertificate = OwnAnswer['data'][number]

export const certificateQuery = (code: string) => clientQuery('/certificates/{code}', { path: { code } })

/** The certificates of the person who is signed in. */
export const ownCertificatesQuery = () => clientQuery('/certificates')
