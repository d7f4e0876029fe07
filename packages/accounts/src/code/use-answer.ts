import { unwrap } from '@masar/api-sdk'
import { clientApi, clientQuery, useGo } from '@masar/app-shell'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useAccountApi } from '../api/account-api.ts'
import { dropDraft } from '../forms/draft.ts'
import { keepResetToken } from '../password/reset-token.ts'
import { useEntered } from '../sign-in/use-entered.ts'
import { withNext } from '../sign-in/model.ts'
import { dropPending, formOfStep, type PendingStep } from './pending-step.ts'

/** What the right code of a step does, and where it leads. */
export function useAnswer(
  { otp, purpose }: PendingStep,
  next: string | undefined,
): { send: (code: string) => Promise<void>; onDone: () => void } {
  const api = useAccountApi()
  const go = useGo()
  const client = useQueryClient()
  const { keep, goOn } = useEntered(next)
  const over = () => {
    dropPending()
    dropDraft(formOfStep(purpose))
  }
  switch (purpose) {
    case 'register_instructor':
      return {
        send: async code => {
          await unwrap(clientApi().POST('/auth/otp-instructor', { body: { otp, code } }))
          over()
        },
        onDone: () => go('/auth/message?about=instructor', { replace: true }),
      }
    case 'reset':
      return {
        send: async code => {
          const { data } = await unwrap(api().POST('/auth/reset-code', { body: { otp, code } }))
          keepResetToken(data.reset_token, data.is_google)
          over()
        },
        onDone: () => go(withNext('/auth/enter-password', next), { replace: true }),
      }
    default:
      return {
        send: async code => {
          const { data } = await unwrap(api().POST('/auth/otp', { body: { otp, code } }))
          over()
          keep(data)
          // Only on the way to the home page: who comes by an invitation has the company's courses at once.
          if (purpose === 'register_student' && next === undefined) knowToBeginAnew(client)
        },
        onDone: goOn,
      }
  }
}

/** A new account has no courses: the home page shows so at once, without the room of a course to go on with, and asks nevertheless. */
function knowToBeginAnew(client: QueryClient): void {
  const { queryKey } = clientQuery('/my-courses')
  client.setQueryData(queryKey, { data: { my_courses: [], waiting: [] } })
  void client.invalidateQueries({ queryKey, refetchType: 'none' })
}
