import { basename, dirname, extname, relative } from 'node:path'
import { type Plugin, rolldown } from 'rolldown'

/** Stay where they are installed: native code, and what finds files of its own by its place. */
const outside =
  /^(?:sharp|pusher|pino|firebase-admin|@electric-sql\/pglite|@myriaddreamin\/|@node-rs\/|@fastify\/swagger|@fastify\/static)/
/** Never asked for by what is built: the development host runs from the sources; pg goes without its native client. */
const absent = new Set(['vite', 'pg-native'])

const keepOutside = (folder: string): Plugin => ({
  name: 'keep-outside',
  async resolveId(id, importer) {
    if (id.startsWith('node:') || absent.has(id)) return { id, external: true }
    if (!outside.test(id)) return null
    const found = await this.resolve(id, importer, { skipSelf: true })
    if (!found) throw new Error(`${id} is not installed.`)
    // Written as it is here: found from where the program stands.
    return { id: relative(folder, found.id), external: 'absolute' }
  },
})

/** Sources name their files (migrations, templates, the demo, threads) by where they stand, and that is where those are found. */
const ownPlaces = (folder: string): Plugin => ({
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
})

/**
 * V8 keeps a program's text for as long as it runs, and takes two bytes for each character of all of it as soon as one character is not ASCII. So
 * those are written as escapes: of ten megabytes of ours, a few thousand characters would make twenty.
 */
const oneByteText: Plugin = {
  name: 'one-byte-text',
  // The last hook: what is printed after the others has its characters again.
  generateBundle(_options, files) {
    for (const file of Object.values(files)) if (file.type === 'chunk') file.code = escaped(file.code)
  },
}

function escaped(code: string): string {
  return code.replaceAll(/(\\*)([\u0080-\uffff])/g, (_all, before: string, unit: string) => {
    // A character that was escaped for no reason stays itself.
    const kept = before.length % 2 === 1 ? before.slice(1) : before
    return `${kept}\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}

/**
 * Builds a program and what it imports into one file: reading and compiling thousands of modules takes longer than all else that a start of
 * the service does.
 * @param source its first module
 * @param file where it is written; its folder is emptied before, and holds what is loaded later beside it
 * @throws Error for a dependency that looks for files by its own place and is not known as one
 */
export async function buildProgram(source: string, file: string): Promise<void> {
  const dir = dirname(file)
  const bundle = await rolldown({
    input: source,
    platform: 'node',
    plugins: [keepOutside(dir), ownPlaces(dir)],
  })
  await bundle.write({
    dir,
    format: 'esm',
    cleanDir: true,
    entryFileNames: basename(file),
    chunkFileNames: `[name]-[hash]${extname(file)}`,
    comments: { jsdoc: false },
    plugins: [oneByteText],
  })
  await bundle.close()
}
