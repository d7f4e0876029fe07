import { type Session, useSession } from '@masar/app-shell'

const whoChangePeople = new Set<Session['role']>(['owner', 'administrator', 'manager'])
const whoBuy = new Set<Session['role']>(['owner', 'administrator', 'finance'])
const whoChangeGroups = new Set<Session['role']>(['owner', 'administrator'])

/** What the member may do here; the service decides, and this keeps acts off the screen that it would refuse. */
export function useRights(): {
  /** Finance counts people and does not see them. */
  readsPeople: boolean
  changesPeople: boolean
  changesGroups: boolean
  isManager: boolean
  /** What was bought concerns no single branch. */
  countsSeats: boolean
  buys: boolean
} {
  const role = useSession(session => session.role)
  return {
    readsPeople: role !== 'finance',
    changesPeople: whoChangePeople.has(role),
    changesGroups: whoChangeGroups.has(role),
    isManager: role === 'manager',
    countsSeats: role !== 'manager',
    buys: whoBuy.has(role),
  }
}
