import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Assets } from '../host.ts'
import { loadPrerender } from '../pages/prerender.ts'
import { readBuild } from './build.ts'

/** `pnpm build` makes them; their code changes rarely enough that a development start takes the last build's. */
export const builtWorker: Assets['worker'] = {
  push: () => readBuilt('realtime/dist/firebase-messaging-sw.js'),
  offline: () => readBuilt('offline/dist/offline-worker.js'),
}

function readBuilt(file: string): Promise<string> {
  return readFile(new URL(`../../../../packages/${file}`, import.meta.url), 'utf8')
}

/**
 * What `pnpm build` has left of both apps.
 * @throws when there is no build, saying how to make one
 */
export async function builtAssets(): Promise<Assets> {
  const folder = (name: string) => fileURLToPath(new URL(`../../../${name}/dist`, import.meta.url))
  const folders = { learner: folder('learner'), company: folder('company') }
  const prerender = await loadPrerender(
    fileURLToPath(new URL('../../../learner/dist-server/entry-server.js', import.meta.url)),
  )
  return {
    worker: builtWorker,
    ...(prerender && { prerender }),
    folders,
    builds: {
      learner: await readBuild('learner', folders.learner),
      company: await readBuild('company', folders.company),
    },
  }
}
