import { type ApiError, unwrap } from '@masar/api-sdk'
import { clientApi, queriesOf } from '@masar/app-shell'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ExamRules, ExamSettings } from '../exam/api.ts'

/** Sets the rules, unless others have been set since. Those who set them are shown what there is now. */
export function useSetRules(id: number) {
  const client = useQueryClient()
  return useMutation<ExamSettings, ApiError, ExamRules & { state: string }>({
    mutationFn: async body =>
      (await unwrap(clientApi().PUT('/exams/{id}/settings', { params: { path: { id } }, body }))).data,
    onSettled: () =>
      client.invalidateQueries(queriesOf('/exams/{id}/settings', '/exams/{id}/live', '/exams/{id}')),
  })
}
