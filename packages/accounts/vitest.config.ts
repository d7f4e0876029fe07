import { componentTests } from '@masar/vite/test'

// Its tests change the document and the browser's storage: each file has its own.
export default componentTests({ setupFiles: ['@masar/app-shell/testing/clean-page'] })
