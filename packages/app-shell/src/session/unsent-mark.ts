/** In this browser: a feature keeps something that could not be sent. Whose it is, and what, only the feature knows. */
const key = 'masar-unsent'

/** Has any later page send what waits, once it has a connection; where storage is closed, the feature's own pages do. */
export function markUnsent(isWaiting: boolean): void {
  try {
    if (isWaiting) localStorage.setItem(key, '1')
    else localStorage.removeItem(key)
  } catch (error) {
    console.info('that something waits could not be noted', error)
  }
}

export function hasUnsent(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}
