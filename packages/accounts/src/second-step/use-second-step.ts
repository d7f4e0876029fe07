import { ApiError, unwrap } from '@masar/api-sdk'
import { useMutation } from '@tanstack/react-query'
import { useAccountApi } from '../api/account-api.ts'
import { useEntered } from '../sign-in/use-entered.ts'
import { showPasskey } from './webauthn.ts'

interface SecondStepOptions {
  ticket: string
  next: string | undefined
  /** The ticket is over: used up, too old, or of another browser. */
  onOver: () => void
}

/** The calls of the second step. An error that ends the ticket is passed to `onOver`, and thrown like any other. */
export function useSecondStep({ ticket, next, onOver }: SecondStepOptions) {
  const api = useAccountApi()
  const { keep, goOn } = useEntered(next)
  const watched = async <T>(call: () => Promise<T>): Promise<T> => {
    try {
      return await call()
    } catch (error) {
      if (error instanceof ApiError && isOver(error)) onOver()
      throw error
    }
  }
  const show = (proof: { code: string } | { recovery_code: string }) =>
    watched(async () =>
      keep((await unwrap(api().POST('/auth/second-factor', { body: { ticket, ...proof } }))).data),
    )
  const passkey = useMutation<void, Error>({
    mutationFn: () =>
      watched(async () => {
        const { data } = await unwrap(api().POST('/auth/second-factor/options', { body: { ticket } }))
        const shown = await showPasskey(data.options)
        keep((await unwrap(api().POST('/auth/second-factor', { body: { ticket, passkey: shown } }))).data)
      }),
    onSuccess: goOn,
  })
  return { show, passkey, goOn }
}

function isOver({ code, data }: ApiError): boolean {
  return code === 'second_factor_gone' || (data as { tries_left?: number } | undefined)?.tries_left === 0
}
