import { type ApiError, unwrap } from '@masar/api-sdk'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useGo } from '@masar/app-shell'
import { withNext } from '../sign-in/model.ts'
import { useAccountApi } from '../api/account-api.ts'
import { keepPending, placeOfStep, type PendingStep, type StepAnswer, stepAt } from './pending-step.ts'

const keyOf = (otp: string) => ['step', otp] as const

/** Begins a step: keeps its handle and goes where its code is entered. */
export function useBeginStep(next: string | undefined): (answer: StepAnswer, address: string) => void {
  const queryClient = useQueryClient()
  const go = useGo()
  return (answer, address) => {
    queryClient.setQueryData(keyOf(answer.otp), stepAt(answer, Date.now(), address))
    keepPending(answer.otp)
    go(withNext(placeOfStep(answer.purpose), next))
  }
}

/** Where the step behind a handle stands; asked of the service after a reload and in another tab. */
export function useStep(otp: string) {
  const api = useAccountApi()
  return useQuery<PendingStep, ApiError>({
    queryKey: keyOf(otp),
    staleTime: Infinity,
    queryFn: async ({ signal }) =>
      stepAt((await unwrap(api().POST('/auth/otp-state', { body: { otp }, signal }))).data, Date.now()),
  })
}

/** A step that only this page knows, which keeps its handle in memory: with the `otp` cookie, nothing would be sent as signed in. */
export function useKnownStep(begun: PendingStep | null): PendingStep | null {
  const { data } = useQuery<PendingStep>({
    queryKey: keyOf(begun?.otp ?? ''),
    enabled: false,
    ...(begun && { initialData: begun }),
  })
  return begun && (data ?? begun)
}

/** Asks for another code; the earlier one is dead then. */
export function useResend(step: PendingStep) {
  const api = useAccountApi()
  const queryClient = useQueryClient()
  return useMutation<PendingStep, ApiError>({
    mutationFn: async () =>
      stepAt(
        (await unwrap(api().POST('/auth/otp-resend', { body: { otp: step.otp } }))).data,
        Date.now(),
        step.sentTo,
      ),
    onSuccess: renewed => queryClient.setQueryData(keyOf(step.otp), renewed),
    // The service knows better when: another tab has asked just now.
    onError: error =>
      error.retryAfter !== undefined &&
      queryClient.setQueryData<PendingStep>(keyOf(step.otp), {
        ...step,
        resendAt: Date.now() + error.retryAfter * 1000,
      }),
  })
}
