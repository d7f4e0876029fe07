import { captionLines } from '@masar/text'
import type { BilingualText } from '../../../db/schema/columns.ts'
import type { passageKinds, VideoChapter } from '../../../db/schema/index.ts'

/** A piece of a lesson that search finds, as it is shown. */
export interface Passage {
  language: 'ar' | 'en'
  kind: (typeof passageKinds)[number]
  /** Of a caption its second, of a block of text its place in the order. */
  position: number
  text: string
}

/** A lesson with the words of its caption files. */
export interface LessonTexts {
  title: BilingualText
  body: BilingualText
  captions: BilingualText
  /** Of its video. */
  chapters: VideoChapter[]
}

/** More of a lesson is not searched; the limit bounds the work. */
const most = 2_000

/** The title, the blocks of the text, the chapters of the video and the lines of its captions, in each of the languages that the lesson has. */
export function passagesOf({ title, body, captions, chapters }: LessonTexts): Passage[] {
  return (['ar', 'en'] as const).flatMap(language => {
    const name = title[language]?.trim() ?? ''
    const passages: Passage[] = name === '' ? [] : [{ language, kind: 'title', position: 0, text: name }]
    for (const [index, text] of plainBlocks(body[language] ?? '').entries())
      passages.push({ language, kind: 'text', position: index, text })
    // A chapter is found as a line at its second: what it is called is often said nowhere else.
    for (const { second, title: called } of chapters)
      if (called[language]?.trim())
        passages.push({ language, kind: 'caption', position: second, text: called[language] })
    for (const { from, text } of captionLines(captions[language] ?? ''))
      passages.push({ language, kind: 'caption', position: Math.floor(from), text })
    return passages.slice(0, most)
  })
}

/** Markup at the beginning of a line: headings, lists, quotations. */
const lineMarks = /^(?:\s*(?:#{1,6}\s|[-*+]\s(?:\[[ xX]\]\s)?|\d{1,9}[.)]\s|>\s?))+/

/**
 * The blocks of a Markdown text as plain words, as a reader sees them: a paragraph, an item, a row of a table. Close enough to find a
 * place again by its words, which is all that it is for.
 */
export function plainBlocks(markdown: string): string[] {
  const blocks: string[][] = [[]]
  for (const line of markdown.split(/\r?\n/)) {
    const isMarked = lineMarks.test(line) || line.trimStart().startsWith('|')
    if (line.trim() === '' || isMarked || /^\s*(?:```|~~~)/.test(line)) blocks.push([])
    if (/^\s*(?:```|~~~)|^[\s|:-]*$/.test(line)) continue
    blocks.at(-1)?.push(plainLine(line))
    if (isMarked && line.trimStart().startsWith('#')) blocks.push([])
  }
  return blocks.map(lines => lines.join(' ').replace(/\s+/g, ' ').trim()).filter(text => text !== '')
}

function plainLine(line: string): string {
  return line
    .replace(lineMarks, '')
    .replace(/!\[[^[\]]*\]\([^()]*\)/g, ' ')
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/(\*\*|__|~~)(?=\S)(.+?)\1/g, '$2')
    .replace(/(^|[^\p{L}\p{N}\\])([*_])([^*_\s][^*_]*)\2(?![\p{L}\p{N}])/gu, '$1$3')
    .replaceAll('`', '')
    .replace(/(^|[^\\])\|/g, '$1 ')
    .replace(/\\([\\`*_{}[\]()#+\-.!|>~])/g, '$1')
}
