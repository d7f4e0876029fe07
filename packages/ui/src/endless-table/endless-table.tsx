import { useMedia } from '../ui-provider/use-media.ts'
import { CardList } from './card-list.tsx'
import { useEachOnce } from './each-once.ts'
import type { EndlessTableProps } from './endless-table-props.ts'
import { WideTable } from './wide-table.tsx'

/** Where the columns have no room side by side: more than five would break words in two on a tablet. */
const narrow = { few: '(width < 48rem)', many: '(width < 60rem)' }

/**
 * A table of any length: only the rows in sight are drawn, as the page scrolls. On a phone, and with many columns on a tablet, each row is
 * a card. Arrow keys walk it, Space selects, Tab reaches the links and buttons in a row.
 */
export function EndlessTable<Row>(given: EndlessTableProps<Row>) {
  const props = { ...given, rows: useEachOnce(given) }
  const isNarrow = useMedia(props.columns.length > 5 ? narrow.many : narrow.few)
  return isNarrow ? <CardList {...props} /> : <WideTable {...props} />
}
