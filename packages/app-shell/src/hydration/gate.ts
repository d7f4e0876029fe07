/** A gate for Suspense that, once open, resolves synchronously: React reads a promise's `status` before it suspends. */
export interface Gate {
  isOpen: boolean
  opened: Promise<void>
  open(): void
}

export function createGate(isOpen: boolean): Gate {
  const { promise, resolve } = Promise.withResolvers<void>()
  const gate: Gate = {
    isOpen: false,
    opened: promise,
    open: () => {
      gate.isOpen = true
      Object.assign(promise, { status: 'fulfilled', value: undefined })
      resolve()
    },
  }
  if (isOpen) gate.open()
  return gate
}
