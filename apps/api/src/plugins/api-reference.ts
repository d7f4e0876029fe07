import swaggerUi from '@fastify/swagger-ui'
import type { FastifyPluginAsync } from 'fastify'

/** Scripts and styles of this service alone; drawings within the styles are data URLs. */
const policy = {
  'default-src': "'none'",
  'script-src': "'self'",
  // The page styles its own drawings inline; nothing that a reader or a caller wrote is on it.
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
}

/** The page brings its own bar with a field for other documents' addresses, and takes a third of a phone's width at each side. */
const css = `
.swagger-ui .topbar { display: none; }
.swagger-ui .wrapper { max-inline-size: 80rem; padding-inline: 1rem; }
.swagger-ui .info { margin-block: 1.5rem; }
.swagger-ui .info table { display: block; max-block-size: 15rem; overflow-y: auto; }
.swagger-ui .info table td:first-child { inline-size: 100%; }
.swagger-ui .opblock .opblock-summary-path { max-inline-size: 100%; }
`

/** A phone shows the page at its own width; the icon is the site's. */
const head = `for (const [tag, parts] of [
  ['meta', { name: 'viewport', content: 'width=device-width' }],
  ['link', { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' }],
])
  document.head.append(Object.assign(document.createElement(tag), parts))`

/**
 * An API's document as pages, at `docs` below its calls, as JSON and as YAML: calls are looked up by a link of their own, and tried
 * with a key from the page itself. Needs `@fastify/swagger` before it, and `caller` after it: a reader has no key yet.
 * @param title what the browser's tab says
 */
export function apiReference(title: string): FastifyPluginAsync {
  return async app => {
    await app.register(swaggerUi, {
      routePrefix: '/docs',
      indexPrefix: app.prefix,
      staticCSP: policy,
      theme: {
        title,
        css: [{ filename: 'masar.css', content: css }],
        js: [{ filename: 'head.js', content: head }],
        favicon: [],
      },
      uiConfig: {
        deepLinking: true,
        docExpansion: 'none',
        defaultModelsExpandDepth: 0,
        displayRequestDuration: true,
        filter: true,
        tryItOutEnabled: false,
        validatorUrl: null,
      },
    })
  }
}
