import { type ApiError, type ClientPaths, type ReadAnswer, unwrap } from '@masar/api-sdk'
import { clientApi, clientQuery, queriesOf } from '@masar/app-shell'
import { useMutation, useQueryClient } from '@tanstack/react-query'

export type ChaptersToWrite = ReadAnswer<ClientPaths, '/teaching/lessons/{id}/chapters'>['data']
export type ChaptersBody =
  ClientPaths['/teaching/lessons/{id}/chapters']['put']['requestBody']['content']['application/json']

export function chaptersToWriteQuery(lessonId: number) {
  return { ...clientQuery('/teaching/lessons/{id}/chapters', { path: { id: lessonId } }), staleTime: 0 }
}

/** Stores all chapters, unless they have changed since. A conflict answers with the current ones. */
export function useWriteChapters(lessonId: number) {
  const client = useQueryClient()
  return useMutation<ChaptersToWrite, ApiError, ChaptersBody>({
    mutationFn: async body => {
      const call = clientApi().PUT('/teaching/lessons/{id}/chapters', {
        params: { path: { id: lessonId } },
        body,
      })
      return (await unwrap(call)).data
    },
    onSettled: () =>
      client.invalidateQueries(
        queriesOf('/teaching/lessons/{id}/chapters', '/teaching/courses/{id}/quizzes', '/lessons/{id}'),
      ),
  })
}
