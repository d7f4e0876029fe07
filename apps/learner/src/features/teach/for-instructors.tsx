import { useSession } from '@masar/app-shell'
import type { ReactNode } from 'react'

/** The studio's pages ask for nothing on behalf of who has no account to teach with. @param others what those see */
export function ForInstructors({ others, children }: { others: ReactNode; children: ReactNode }) {
  return useSession(session => session.info?.kind) === 'instructor' ? children : others
}
