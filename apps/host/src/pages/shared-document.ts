import { hash } from 'node:crypto'
import type { Reader } from './fetch-initial-data.ts'
import type { SharedDocument } from './kept-documents.ts'
import {
  type Asked,
  isWhole,
  type PageParts,
  prerenderedView,
  readPage,
  writeDocument,
} from './write-document.ts'

/**
 * The document of a page that every visitor may have. Its policy names the hashes of its inline code, since a nonce is for one
 * answer alone.
 * @param known the one that is kept: the same is returned while the API's answers are the same
 */
export async function sharedDocument(
  parts: PageParts,
  reader: Reader,
  asked: Asked,
  known?: SharedDocument,
): Promise<SharedDocument> {
  const page = await readPage(reader, asked)
  const source = hash(
    'sha1',
    JSON.stringify(page.results.map(({ read, status, body }) => [read.key, status, body])),
  )
  if (known?.source === source) return known
  // A page whose prerendering fails is still served: the app renders it in the browser.
  const view = await prerenderedView(parts, page).catch((error: unknown) => {
    reader.log.error({ err: error }, 'prerendering failed')
    return 'failed' as const
  })
  const { status, policy, text } = writeDocument(parts, page, view === 'failed' ? null : view, null)
  const body = Buffer.from(text)
  return {
    status,
    body,
    source,
    pattern: asked.match?.page.path ?? '404',
    headers: {
      'content-security-policy': policy,
      // Asked for again each time, and answered 304 while it is the same.
      'cache-control': 'no-cache',
      etag: `W/"${hash('sha1', body, 'base64url')}"`,
      vary: 'Cookie, Accept-Encoding',
    },
    isLasting: isWhole(page) && view !== 'failed',
  }
}
