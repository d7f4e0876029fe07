import { fileURLToPath } from 'node:url'
import { componentTests } from '@masar/vite/test'

// lingui's macro looks for its settings from this folder upwards, where they are not.
process.env.LINGUI_CONFIG ??= fileURLToPath(new URL('../../tooling/lingui/lingui.config.ts', import.meta.url))

export default componentTests({ setupFiles: ['./src/testing/setup.ts'] })
