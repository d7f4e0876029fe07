import { appConfig } from '@masar/vite/app'
import { defineConfig } from 'vite'

export default defineConfig(appConfig('company'))
