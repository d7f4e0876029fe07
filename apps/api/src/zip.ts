import { Zip, ZipDeflate, ZipPassThrough, type ZipInputFile } from 'fflate'

/** One file of an archive that is written. */
export interface ZipEntry {
  path: string
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>
  /** Left as it is: films, pictures and PDFs are as small as they get. */
  isStored?: boolean
}

/**
 * A ZIP, chunk by chunk: neither the archive nor a file of it is ever held whole. An entry is asked for when the one before it is written.
 * @param changedAt when its files were changed last, as it says of them
 */
export async function* zipOf(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
  changedAt: Date,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  for await (const { path, content, isStored } of entries) {
    const file: ZipInputFile & (ZipDeflate | ZipPassThrough) = isStored
      ? new ZipPassThrough(path)
      : new ZipDeflate(path)
    file.mtime = changedAt
    zip.add(file)
    for await (const chunk of content) {
      file.push(chunk)
      yield* ready.splice(0)
    }
    file.push(new Uint8Array(), true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}
