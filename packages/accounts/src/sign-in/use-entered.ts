import type { AppName } from '@masar/site-map'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { capacitiesQuery, keepSignIn, sendUnsent, type SignedIn, useApp, useGo } from '@masar/app-shell'
import { enrolIn } from '../enrolment-intent/enrol.ts'
import { takeIntendedCourse } from '../enrolment-intent/intent.ts'
import { dropDraft } from '../forms/draft.ts'
import { dropTicket, keepTicket, type SecondFactorAsked } from '../second-step/ticket.ts'
import { afterSignIn, loginDraft, withNext } from './model.ts'

interface Entered {
  /** Keeps a sign-in, whatever opened it. */
  keep: (answer: SignedIn) => void
  /** Goes on to where the person was going, else to the choice of a capacity, where there are several. */
  goOn: () => void
  /** Takes a right first step, and goes on: signed in, or to the second step; in the place of this page where it cannot be shown again. */
  enter: (answer: SignInAnswer, options?: { replace: boolean }) => void
}
/** What a first step answers; an account without a second factor is signed in by it. */
export type SignInAnswer = SignedIn | { second_factor: SecondFactorAsked }

/** Keeps a sign-in and leads on, back to where the person was going. */
export function useEntered(next: string | undefined): Entered {
  const queryClient = useQueryClient()
  const { app } = useApp()
  const go = useGo()
  const keep = (answer: SignedIn) => {
    keepSignIn(answer)
    dropTicket()
    dropDraft(loginDraft)
    void sendUnsent()
    // What was loaded before belonged to a visitor, or to someone else.
    queryClient.removeQueries({ queryKey: ['company'] })
    void queryClient.invalidateQueries({ refetchType: 'none' })
  }
  const goOn = async () => {
    const course = takeIntendedCourse(next)
    if (course !== null) return go(await enrolIn(course), { replace: true })
    const mayChoose = next === undefined && (await hasSeveral(queryClient))
    go(mayChoose ? actAsPath(app) : afterSignIn(next, app), { replace: true })
  }
  return {
    keep,
    goOn: () => void goOn(),
    enter: (answer, options) => {
      if (!('second_factor' in answer)) {
        keep(answer)
        void goOn()
        return
      }
      keepTicket(answer.second_factor)
      go(withNext('/auth/second-factor', next), options)
    },
  }
}

const actAsPath = (app: AppName) => (app === 'company' ? '/auth/act-as?company' : '/auth/act-as')

/** A failed list blocks no one: the sign-in is done, and the account menu offers the same choice. */
async function hasSeveral(queryClient: QueryClient): Promise<boolean> {
  const found = await queryClient.fetchQuery(capacitiesQuery()).catch(() => null)
  return (found?.data.length ?? 0) > 1
}
