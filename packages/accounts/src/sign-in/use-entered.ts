import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { capacitiesQuery, keepSignIn, sendUnsent, type SignedIn, useApp, useGo } from '@masar/app-shell'
import { afterSignIn } from './model.ts'

/**
 * Keeps a sign-in, whatever opened it, and goes on to where the person was going.
 * @param onChoice is called instead where the account may act as several, and was not on the way to a page
 */
export function useEntered(
  next: string | undefined,
  onChoice?: () => void,
): { keep: (answer: SignedIn) => void; goOn: () => Promise<void> } {
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
    goOn: async () => {
      // Whoever was on the way to a page goes there; whoever may act as several chooses.
      if (onChoice && next === undefined && (await hasSeveral(queryClient))) onChoice()
      else go(afterSignIn(next, app), { replace: true })
    },
  }
}

/** A list that does not come holds nobody back: the sign-in is done, and the account menu offers the same choice. */
async function hasSeveral(queryClient: QueryClient): Promise<boolean> {
  const found = await queryClient.fetchQuery(capacitiesQuery()).catch(() => null)
  return (found?.data.length ?? 0) > 1
}
