import { useLingui } from '@lingui/react/macro'
import { type ApiError, unwrap } from '@masar/api-sdk'
import { clientApi, queriesOf } from '@masar/app-shell'
import { showToast } from '@masar/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { myCoursesQuery } from './api.ts'

/** Begins to take a completed course again; the course moves to those in progress. */
export function useBeginRenewal(courseId: number) {
  const { t } = useLingui()
  const client = useQueryClient()
  return useMutation<unknown, ApiError, void>({
    mutationFn: () =>
      unwrap(clientApi().POST('/courses/{id}/renewal', { params: { path: { id: courseId } } })),
    onSuccess: () => showToast({ tone: 'success', text: t`The course is in progress again.` }),
    onError: error =>
      showToast({
        tone: 'danger',
        text: error.kind === 'answer' ? error.message : t`Check your connection and try again.`,
      }),
    // Begun in another tab, or no longer due: the list says how it is.
    onSettled: () => {
      // Lessons and exams that were looked at lately are to be done again, too.
      void client.invalidateQueries(queriesOf('/lessons/{id}', '/exams/{id}', '/home'))
      return client.invalidateQueries({ queryKey: myCoursesQuery().queryKey })
    },
  })
}
