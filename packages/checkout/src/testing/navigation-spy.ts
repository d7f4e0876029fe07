import { vi } from 'vitest'

/** Where pages would send their reader; one for all files, since what they import is loaded once. */
export const navigateTo = vi.fn()
