import { componentTests } from '@masar/vite/test'

export default componentTests({
  setupFiles: ['@masar/app-shell/testing/clean-page', './src/testing/navigation.ts'],
})
