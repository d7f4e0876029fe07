import { clientApi, keepSignIn } from '@masar/app-shell'
import { unwrap } from '@masar/api-sdk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Credentials } from './model.ts'

/** Signs in and keeps the session; what was loaded as a visitor is asked for again. */
export function useSignIn() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ email, password }: Credentials) => unwrap(clientApi().POST('/auth/login', { body: { email: email.trim(), password } })),
    onSuccess: answer => {
      keepSignIn(answer.data)
      void queryClient.invalidateQueries({ refetchType: 'none' })
    },
  })
}
