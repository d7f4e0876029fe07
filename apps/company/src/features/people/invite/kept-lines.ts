import type { ImportRow } from './api.ts'

const place = 'masar-invite-lines'

/** What was typed into the field for several people, kept until they are invited or this tab is closed. */
export const keptLines = {
  read: (): string => sessionStorage.getItem(place) ?? '',
  keep: (text: string): void => sessionStorage.setItem(place, text),
}

/** Rows as lines that can be mended and sent again. */
export function linesOf(rows: readonly Pick<ImportRow, 'cells'>[]): string {
  return rows
    .map(({ cells: { name, email } }) => (name === undefined ? (email ?? '') : `${name} <${email ?? ''}>`))
    .join('\n')
}
