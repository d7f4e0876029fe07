import { readFileSync } from 'node:fs'

const tokens = [
  ...readFileSync(new URL('../../packages/ui/src/styles/tokens.css', import.meta.url), 'utf8').matchAll(
    /(--[\w-]+):/g,
  ),
].map(match => match[1])
/** A part may set a token anew, as a printed page does; colours of any other property or variable are tokens. */
const coloured = `/^(?!(?:${tokens.join('|')})$)/`
/** Written colours. One made from a token, or in the hue of a category (`--tone` and `--second` come with the data), is none. */
const colours = [
  '/#[0-9a-f]{3,8}\\b/i',
  '/\\b(?:rgb|hsl|hwb|lab|lch|oklab|color)a?\\((?!from var\\()/i',
  '/\\boklch\\((?!from var\\(|[^()]*var\\(--(?:tone|second)\\))/i',
]

/** Logical properties only, no letter-spacing or capitals that break Arabic; what stylelint's own rules find broken. */
export default {
  plugins: ['stylelint-plugin-logical-css'],
  rules: {
    'logical-css/require-logical-properties': [
      true,
      { ignore: ['overflow-x', 'overflow-y', 'overscroll-behavior-x', 'overscroll-behavior-y'] },
    ],
    'logical-css/require-logical-keywords': true,
    'property-disallowed-list': ['letter-spacing', 'text-transform'],
    'declaration-property-value-disallowed-list': {
      'text-align': ['left', 'right', 'justify'],
      float: ['left', 'right'],
      'font-style': ['italic', 'oblique'],
      [coloured]: colours,
    },
    'color-named': 'never',
    'block-no-empty': true,
    'color-no-invalid-hex': true,
    'declaration-block-no-duplicate-properties': [
      true,
      { ignore: ['consecutive-duplicates-with-different-values'] },
    ],
    'no-duplicate-selectors': true,
    'property-no-unknown': true,
    'selector-type-no-unknown': true,
    'unit-no-unknown': true,
    'length-zero-no-unit': true,
  },
  overrides: [
    {
      files: ['**/packages/ui/src/styles/tokens.css'],
      rules: { 'declaration-property-value-disallowed-list': null },
    },
  ],
}
