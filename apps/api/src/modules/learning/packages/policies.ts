/** Of our own page around a package: nothing but its own files, and the package in a frame; shown by the site alone. */
export function playerPolicy(siteOrigin: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${siteOrigin}`,
  ].join('; ')
}

/** Of a file of a package: it may run what it brings, and reach nothing else. */
export function contentPolicy(siteOrigin: string): string {
  return [
    "default-src 'self' data: blob: 'unsafe-inline' 'unsafe-eval'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors 'self' ${siteOrigin}`,
  ].join('; ')
}

/** Of the empty page that content leaves for. */
export const closedPolicy = (siteOrigin: string) => `default-src 'none'; frame-ancestors 'self' ${siteOrigin}`
