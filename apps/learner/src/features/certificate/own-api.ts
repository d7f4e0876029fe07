import type { ClientPaths } from '@masar/api-sdk'
import { clientQuery } from '@masar/app-shell'

type Answer = ClientPaths['/certificates']['get']['responses'][200]['content']['application/json']
export type OwnCertificate = Answer['data'][number]

/** The certificates of the person who is signed in. */
export const ownCertificatesQuery = () => clientQuery('/certificates')
