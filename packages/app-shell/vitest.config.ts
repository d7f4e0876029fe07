import { componentTests } from '@masar/vite/test'

/** They watch what loads for the first time, or a page that is hydrated: each has a document and modules of its own. */
const alone = 'session'

export default componentTests({
  projects: [
    {
      extends: true,
      test: { name: 'together', exclude: [`src/${alone}/**`], setupFiles: ['./src/testing/clean-page.ts'] },
    },
    {
      extends: true,
      test: { name: 'alone', exclude: [`src/!(${alone})/**`, 'src/*.test.*'], isolate: true },
    },
  ],
})
