import { type Session, useSession } from '@masar/app-shell'

const whoAssign = new Set<Session['role']>(['owner', 'administrator', 'manager'])
const whoChangePaths = new Set<Session['role']>(['owner', 'administrator'])
const whoReadStanding = new Set<Session['role']>(['owner', 'administrator', 'auditor'])
const whoBuy = new Set<Session['role']>(['owner', 'administrator', 'finance'])

/** What the member may do here; the service decides, and this keeps acts off the screen that it would refuse. */
export function useLearnRights() {
  const role = useSession(session => session.role)
  return {
    assigns: whoAssign.has(role),
    /** Learning paths, and standing assignments. */
    changesPaths: whoChangePaths.has(role),
    changesShelf: whoChangePaths.has(role),
    readsStanding: whoReadStanding.has(role),
    /** Who holds a seat, and when it moved. */
    readsMovements: whoReadStanding.has(role),
    buys: whoBuy.has(role),
    countsSeats: role !== 'manager',
    /** Finance counts people and does not see what they learn. */
    readsPeople: role !== 'finance',
  }
}
