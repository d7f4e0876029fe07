/** A text with its pictures by the words that stand for them. */
export function picturesInWords(markdown: string): string {
  return markdown.replace(/!\[((?:[^[\]\\\n]|\\.)*)\]\([^()\s]*\)/g, ' $1 ')
}

/** A text without these marks of Markdown; what a backslash keeps from being one stays, without the backslash. */
export function withoutMarks(markdown: string, marks: string): string {
  return markdown.replace(/\\([!-/:-@[-`{-~])|[*#>]/g, (found, kept: string | undefined) =>
    kept === undefined && !marks.includes(found) ? found : (kept ?? ''),
  )
}

/** A line of Markdown as it is read aloud: pictures by their words, and without the marks of code and emphasis. */
export function plainText(markdown: string): string {
  return picturesInWords(markdown)
    .split('`')
    .map((text, at) => (at % 2 === 1 ? text : withoutMarks(text, '*')))
    .join('')
    .trim()
}
