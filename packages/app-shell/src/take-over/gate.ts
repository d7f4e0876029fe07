/** Something to wait for that, once it came, is there at once and not a turn later: React reads a promise's `status` before it waits. */
export interface Gate {
  isOpen: boolean
  passage: Promise<void>
  open(): void
}

export function createGate(isOpen: boolean): Gate {
  const { promise, resolve } = Promise.withResolvers<void>()
  const gate: Gate = {
    isOpen: false,
    passage: promise,
    open: () => {
      gate.isOpen = true
      Object.assign(promise, { status: 'fulfilled', value: undefined })
      resolve()
    },
  }
  if (isOpen) gate.open()
  return gate
}
