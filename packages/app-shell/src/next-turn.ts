/** Lets the browser answer a press or paint before the work goes on: long work is done in several turns. */
export function nextTurn(): Promise<void> {
  const scheduler = (globalThis as { scheduler?: { yield?: () => Promise<void> } }).scheduler
  return scheduler?.yield?.() ?? new Promise(done => setTimeout(done))
}
