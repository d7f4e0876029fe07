import { existsSync } from 'node:fs'
import { glob, readFile, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib'

const compressible = /\.(?:js|css|html|svg|json|txt|webmanifest|wasm)$/
/** Smaller files fit into one packet either way. */
const smallest = 512

/**
 * Writes `.br` and `.gz` siblings beside the files of a built app, as small as they get. Files that have theirs already
 * are passed over, so that a second start is quick.
 * @returns how many files were compressed
 */
export async function precompress(folder: string): Promise<number> {
  let count = 0
  for await (const name of glob('**/*', { cwd: folder })) {
    const file = join(folder, name)
    if (!compressible.test(name) || !(await stat(file)).isFile()) continue
    const content = await readFile(file)
    if (content.length < smallest || (await isCompressed(file, content))) continue
    const quality = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    }
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params: quality }))
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
    count += 1
  }
  return count
}

/** The `.gz` is written last: when it holds this content, so does the `.br`. */
async function isCompressed(file: string, content: Buffer): Promise<boolean> {
  if (!existsSync(`${file}.gz`) || !existsSync(`${file}.br`)) return false
  return gunzipSync(await readFile(`${file}.gz`)).equals(content)
}

if (import.meta.main) {
  for (const folder of process.argv.slice(2)) {
    if (!existsSync(folder)) throw new Error(`${resolve(folder)} is missing: build the app first.`)
    const count = await precompress(resolve(folder))
    process.stdout.write(`${folder}: ${count} files compressed\n`)
  }
}
