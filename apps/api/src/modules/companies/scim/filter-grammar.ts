import { scimError } from './errors.ts'

/** A filter as RFC 7644, 3.4.2.2 writes it, read. */
export type Filter =
  | { kind: 'and' | 'or'; parts: Filter[] }
  | { kind: 'not'; part: Filter }
  /** One value of a list meets all of it: `emails[type eq "work"]`; the paths inside are whole. */
  | { kind: 'within'; part: Filter }
  | { kind: 'comparison'; path: string; comparator: string; value?: string | number | boolean | null }

export const longestFilter = 1000
const comparators = new Set(['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le'])
const token =
  /\s*(?:(?<text>"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(?<sign>[()[\]])|(?<number>-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?(?![\w.:-]))|(?<word>\.?[A-Za-z$][\w$.:-]*))/uy

interface Token {
  kind: 'text' | 'sign' | 'number' | 'word'
  text: string
}

/**
 * Reads a filter: `not` binds closest, then `and`, then `or`; words in any case.
 * @throws SCIMMY.Types.Error `invalidFilter`
 */
export function parseFilter(filter: string): Filter {
  if (filter.length > longestFilter) throw scimError(400, 'The filter is too long.', 'invalidFilter')
  return new FilterReader(tokensOf(filter)).whole()
}

function tokensOf(filter: string): Token[] {
  const tokens: Token[] = []
  token.lastIndex = 0
  while (filter.slice(token.lastIndex).trim() !== '') {
    const groups = token.exec(filter)?.groups
    const found = Object.entries(groups ?? {}).find(([, text]) => text !== undefined)
    if (!found) throw unreadable()
    tokens.push({ kind: found[0] as Token['kind'], text: found[1] })
  }
  return tokens
}

function unreadable() {
  return scimError(400, 'The filter could not be read.', 'invalidFilter')
}

class FilterReader {
  readonly #tokens: readonly Token[]
  #at = 0

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  whole(): Filter {
    const filter = this.#joined('or', '')
    if (this.#at < this.#tokens.length) throw unreadable()
    return filter
  }

  /** @param base the list in whose brackets it stands, with a point; else nothing */
  #joined(word: 'and' | 'or', base: string): Filter {
    const next = () => (word === 'or' ? this.#joined('and', base) : this.#single(base))
    const first = next()
    const parts = [first]
    while (this.#takes('word', word)) parts.push(next())
    return parts.length === 1 ? first : { kind: word, parts }
  }

  #single(base: string): Filter {
    if (this.#takes('sign', '(')) return this.#until(')', base)
    const { text } = this.#take('word')
    if (text.toLowerCase() === 'not' && this.#takes('sign', '('))
      return { kind: 'not', part: this.#until(')', base) }
    return this.#comparison(`${base}${text}`, base === '')
  }

  #until(sign: ')' | ']', base: string): Filter {
    const filter = this.#joined('or', base)
    if (!this.#takes('sign', sign)) throw unreadable()
    return filter
  }

  #comparison(path: string, mayHaveBrackets: boolean): Filter {
    if (mayHaveBrackets && this.#takes('sign', '[')) {
      const within: Filter = { kind: 'within', part: this.#until(']', `${path}.`) }
      const part = this.#tokens[this.#at]
      if (part?.kind !== 'word' || !part.text.startsWith('.')) return within
      this.#at += 1
      return { kind: 'and', parts: [within, this.#comparison(`${path}${part.text}`, false)] }
    }
    const comparator = this.#take('word').text.toLowerCase()
    if (comparator === 'pr') return { kind: 'comparison', path, comparator }
    if (!comparators.has(comparator)) throw unreadable()
    return { kind: 'comparison', path, comparator, value: this.#value() }
  }

  #value(): string | number | boolean | null {
    const next = this.#tokens[this.#at]
    this.#at += 1
    // Entra ID writes False.
    const text = next?.kind === 'word' ? next.text.toLowerCase() : next?.text
    if (text === undefined || (next?.kind === 'word' && !/^(?:true|false|null)$/.test(text)))
      throw unreadable()
    if (next?.kind === 'sign') throw unreadable()
    const value = JSON.parse(text) as string | number | boolean | null
    if (typeof value === 'string' && value.includes('\0')) throw unreadable()
    return value
  }

  #take(kind: Token['kind']): Token {
    const next = this.#tokens[this.#at]
    if (next?.kind !== kind) throw unreadable()
    this.#at += 1
    return next
  }

  #takes(kind: Token['kind'], text: string): boolean {
    const next = this.#tokens[this.#at]
    if (next?.kind !== kind || next.text.toLowerCase() !== text) return false
    this.#at += 1
    return true
  }
}
