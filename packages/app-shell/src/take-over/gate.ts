/** Something to wait for that, once it came, is there at once and not a turn later: React reads `status` before it waits. */
export interface Gate extends PromiseLike<void> {
  status: 'pending' | 'fulfilled'
  value: undefined
  open(): void
}

export function createGate(isOpen: boolean): Gate {
  const waiting = Promise.withResolvers<void>()
  const gate: Gate = {
    status: isOpen ? 'fulfilled' : 'pending',
    value: undefined,
    then: (...both) => waiting.promise.then(...both),
    open: () => {
      gate.status = 'fulfilled'
      waiting.resolve()
    },
  }
  if (isOpen) gate.open()
  return gate
}
