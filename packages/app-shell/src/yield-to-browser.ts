/** Yields, so that the browser can handle input or paint: long work is split into several tasks. */
export function yieldToBrowser(): Promise<void> {
  const scheduler = (globalThis as { scheduler?: { yield?: () => Promise<void> } }).scheduler
  return scheduler?.yield?.() ?? new Promise(done => setTimeout(done))
}
