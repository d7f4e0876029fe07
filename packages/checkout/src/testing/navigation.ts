import { vi } from 'vitest'

/** The document of tests cannot be left: where pages send their reader is written down instead. */
vi.mock('@masar/app-shell', async original => ({
  ...(await original<object>()),
  navigateTo: (await import('./navigation-spy.ts')).navigateTo,
}))
