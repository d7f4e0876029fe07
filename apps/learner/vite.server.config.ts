import { serverConfig } from '@masar/vite/app'
import { defineConfig } from 'vite'

export default defineConfig(serverConfig('learner'))
