import { useQueryClient } from '@tanstack/react-query'
import { keepSignIn, sendUnsent, type SignedIn, useApp, useGo } from '@masar/app-shell'
import { afterSignIn } from './model.ts'

/** Keeps a sign-in, whatever opened it, and goes on to where the person was going. */
export function useEntered(next: string | undefined): { keep: (answer: SignedIn) => void; goOn: () => void } {
  const queryClient = useQueryClient()
  const { app } = useApp()
  const go = useGo()
  return {
    keep: answer => {
      keepSignIn(answer)
      void sendUnsent()
      // What was loaded before belonged to a visitor, or to someone else.
      queryClient.removeQueries({ queryKey: ['company'] })
      void queryClient.invalidateQueries({ refetchType: 'none' })
    },
    goOn: () => go(afterSignIn(next, app), { replace: true }),
  }
}
