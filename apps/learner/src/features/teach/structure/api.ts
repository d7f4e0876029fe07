import { type ApiError, type ClientPaths, type ReadAnswer, unwrap } from '@masar/api-sdk'
import { clientApi, clientQuery, queriesOf } from '@masar/app-shell'
import { useMutation, useQueryClient } from '@tanstack/react-query'

export type ExamStructure = ReadAnswer<ClientPaths, '/exams/{id}/structure'>['data']
export type StructureQuestion = ExamStructure['questions'][number]
export type StructureBody =
  ClientPaths['/exams/{id}/structure']['put']['requestBody']['content']['application/json']

export function structureQuery(id: number) {
  return { ...clientQuery('/exams/{id}/structure', { path: { id } }), staleTime: 0 }
}

/** Replaces the exam's structure, unless it has changed since. A conflict answers with the current one. */
export function useSetStructure(id: number) {
  const client = useQueryClient()
  return useMutation<ExamStructure, ApiError, StructureBody>({
    mutationFn: async body =>
      (await unwrap(clientApi().PUT('/exams/{id}/structure', { params: { path: { id } }, body }))).data,
    onSettled: () =>
      client.invalidateQueries(
        queriesOf('/exams/{id}/structure', '/exams/{id}/questions', '/exams/{id}/settings', '/exams/{id}'),
      ),
  })
}
