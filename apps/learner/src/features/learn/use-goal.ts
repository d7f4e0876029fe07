import { useLingui } from '@lingui/react/macro'
import { type ApiError, unwrap } from '@masar/api-sdk'
import { clientApi } from '@masar/app-shell'
import { showToast } from '@masar/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Goal, learningGoalQuery } from './goal-api.ts'

/** Sets the weekly goal, or takes it off; what was set before can be had back. */
export function useSetGoal(before: Goal | null) {
  const { t } = useLingui()
  const client = useQueryClient()
  const setting = useMutation<Awaited<ReturnType<typeof put>>, ApiError, Goal | null>({
    mutationFn: put,
    onSuccess: (answer, goal) => {
      client.setQueryData(learningGoalQuery().queryKey, answer)
      if (goal === null)
        showToast({
          text: t`The weekly goal is off.`,
          action: { label: t`Undo`, onAction: () => setting.mutate(before) },
        })
    },
    onError: error =>
      showToast({
        tone: 'danger',
        text: error.kind === 'answer' ? error.message : t`Check your connection and try again.`,
      }),
  })
  return setting
}

const put = (goal: Goal | null) => unwrap(clientApi().PUT('/learning-goal', { body: { goal } }))
