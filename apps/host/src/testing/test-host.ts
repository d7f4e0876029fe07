import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { buildOf } from '../assets/build.ts'
import type { Manifest } from '../assets/manifest.ts'
import { precompress } from '../cli/precompress.ts'
import { type Assets, createHost } from '../host.ts'
import { createLogger } from '../logging.ts'
import type { Service } from '../service.ts'
import type { HostSettings } from '../settings.ts'

/** A manifest like those the apps' builds leave. */
export const manifest: Manifest = {
  'src/main.tsx': {
    file: 'assets/main-Ab12.js',
    isEntry: true,
    imports: ['_react-Cd34.js'],
    css: ['assets/main-Ef56.css'],
    assets: [
      'assets/readex-pro-arabic-wght-normal-Gh78.woff2',
      'assets/readex-pro-basic-Ij90.woff2',
      'assets/readex-pro-latin-ext-wght-normal-Xx00.woff2',
    ],
  },
  '_react-Cd34.js': { file: 'assets/react-Cd34.js' },
  '_card-Kl12.js': { file: 'assets/card-Kl12.js', css: ['assets/card-Kl12.css'] },
  'src/routes/Course.$id.tsx?tsr-split=component': {
    file: 'assets/course-Mn34.js',
    isDynamicEntry: true,
    imports: ['src/main.tsx', '_card-Kl12.js'],
  },
  'src/routes/Course.$id.tsx?tsr-split=errorComponent': {
    file: 'assets/trouble-Yy00.js',
    isDynamicEntry: true,
  },
  'src/locales/ar.po': { file: 'assets/ar-Qr78.js', isDynamicEntry: true },
  'src/locales/messages-en.ts': { file: 'assets/en-St90.js', isDynamicEntry: true },
  'src/features/exam/locales/ar.po': { file: 'assets/ar-Uv12.js', isDynamicEntry: true },
  'src/routes/index.tsx?tsr-split=component': {
    file: 'assets/home-Op56.js',
    isDynamicEntry: true,
    imports: ['src/main.tsx', '_card-Kl12.js'],
  },
}

const files: Record<string, string> = {
  '.vite/manifest.json': JSON.stringify(manifest),
  'assets/main-Ab12.js': `export const path = '${'مسار '.repeat(400)}'`,
  'assets/main-Ab12.js.map': '{}',
  'assets/tiny-Zz99.js': 'export {}',
  'plain.txt': 'as it is',
  'index.html': '<!doctype html>',
}

/** A small API, spoken to as the real one is. */
export function serviceOf(plugin: FastifyPluginAsync): Service & { closed: () => boolean; isReady: boolean } {
  let isClosed = false
  return {
    plugin,
    isReady: true,
    async ready() {
      return this.isReady
    },
    publicVersion: () => 0,
    closed: () => isClosed,
    async close() {
      isClosed = true
    },
  }
}

export const settings: HostSettings = {
  host: '127.0.0.1',
  port: 0,
  publicUrl: 'https://masar.test',
  production: true,
  apiKeys: ['masar-web'],
  trustProxy: [],
  logLevel: 'info',
  defaultCountry: 'SA',
  realtime: {
    apps: [{ id: 'masar', key: 'masar-web', secret: 'a secret of the tests', clientEvents: true }],
    outside: null,
  },
}

export interface TestHost {
  app: FastifyInstance
  service: ReturnType<typeof serviceOf>
  log: () => string
  end: () => Promise<void>
}

/** Without what is not given. */
const defined = <Given extends object>(given: Given) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<Given>

/** A host over built files in a folder of its own. */
export async function startTestHost(
  plugin: FastifyPluginAsync,
  more: Partial<HostSettings> = {},
  {
    publicVersion,
    publicAnswer,
    ...assets
  }: Pick<Assets, 'prerender'> & Partial<Pick<Service, 'publicVersion' | 'publicAnswer'>> = {},
): Promise<TestHost> {
  const folder = await mkdtemp(join(tmpdir(), 'masar-host-'))
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  await precompress(folder)
  let log = ''
  const logger = createLogger('info', {
    write: line => {
      log += line
    },
  })
  const service = { ...serviceOf(plugin), ...defined({ publicVersion, publicAnswer }) }
  const app = await createHost({
    settings: { ...settings, ...more },
    api: service,
    logger,
    assets: {
      ...assets,
      worker: {
        push: async () => 'self.addEventListener("push", () => {})',
        offline: async () => 'self.addEventListener("fetch", () => {})',
      },
      folders: { learner: folder, company: folder },
      builds: { learner: buildOf('learner', manifest), company: buildOf('company', manifest) },
    },
  })
  await app.ready()
  return {
    app,
    service,
    log: () => log,
    async end() {
      await app.close()
      await rm(folder, { recursive: true })
    },
  }
}
