const signs = ['\\', '~', '=', '#', '{', '}', ':'] as const
/** Private-use characters that stand for escaped signs while a question is taken apart; no cleaned text has any. */
const firstMark = 0xe010
const lineMark = String.fromCharCode(firstMark + signs.length)

/** A text for GIFT: what would be read as a sign of it is escaped, lines stay one. */
export function escaped(text: string): string {
  return text.replaceAll(/[\\~=#{}:]/g, sign => `\\${sign}`).replaceAll('\n', '\\n')
}

/** Escaped signs as marks, so that those that are left are GIFT’s own. */
export function marked(text: string): string {
  return text.replaceAll(/\\([\\~=#{}:n])/g, (_, sign: string) =>
    sign === 'n' ? lineMark : String.fromCharCode(firstMark + signs.indexOf(sign as (typeof signs)[number])),
  )
}

export function unmarked(text: string): string {
  return text.replaceAll(/[\ue010-\ue017]/g, mark =>
    mark === lineMark ? '\n' : (signs[mark.charCodeAt(0) - firstMark] ?? ''),
  )
}
