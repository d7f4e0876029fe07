import type { Locale } from '../locale.ts'
import type { TestApi } from './test-api.ts'

interface Page<Row> {
  data: Row[]
  meta: { next_cursor: string | null; total: number }
}

/**
 * Reads a list of the company API to its end, each page by the cursor of the one before.
 * @param limit rows of a page
 * @param between done after each page, as when somebody adds a row meanwhile
 */
export async function everyPage<Row>(
  api: TestApi,
  token: string,
  path: string,
  {
    locale = 'ar',
    limit = 2,
    between,
  }: { locale?: Locale; limit?: number; between?: () => Promise<unknown> } = {},
): Promise<Row[]> {
  const rows: Row[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const query = `limit=${limit}${cursor === '' ? '' : `&cursor=${cursor}`}`
    const address = `/company-api/v1${path}${path.includes('?') ? '&' : '?'}${query}`
    const answer = await api.as(token, locale)('GET', address)
    if (answer.statusCode !== 200) throw new Error(`${address}: ${answer.body}`)
    const { data, meta } = answer.json<Page<Row>>()
    rows.push(...data)
    cursor = meta.next_cursor
    await between?.()
  }
  return rows
}
