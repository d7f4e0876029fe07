import { categoryOf } from '../categories.ts'

/** A question as written in a GIFT file, between empty lines. */
export interface Block {
  /** Of its first line that is no comment. */
  line: number
  text: string
  comments: string
  /** The path that the file has named last before it. */
  category: string | undefined
}

/** The questions of a file. */
export function blocksOf(file: string): Block[] {
  const blocks: Block[] = []
  let open: Block | undefined
  let comments = ''
  let category: string | undefined
  const close = () => {
    if (open) blocks.push({ ...open, comments })
    open = undefined
    comments = ''
  }
  for (const [at, line] of file.split('\n').entries()) {
    const start = line.trimStart()
    if (start === '') close()
    else if (start.startsWith('//')) comments += `${start}\n`
    else if (open === undefined && start.startsWith('$CATEGORY:')) {
      comments = ''
      category = categoryOf(start.slice('$CATEGORY:'.length))
    } else if (open === undefined) open = { line: at + 1, text: line, comments: '', category }
    else open.text += `\n${line}`
  }
  close()
  return blocks
}

export interface Parts {
  name: string
  /** `html`, `moodle`, `plain` or `markdown`. */
  format: string
  before: string
  /** The content between the braces; undefined of a text that asks nothing. */
  answer: string | undefined
  after: string
}

/** Takes a question apart at the signs that are not escaped; undefined where its braces do not match. */
export function partsOf(text: string): Parts | undefined {
  const named = /^\s*::(?<name>[^:]*(?::(?!:)[^:]*)*)::/.exec(text)
  const rest = named ? text.slice(named[0].length) : text
  const [format, body] = formatOf(rest, 'moodle')
  const [from, to] = [body.indexOf('{'), body.lastIndexOf('}')]
  const name = named?.groups?.['name']?.trim() ?? ''
  if (from < 0 && to < 0) return { name, format, before: body, answer: undefined, after: '' }
  if (from < 0 || to < from || body.indexOf('}') !== to || body.lastIndexOf('{') !== from) return undefined
  return {
    name,
    format,
    before: body.slice(0, from),
    answer: body.slice(from + 1, to),
    after: body.slice(to + 1),
  }
}

/** The format that a text says it is in, and the text without it. */
export function formatOf(text: string, usual: string): [string, string] {
  const format = /^\s*\[(?<format>html|moodle|plain|markdown)\]/.exec(text)
  return format ? [format.groups?.['format'] ?? usual, text.slice(format[0].length)] : [usual, text]
}

/** The explanation at an answer’s end, and what comes before it. */
export function withoutExplanation(answer: string): [string, string] {
  const at = answer.indexOf('####')
  return at < 0 ? [answer, ''] : [answer.slice(0, at), answer.slice(at + 4)]
}

export interface Option {
  isMarkedRight: boolean
  weight: number | undefined
  text: string
  feedback: string
}

/** The options of an answer, each behind `=` or `~`, with weight and feedback. */
export function optionsOf(answer: string): Option[] {
  return (answer.match(/[=~][^=~]*/g) ?? []).map(option => {
    const weighed = /^\s*%(?<weight>-?\d+(?:\.\d*)?)%/.exec(option.slice(1))
    const rest = option.slice(1 + (weighed?.[0].length ?? 0))
    const at = rest.indexOf('#')
    return {
      isMarkedRight: option.startsWith('='),
      weight: weighed ? Number(weighed.groups?.['weight']) : undefined,
      text: at < 0 ? rest : rest.slice(0, at),
      feedback: at < 0 ? '' : rest.slice(at + 1),
    }
  })
}
