import { componentTests } from '@masar/vite/test'

export default componentTests()
