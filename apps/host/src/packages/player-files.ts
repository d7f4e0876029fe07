import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'

/** What the page around a package loads; nothing of it is anybody's. */
export interface PlayerFiles {
  /** By the names that the page uses. */
  read: (name: PlayerFile) => Promise<string>
}
const files = ['player.js', 'scorm12.js', 'scorm2004.js'] as const
type PlayerFile = (typeof files)[number]

/** As a frame fills its page, in either scheme of colours. */
const style =
  'html,body{margin:0;height:100%}iframe{display:block;inline-size:100%;block-size:100%;border:0;background:#fff}'

const builtFrom = new URL('../../../../packages/package-player/', import.meta.url)
const places: Record<PlayerFile, string> = {
  'player.js': 'dist/package-player.js',
  'scorm12.js': 'node_modules/scorm-again/dist/scorm12.min.js',
  'scorm2004.js': 'node_modules/scorm-again/dist/scorm2004.min.js',
}

/** `pnpm build` makes the one; the others are those of scorm-again. */
export const builtPlayer: PlayerFiles = { read: name => readFile(new URL(places[name], builtFrom), 'utf8') }

export function addPlayerFiles(app: FastifyInstance, player: PlayerFiles): void {
  for (const name of files)
    app.get(`/_player/${name}`, async (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=3600')
        .type('text/javascript; charset=utf-8')
        .send(await player.read(name)),
    )
  app.get('/_player/player.css', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/css; charset=utf-8').send(style),
  )
}
