import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import {
  createApi,
  demoAccounts,
  demoBuyer,
  demoCoupons,
  demoPassword,
  prepareDemo,
  readEnv,
  sandboxCards,
} from '@masar/api'
import { readBuild } from './assets/build.ts'
import { type Assets, createHost } from './host.ts'
import { cachePrerendered, loadPrerender } from './pages/prerender.ts'
import { countryTable } from './ip-country/table.ts'
import { createLogger } from './logging.ts'
import { logUnhandledRejections } from './unhandled-rejections.ts'
import { closeOnSignals } from './shutdown.ts'

/** Settings → build → listen → close gracefully. `--dev` serves the apps' sources through Vite. */
async function main(): Promise<void> {
  const env = readEnv(process.env)
  const logger = createLogger(env.logLevel)
  logUnhandledRejections(logger)
  const isDevelopment = process.argv.includes('--dev')
  const assets = isDevelopment
    ? await (await import('./vite.ts')).viteAssets(builtWorker)
    : await builtAssets()
  const api = await createApi(env, { logger, countryOf: countryTable(null), isDevelopment })
  const operatorSecret = env.demo
    ? await prepareDemo(api, {
        progress: line => process.stderr.write(`${line}\n`),
        isUpdating: isDevelopment,
      })
    : null
  const app = await createHost({ settings: env, api, assets, logger })
  closeOnSignals(app, logger)
  await app.listen({ host: env.host, port: env.port })
  logger.info({ url: env.publicUrl }, 'listening')
  if (isDevelopment)
    process.stdout.write(
      '\n  Development: changes of apps show at once, those of the API, the host and the demo start the host anew. The browser draws\n  every page; what the host draws (`Assets.prerender`) shows after a build, with `start`.\n',
    )
  process.stdout.write(welcome(env.publicUrl, operatorSecret, env.payments.active === 'sandbox'))
}

/** Where to go and as whom to sign in. */
function welcome(url: string, operatorSecret: string | null, isSandbox: boolean): string {
  const accounts = demoAccounts.map(
    ({ role, email, path }) => `    ${role.padEnd(11)} ${email.padEnd(33)} ${url}${path}`,
  )
  const demo =
    operatorSecret === null
      ? ''
      : `\n  Demo accounts, password ${demoPassword}\n${accounts.join('\n')}\n    The operator’s console is at ${url}/console; the secret for an authenticator app: ${operatorSecret}\n`
  const cards = Object.entries(sandboxCards).map(
    ([number, outcome]) => `    ${number}  ${outcome.replaceAll('_', ' ')}`,
  )
  const shop =
    operatorSecret === null || !isSandbox
      ? ''
      : `\n  Test cards (no money moves); coupons ${demoCoupons.map(({ code }) => code).join(' and ')}; orders in every state: ${demoBuyer}\n${cards.join('\n')}\n`
  return `\n  Masar  ${url}  (English: ${url}/en)\n${demo}${shop}\n  Ctrl-C closes it.\n\n`
}

/** `pnpm build` makes them; their code changes rarely enough that a development start takes the last build's. */
const builtWorker: Assets['worker'] = {
  push: () => readBuilt('realtime/dist/firebase-messaging-sw.js'),
  offline: () => readBuilt('offline/dist/offline-worker.js'),
}

function readBuilt(file: string): Promise<string> {
  return readFile(new URL(`../../../packages/${file}`, import.meta.url), 'utf8')
}

async function builtAssets(): Promise<Assets> {
  const folder = (name: string) => fileURLToPath(new URL(`../../${name}/dist`, import.meta.url))
  const folders = { learner: folder('learner'), company: folder('company') }
  const prerender = await loadPrerender(
    fileURLToPath(new URL('../../learner/dist-server/entry-server.js', import.meta.url)),
  )
  return {
    worker: builtWorker,
    ...(prerender && { prerender: cachePrerendered(prerender) }),
    folders,
    builds: {
      learner: await readBuild('learner', folders.learner),
      company: await readBuild('company', folders.company),
    },
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
  // Handles that an incomplete start has opened would keep the process alive.
  process.exit()
})
