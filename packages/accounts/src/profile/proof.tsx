import { ApiError } from '@masar/api-sdk'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { ConfirmedChange } from './confirmed-change.ts'

interface Asked {
  proved: () => void
  givenUp: () => void
}

/** Asked for rarely, so its code comes when it is. */
const ProofDialog = lazy(async () => ({ default: (await import('./proof-dialog.tsx')).ProofDialog }))

/**
 * Calls that the service takes only from someone who has just proved who they are. A call that is refused for that asks for the proof
 * and is then made again; giving up returns the error.
 * @param change what the calls do
 */
export function useProof(change: ConfirmedChange): {
  run: <T>(call: () => Promise<T>) => Promise<T>
  dialog: ReactNode
} {
  const [asked, setAsked] = useState<Asked | null>(null)
  const prove = (error: ApiError) =>
    new Promise<void>((done, failed) =>
      setAsked({
        proved: () => {
          setAsked(null)
          done()
        },
        givenUp: () => {
          setAsked(null)
          failed(error)
        },
      }),
    )
  return {
    run: async call => {
      try {
        return await call()
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'session_stale') throw error
        await prove(error)
        return call()
      }
    },
    dialog: asked && (
      <Suspense fallback={null}>
        <ProofDialog change={change} onProved={asked.proved} onClose={asked.givenUp} />
      </Suspense>
    ),
  }
}
