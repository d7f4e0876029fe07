import { componentTests } from '@masar/vite/test'

// Its tests change what stands in the document and in the browser's storage: each file has its own.
export default componentTests({ setupFiles: ['@masar/app-shell/testing/clean-page'] })
