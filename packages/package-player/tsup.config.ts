import { defineConfig } from 'tsup'

/** One file for the page of the packages' origin; the learning systems that it speaks through are files of their own, of which a page needs one. */
export default defineConfig({
  entry: { 'package-player': 'src/main.ts' },
  format: 'iife',
  platform: 'browser',
  target: 'es2022',
  outDir: 'dist',
  outExtension: () => ({ js: '.js' }),
  minify: true,
  clean: true,
})
