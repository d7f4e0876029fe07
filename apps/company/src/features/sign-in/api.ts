import { unwrap } from '@masar/api-sdk'
import { companyApi, keepSignIn } from '@masar/app-shell'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Credentials } from './model.ts'

/** Signs the company in and keeps the session; whatever was loaded before belonged to someone else. */
export function useSignIn() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ email, password }: Credentials) => unwrap(companyApi().POST('/auth/login', { body: { email: email.trim(), password } })),
    onSuccess: answer => {
      keepSignIn(answer.data)
      queryClient.removeQueries({ queryKey: ['company'] })
    },
  })
}
