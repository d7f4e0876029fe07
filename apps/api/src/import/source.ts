import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import {
  isMap,
  isScalar,
  isSeq,
  Lexer,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type Node,
} from 'yaml'
import type { ContentErrors } from './content-errors.ts'

export type Path = readonly (string | number)[]

/** A YAML text that was read, and where in its file each value stands. */
export class Source {
  readonly file: string
  readonly value: unknown
  readonly #root: Node | null
  readonly #lines: LineCounter
  readonly #before: number
  readonly #errors: ContentErrors

  constructor(file: string, text: string, errors: ContentErrors, before = 0) {
    this.#lines = new LineCounter()
    this.file = file
    this.#before = before
    this.#errors = errors
    if (isTooDeep(text)) {
      this.#root = null
      errors.add(file, before + 1, 'is nested too deeply')
      return
    }
    // The parser compares each key with each: of 80,000 in one map for more than a minute.
    const document = parseDocument(text, { lineCounter: this.#lines, prettyErrors: false, uniqueKeys: false })
    this.#root = document.contents
    const repeated = repeatedKeysIn(document)
    for (const offset of repeated)
      errors.add(file, this.#lineAt(offset), 'is not valid YAML: Map keys must be unique')
    for (const error of document.errors)
      errors.add(file, this.#lineAt(error.pos[0]), `is not valid YAML: ${error.message}`)
    this.value = document.errors.length + repeated.length === 0 ? this.#valueOf(document) : undefined
  }

  /** Undefined, with an error, where aliases multiply into more than a package ever says, or a text has what no text can have. */
  #valueOf(document: Document): unknown {
    let value: unknown
    try {
      value = document.toJS()
    } catch (error) {
      if (!(error instanceof ReferenceError)) throw error
      this.error([], 'uses too many aliases')
      return undefined
    }
    const at = brokenTextIn(value)
    if (at === undefined) return value
    this.error(at, 'has a character that no text can have')
    return undefined
  }

  /** The line of a value, or of the nearest thing around it that exists. */
  lineOf(path: Path): number {
    let node: unknown = this.#root
    let offset = this.#root?.range?.[0] ?? 0
    for (const step of path) {
      if (isMap(node)) {
        const pair = node.items.find(item => isScalar(item.key) && item.key.value === step)
        if (pair === undefined) break
        offset = (pair.key as Node).range?.[0] ?? offset
        node = pair.value
      } else if (isSeq(node)) {
        const item = node.items[Number(step)] as Node | undefined
        if (item === undefined) break
        offset = item.range?.[0] ?? offset
        node = item
      } else break
    }
    return this.#lineAt(offset)
  }

  error(path: Path, message: string): void {
    // Finding the line of one takes time, and no one reads so many.
    if (this.#errors.isFull) return
    this.#errors.add(this.file, this.lineOf(path), path.length === 0 ? message : `${nameOf(path)} ${message}`)
  }

  #lineAt(offset: number): number {
    return this.#before + Math.max(1, this.#lines.linePos(offset).line)
  }
}

const deepest = 100

/** Whether a text may nest deeper than any package: by its brackets, which are read one within another, or by the start of a line. */
function isTooDeep(text: string): boolean {
  // Those within texts are none: only where there are many is it worth to tell them apart.
  if (depthOf(text) > deepest && depthOf(new Lexer().lex(text)) > deepest) return true
  return /(?:^|\n)[ \t]*(?:[-?:][ \t]+){100}/.test(text) || /(?:^|\n)[ ]{1000}/.test(text)
}

/** How deep brackets nest, of the signs of a text or of its lexemes. */
function depthOf(pieces: Iterable<string>): number {
  let depth = 0
  let most = 0
  for (const piece of pieces) {
    if (piece === '[' || piece === '{') depth += 1
    else if (piece === ']' || piece === '}') depth = Math.max(0, depth - 1)
    most = Math.max(most, depth)
  }
  return most
}

/** Where keys stand that their map has already. */
function repeatedKeysIn(document: Document): number[] {
  const found: number[] = []
  visit(document, {
    Map(_, { items }) {
      const seen = new Set<unknown>()
      for (const { key } of items)
        if (isScalar(key) && seen.size === seen.add(key.value).size) found.push(key.range?.[0] ?? 0)
    },
  })
  return found
}

/** Where a value has NUL or half a character, which the database refuses. */
function brokenTextIn(value: unknown, path: Path = []): Path | undefined {
  if (typeof value === 'string') return isBroken(value) ? path : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inside] of Object.entries(value)) {
    const at = [...path, Array.isArray(value) ? Number(key) : key]
    const found = isBroken(key) ? path : brokenTextIn(inside, at)
    if (found !== undefined) return found
  }
  return undefined
}

const isBroken = (text: string) => text.includes('\0') || !text.isWellFormed()

/** `questions`, 3, `text` → `questions[3].text`; an item of a list at the top is `[3]`. */
function nameOf(path: Path): string {
  return path
    .map((step, index) => (typeof step === 'number' ? `[${step}]` : index === 0 ? step : `.${step}`))
    .join('')
}

/** A file's text, or undefined with an error when it is not there. Paths in errors are relative to `root`. */
export async function textOf(root: string, path: string, errors: ContentErrors): Promise<string | undefined> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path))
    if (!text.includes('\0')) return text.replaceAll('\r\n', '\n')
    errors.add(nameIn(root, path), lineAt(text, text.indexOf('\0')), 'has a character that no text can have')
    return undefined
  } catch (error) {
    if (error instanceof TypeError) {
      errors.add(nameIn(root, path), 1, 'is not in UTF-8')
      return undefined
    }
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    errors.add(nameIn(root, path), 1, 'is missing')
    return undefined
  }
}

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length

export async function yamlFile(
  root: string,
  path: string,
  errors: ContentErrors,
): Promise<Source | undefined> {
  const text = await textOf(root, path, errors)
  return text === undefined ? undefined : new Source(nameIn(root, path), text, errors)
}

/** A Markdown file with YAML front matter. @param text whether there has to be one under it */
export async function markdownFile(
  root: string,
  path: string,
  errors: ContentErrors,
  text: 'needed' | 'may be empty' = 'needed',
): Promise<{ front: Source; body: string } | undefined> {
  const file = await textOf(root, path, errors)
  if (file === undefined) return undefined
  const match = /^---\n([\s\S]*?\n)---(?:\n|$)/.exec(file)
  if (!match) {
    errors.add(nameIn(root, path), 1, 'needs front matter between two lines of ---')
    return undefined
  }
  const front = new Source(nameIn(root, path), match[1] ?? '', errors, 1)
  const body = file.slice(match[0].length).trim()
  if (body === '' && text === 'needed')
    errors.add(front.file, (match[0].match(/\n/g) ?? []).length, 'needs a text under its front matter')
  return { front, body }
}

/** Whether a folder holds nothing but files and folders: a link in a package would publish what lies outside it. */
export async function isOfFilesAlone(root: string, folder: string, errors: ContentErrors): Promise<boolean> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const others = entries.filter(entry => !entry.isFile() && !entry.isDirectory())
  for (const { parentPath, name } of others)
    errors.add(nameIn(root, join(parentPath, name)), 1, 'must be a file, not a link')
  return others.length === 0
}

export function nameIn(root: string, path: string): string {
  return relative(root, path).split(sep).join('/') || '.'
}
