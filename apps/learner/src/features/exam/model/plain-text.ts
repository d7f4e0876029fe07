/** A text with its pictures by the words that stand for them. */
export function picturesInWords(markdown: string): string {
  return markdown.replace(/!\[((?:[^[\]\\\n]|\\.)*)\]\([^()\s]*\)/g, ' $1 ')
}

/** A line of Markdown as it is read aloud: pictures by their words, and without the marks of code and emphasis. */
export function plainText(markdown: string): string {
  return picturesInWords(markdown).replace(/[`*]/g, '').trim()
}
