import { defineConfig } from 'tsup'

/** The service worker in one file: it may load nothing from elsewhere. */
export default defineConfig({
  entry: { 'firebase-messaging-sw': 'src/push/worker.ts' },
  format: 'iife',
  platform: 'browser',
  target: 'es2022',
  outDir: 'dist',
  outExtension: () => ({ js: '.js' }),
  noExternal: [/./],
  minify: true,
  clean: true,
})
