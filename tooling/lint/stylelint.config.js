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
    },
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
}
