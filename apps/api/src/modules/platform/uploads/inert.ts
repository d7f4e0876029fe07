/** Headers of every response with an uploaded file: always downloaded, never displayed inline. */
export const inert = {
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
}
