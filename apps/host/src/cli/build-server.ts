import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin, rolldown } from 'rolldown'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const folder = fileURLToPath(new URL('../../dist-server', import.meta.url))

/** Stay where they are installed: native code, and what finds files of its own by its place. */
const outside =
  /^(?:sharp|pusher|pino|firebase-admin|@electric-sql\/pglite|@myriaddreamin\/|@node-rs\/|@fastify\/swagger|@fastify\/static)/
/** Never asked for by what is built: the development host runs from the sources; pg goes without its native client. */
const absent = new Set(['vite', 'pg-native'])

const keepOutside: Plugin = {
  name: 'keep-outside',
  async resolveId(id, importer) {
    if (id.startsWith('node:') || absent.has(id)) return { id, external: true }
    if (!outside.test(id)) return null
    const found = await this.resolve(id, importer, { skipSelf: true })
    if (!found) throw new Error(`${id} is not installed.`)
    return { id: found.id, external: true }
  },
}

/** Sources name their files (migrations, templates, the demo, threads) by where they stand, and that is where those are found. */
const ownPlaces: Plugin = {
  name: 'own-places',
  transform: {
    filter: { code: /\bimport\.meta\.|\b__dirname\b/ },
    handler(code, id) {
      if (!id.includes('node_modules'))
        return code.replaceAll(
          'import.meta.url',
          `new URL(${JSON.stringify(relative(folder, id))}, import.meta.url).href`,
        )
      throw new Error(`${id} looks for files by its own place: keep it outside.`)
    },
  },
}

// The service and the host as one file: reading and compiling thousands of modules took longer than the start itself.
const bundle = await rolldown({
  input: `${root}apps/host/src/main.ts`,
  platform: 'node',
  makeAbsoluteExternalsRelative: true,
  plugins: [keepOutside, ownPlaces],
})
await bundle.write({ dir: folder, format: 'esm', cleanDir: true, entryFileNames: '[name].js' })
await bundle.close()
