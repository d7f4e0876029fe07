import { type ClientPaths, unwrap } from '@masar/api-sdk'
import { clientApi, clientQuery } from '@masar/app-shell'

type Body = ClientPaths['/lessons/{id}/faults']['post']['requestBody']['content']['application/json']
export type FaultKind = Body['kind']
export type Fault =
  ClientPaths['/lessons/{id}/faults']['get']['responses'][200]['content']['application/json']['data'][number]

/** Where in a lesson a learner found a fault: at a second, at words, or in the lesson as a whole. */
export interface FaultPlace {
  position: number | null
  quote: string | null
}

/** @throws ApiError */
export function reportFault(
  lessonId: number,
  kind: FaultKind,
  text: string,
  { position, quote }: FaultPlace,
) {
  const body = {
    kind,
    ...(text.trim() !== '' && { text: text.trim() }),
    ...(position !== null && { position_seconds: position }),
    ...(quote !== null && { quote }),
  }
  return unwrap(clientApi().POST('/lessons/{id}/faults', { params: { path: { id: lessonId } }, body }))
}

/** What learners reported of a lesson, for its instructor. */
export function faultsQuery(lessonId: number) {
  return clientQuery('/lessons/{id}/faults', { path: { id: lessonId } })
}

/** @throws ApiError */
export function resolveFault(id: number) {
  return unwrap(clientApi().POST('/faults/{id}/resolve', { params: { path: { id } } }))
}
