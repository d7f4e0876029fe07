/** Something to wait for that, once it came, is there at once and not a turn later: React reads `status` before it waits. */
export interface Gate {
  passage: Promise<void> & { status: 'pending' | 'fulfilled' }
  open(): void
}

export function createGate(isOpen: boolean): Gate {
  const { promise, resolve } = Promise.withResolvers<void>()
  const passage = Object.assign(promise, { status: 'pending' as const, value: undefined }) as Gate['passage']
  const open = () => {
    passage.status = 'fulfilled'
    resolve()
  }
  if (isOpen) open()
  return { passage, open }
}
