import { defaultSchema, type Options } from 'rehype-sanitize'
import { tokenKinds } from './code.ts'

const plainTags = [
  'a',
  'blockquote',
  'br',
  'code',
  'del',
  'em',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'img',
  'input',
  'li',
  'ol',
  'p',
  'pre',
  'section',
  'span',
  'strong',
  'sup',
  'table',
  'tbody',
  'td',
  'th',
  'thead',
  'tr',
  'ul',
]

/** How cells of an aligned formula stand, and lines above, below and through a part of one. */
export const mathClasses = ['tml-left', 'tml-right', 'tml-overline', 'tml-underline', 'tml-tag']

/** Presentation MathML as temml writes it, and not an attribute more: no address, no style, no annotation, nothing that acts. */
const mathAttributes: Record<string, string[]> = {
  math: ['display'],
  menclose: ['notation'],
  mfrac: ['linethickness'],
  mi: ['mathvariant'],
  mo: [
    'fence',
    'form',
    'largeop',
    'lspace',
    'maxsize',
    'minsize',
    'movablelimits',
    'rspace',
    'separator',
    'stretchy',
    'symmetric',
  ],
  mover: ['accent'],
  mpadded: ['depth', 'height', 'lspace', 'voffset', 'width'],
  mspace: ['depth', 'height', 'width'],
  mstyle: ['displaystyle', 'scriptlevel'],
  mtable: ['displaystyle', 'columnalign', 'scriptlevel'],
  mtd: ['columnspan'],
  munder: ['accentunder'],
  munderover: ['accent', 'accentunder'],
  ...Object.fromEntries(
    [
      'mmultiscripts',
      'mn',
      'mphantom',
      'mprescripts',
      'mroot',
      'mrow',
      'ms',
      'msqrt',
      'msub',
      'msubsup',
      'msup',
      'mtext',
      'mtr',
      'none',
    ].map(tag => [tag, []]),
  ),
}

/** What a rendered text may hold: what Markdown makes, and formulas. Names of footnotes were made its own before. */
export const allowed: Options = {
  ...defaultSchema,
  clobberPrefix: '',
  // A stored image keeps its reference here, and gets a URL for its reader.
  protocols: { ...defaultSchema.protocols, src: [...(defaultSchema.protocols?.['src'] ?? []), 'image'] },
  tagNames: [...plainTags, ...Object.keys(mathAttributes)],
  attributes: {
    a: ['href', 'title', 'dataFootnoteRef', 'dataFootnoteBackref', 'id'],
    code: [['className', /^language-[\w+#-]+$/], 'dataFault'],
    h2: [['id', 'footnote-label']],
    img: ['src', 'alt', 'title'],
    input: [['type', 'checkbox'], ['disabled', true], 'checked'],
    li: ['id'],
    ol: ['start'],
    section: ['dataFootnotes'],
    span: [['dataToken', ...Object.keys(tokenKinds)]],
    td: [['align', 'left', 'center', 'right']],
    th: [['align', 'left', 'center', 'right']],
    ...Object.fromEntries(
      Object.entries(mathAttributes).map(([tag, names]) => [tag, [...names, ['className', ...mathClasses]]]),
    ),
  } as Options['attributes'],
}
