import type { ClientPaths, ReadAnswer } from '@masar/api-sdk'
import { clientQuery } from '@masar/app-shell'

export type Bill = ReadAnswer<ClientPaths, '/bills/{id}'>['data']

/** The answer of a bill, by the unguessable id that its address carries. */
export const billQuery = (id: string) => clientQuery('/bills/{id}', { path: { id } })
