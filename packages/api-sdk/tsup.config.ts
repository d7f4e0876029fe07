import { mkdirSync, writeFileSync } from 'node:fs'
import { defineConfig, type Options } from 'tsup'

const shared: Options = { entry: ['src/index.ts'], clean: true, target: 'es2022', platform: 'neutral' }

/** Two folders, so that each module kind finds declarations of its own kind beside its code; `tsc` writes those. */
export default defineConfig([
  { ...shared, format: 'esm', outDir: 'dist/esm', outExtension: () => ({ js: '.js' }) },
  {
    // Bundled: its own CommonJS build hides the factory from `require`.
    ...shared,
    noExternal: ['openapi-fetch'],
    format: 'cjs',
    outDir: 'dist/cjs',
    outExtension: () => ({ js: '.js' }),
    onSuccess: async () => {
      mkdirSync('dist/cjs', { recursive: true })
      writeFileSync('dist/cjs/package.json', '{ "type": "commonjs" }\n')
    },
  },
])
