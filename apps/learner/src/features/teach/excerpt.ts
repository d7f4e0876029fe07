import { isolate } from '@masar/text'
import { picturesInWords, withoutMarks } from '../exam/model/plain-text.ts'

const most = 90

/** The beginning of a question, without the marks of Markdown and with pictures by their words, for a line of a list; code keeps its own direction. */
export function excerptOf(markdown: string): string {
  const plain = picturesInWords(markdown)
    .replace(/```[^`]*```/g, ' ')
    .split('`')
    .map((text, at) => (at % 2 === 1 ? text : withoutMarks(text, '*#>')))
    .join('`')
    .replace(/\s+/g, ' ')
    .trim()
  return shorten(plain)
    .split('`')
    .map((text, at) => (at % 2 === 1 && text !== '' ? isolate(text) : text))
    .join('')
}

/** Ends after a whole word, and without the mark that followed it. */
function shorten(text: string): string {
  if (text.length <= most) return text
  const begun = text.slice(0, most + 1)
  const end = begun.lastIndexOf(' ')
  return `${begun.slice(0, end > most / 2 ? end : most).replace(/(?<![\s.,:;،؛…])[\s.,:;،؛…]+$/, '')}…`
}
