import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { AppError } from '../../../errors.ts'
import type { MediaLink, MediaLinks } from '../../../gateways/media-links.ts'
import { storedName, type Storage } from '../../../gateways/storage.ts'
import { avatarFile } from '../../accounts/avatar/names.ts'
import { browserTokens } from '../../../plugins/browser-tokens.ts'
import { portraitPictures } from '../../accounts/portrait/routes.ts'

const types: Record<string, string> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt; charset=utf-8',
  pdf: 'application/pdf',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  csv: 'text/csv; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
}

/** A file behind a signed address. */
interface Signed {
  Params: { name: string }
  Querystring: Record<string, string>
}

/** The policy of a media file that is opened as a document: it may do nothing. */
const inert = {
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
  'accept-ranges': 'bytes',
  'content-disposition': 'inline',
}

/**
 * Media behind signed addresses, in ranges so that a video can be sought; never run as a page.
 * @param mayOpen whether who asks is the viewer, and may see what a link is for at this moment: an address ends with the access that it was signed
 *   for, and with the session
 */
export function media(
  storage: Storage,
  links: MediaLinks,
  mayOpen: (link: MediaLink, tokens: readonly string[]) => Promise<boolean>,
): FastifyPluginAsync {
  return async app => {
    await app.register(portraitPictures)
    app.get<{ Params: { name: string } }>(
      '/media/avatars/:name',
      { exposeHeadRoute: true },
      async (request, reply) => {
        const file = avatarFile(`/media/avatars/${request.params.name}`)
        const size = file === null ? null : await storage.size(file)
        if (file === null || size === null) throw new AppError('not_found')
        // Its name cannot be guessed, and a new picture has a new one.
        return send(
          reply.headers({
            ...inert,
            'content-type': 'image/webp',
            'cache-control': 'private, max-age=86400, immutable',
          }),
          storage,
          file,
          size,
          request.headers.range,
        )
      },
    )

    for (const folder of ['', 'recordings/'])
      app.get<Signed>(`/media/${folder}:name`, { exposeHeadRoute: true }, async (request, reply) => {
        const name = folder + request.params.name
        if (!storedName.test(name)) throw new AppError('not_found')
        const link = links.read(name, request.query)
        if (link === null) throw new AppError('forbidden')
        if (!(await mayOpen(link, browserTokens(request)))) throw new AppError('not_enrolled')
        const size = await storage.size(name)
        if (size === null) throw new AppError('not_found')
        reply.headers({
          'content-type': types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
          ...inert,
          'cache-control': 'private, max-age=3600, immutable',
        })
        return send(reply, storage, name, size, request.headers.range)
      })
  }
}

function send(
  reply: FastifyReply,
  storage: Storage,
  name: string,
  size: number,
  header: string | undefined,
): FastifyReply {
  const range = rangeOf(header, size)
  if (range === null) return reply.header('content-length', size).send(storage.read(name))
  if (range === 'outside') return reply.code(416).header('content-range', `bytes */${size}`).send('')
  reply.code(206).headers({
    'content-range': `bytes ${range.start}-${range.end}/${size}`,
    'content-length': range.end - range.start + 1,
  })
  return reply.send(storage.read(name, range))
}

/** One range, as browsers ask for it (RFC 9110, 14.2); several at once are answered with the whole. */
export function rangeOf(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'outside' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return null
  const start = match[1] === '' ? Math.max(0, size - Number(match[2])) : Number(match[1])
  const end = match[1] === '' || match[2] === '' ? size - 1 : Math.min(size - 1, Number(match[2]))
  return start > end || start >= size ? 'outside' : { start, end }
}
