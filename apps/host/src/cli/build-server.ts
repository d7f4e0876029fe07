import { fileURLToPath } from 'node:url'
import { buildProgram } from '@masar/server-build'

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// The service and the host as one file.
await buildProgram(pathOf('../main.ts'), pathOf('../../dist-server/main.js'))
