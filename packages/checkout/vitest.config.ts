import { componentTests } from '@masar/vite/test'

export default componentTests({ setupFiles: ['./src/testing/navigation.ts'] })
