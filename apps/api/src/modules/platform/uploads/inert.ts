/** Of every answer with a file that somebody uploaded: never opened in the page that links to it, whatever it is, but saved. */
export const inert = {
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
}
