import { defineConfig } from 'tsup'

/** The service worker in one file: it may load nothing from elsewhere. */
export default defineConfig({
  entry: { 'offline-worker': 'src/worker/main.ts' },
  format: 'iife',
  platform: 'browser',
  target: 'es2022',
  outDir: 'dist',
  outExtension: () => ({ js: '.js' }),
  minify: true,
  clean: true,
})
