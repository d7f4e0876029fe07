import { fileURLToPath } from 'node:url'
import { componentTests } from '@masar/vite/test'

// lingui's macro looks for its settings from this folder upwards, where they are not.
process.env.LINGUI_CONFIG ??= fileURLToPath(new URL('../../tooling/lingui/lingui.config.ts', import.meta.url))

/** They turn the clock by hand, or watch where the focus goes in the next frame: each has a document of its own. */
const alone = 'toast|phone-input|menu'

export default componentTests({
  setupFiles: ['./src/testing/setup.ts'],
  projects: [
    { extends: true, test: { name: 'together', exclude: [`src/@(${alone})/**`] } },
    {
      extends: true,
      test: { name: 'alone', exclude: [`src/!(${alone})/**`, 'src/*.test.ts'], isolate: true },
    },
  ],
})
