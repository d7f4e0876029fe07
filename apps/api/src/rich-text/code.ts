import type { ElementContent } from 'hast'
import { createHighlighterCoreSync, type HighlighterCore } from 'shiki/core'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import css from 'shiki/langs/css.mjs'
import html from 'shiki/langs/html.mjs'
import javascript from 'shiki/langs/javascript.mjs'
import python from 'shiki/langs/python.mjs'
import yaml from 'shiki/langs/yaml.mjs'

/**
 * What scopes of a grammar are to a reader. The highlighter knows colours alone, so each kind is one: the style sheet says how it looks in
 * which theme.
 */
export const tokenKinds = {
  comment: ['comment', 'punctuation.definition.comment'],
  string: ['string', 'punctuation.definition.string'],
  constant: [
    'constant.numeric',
    'constant.language',
    'constant.other.color',
    'support.constant',
    'keyword.other.unit',
  ],
  keyword: ['keyword', 'storage'],
  function: ['entity.name.function', 'support.function', 'meta.function-call.generic'],
  name: ['entity.name.tag', 'entity.name.type', 'support.type', 'support.class'],
  attribute: ['entity.other.attribute-name', 'variable.parameter', 'support.type.property-name'],
} as const
const kinds = Object.keys(tokenKinds)
const plain = '#000000'
const theme = {
  name: 'tokens',
  type: 'light' as const,
  fg: plain,
  bg: '#ffffff',
  settings: [
    { settings: { foreground: plain } },
    ...Object.values(tokenKinds).map((scope, at) => ({
      scope: [...scope],
      settings: { foreground: colourOf(at) },
    })),
  ],
}
/** Longer code is shown without. */
const longest = 20_000

let made: HighlighterCore | undefined
/** The languages of the catalogue; made when the first code is rendered. */
function highlighter(): HighlighterCore {
  made ??= createHighlighterCoreSync({
    themes: [theme],
    langs: [css, html, javascript, python, yaml],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  })
  return made
}

/** Code as pieces that say what each is; null where the language is not known. */
export function highlight(code: string, language: string): ElementContent[] | null {
  const known = highlighter()
  if (code.length > longest || !known.getLoadedLanguages().includes(language)) return null
  const { tokens } = known.codeToTokens(code, {
    lang: language,
    theme: 'tokens',
    // By its clock a busy machine would give up in the middle of a line.
    tokenizeTimeLimit: 0,
    tokenizeMaxLineLength: 2_000,
  })
  return tokens.flatMap((line, at) => {
    const pieces = line.map(({ content, color }) => pieceOf(content, color))
    return at === tokens.length - 1 ? pieces : [...pieces, { type: 'text' as const, value: '\n' }]
  })
}

function pieceOf(value: string, colour = plain): ElementContent {
  const kind = kinds.find((_, at) => colourOf(at) === colour.toLowerCase())
  if (kind === undefined) return { type: 'text', value }
  return {
    type: 'element',
    tagName: 'span',
    properties: { dataToken: kind },
    children: [{ type: 'text', value }],
  }
}

function colourOf(at: number): string {
  return `#00000${at + 1}`
}
