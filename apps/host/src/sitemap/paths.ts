import { callKey, fillPattern, pages } from '@masar/site-map'
import { type PublicPage, publicPageOf } from '@masar/site-map/server'
import { fetchInitialData, type Reader } from '../pages/fetch-initial-data.ts'

/** The paths of all pages that search engines may list, without locale; null when the API does not answer. */
export async function listedPaths(reader: Reader): Promise<string[] | null> {
  const paths: string[] = []
  for (const page of pages.filter(({ indexed }) => indexed)) {
    const list = publicPageOf(page)?.listedBy
    if (page.id === null) paths.push(page.path)
    if (!list) continue
    const ids = await idsOf(reader, list)
    if (ids === null) return null
    paths.push(...ids.map(id => fillPattern(page.path, { id })))
  }
  return paths
}

/** Walks a list by its cursor; null when the API does not answer. */
async function idsOf(
  reader: Reader,
  { call, query }: NonNullable<PublicPage['listedBy']>,
): Promise<number[] | null> {
  const ids: number[] = []
  let cursor: string | undefined
  do {
    const key = callKey(call, { query: { ...query, cursor } })
    const [result] = await fetchInitialData(reader, [{ key }], 'ar')
    if (result?.status !== 200) return null
    const { data, meta } = result.body as { data: { id: number }[]; meta?: { next_cursor?: string | null } }
    for (const { id } of data) ids.push(id)
    cursor = data.length > 0 ? (meta?.next_cursor ?? undefined) : undefined
  } while (cursor !== undefined)
  return ids
}
