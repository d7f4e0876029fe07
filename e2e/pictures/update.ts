import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

// Takes the gallery's pictures anew and makes them small: few colours are enough to compare by. Run it after a change that is meant to be seen,
// on a machine with the browser of the checks, and look at what changed before it is committed.
const e2e = fileURLToPath(new URL('..', import.meta.url))
execFileSync('playwright', ['test', '--project=pictures', '--update-snapshots=all'], { cwd: e2e, stdio: 'inherit' })
let bytes = 0
for (const name of globSync('pictures/kept/**/*.png', { cwd: e2e })) {
  const small = await sharp(readFileSync(e2e + name)).png({ palette: true, colours: 48, dither: 0, effort: 10, compressionLevel: 9 }).toBuffer()
  writeFileSync(e2e + name, small)
  bytes += small.length
}
console.log(`${(bytes / 1_000_000).toFixed(1)} MB of pictures`)
