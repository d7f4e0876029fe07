import { componentTests } from '@masar/vite/test'

// Its tests change what stands in the document and in the browser's storage: each file has its own.
export default componentTests()
