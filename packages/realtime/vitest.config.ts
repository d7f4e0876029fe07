import { defineConfig } from 'vitest/config'

/** Some tests start the gateway as a process of its own, which takes its time on a busy machine. */
export default defineConfig({ test: { hookTimeout: 60_000, testTimeout: 30_000 } })
