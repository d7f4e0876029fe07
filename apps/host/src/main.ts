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
import { builtAssets, builtWorker } from './assets/built-assets.ts'
import { fillArgument, fillDatabase, fillNewDatabase } from './first-start.ts'
import { createHost } from './host.ts'
import { countryTable } from './ip-country/table.ts'
import { createLogger } from './logging.ts'
import { logUnhandledRejections } from './unhandled-rejections.ts'
import { createPackagesHost, listenForPackages } from './packages/packages-host.ts'
import { builtPlayer } from './packages/player-files.ts'
import { closeOnSignals } from './shutdown.ts'
import { giveBackStartMemory } from './start-memory.ts'

/** Settings → build → listen → close gracefully. `--dev` serves the apps' sources through Vite. */
async function main(): Promise<void> {
  const env = readEnv(process.env)
  if (process.argv.includes(fillArgument)) return fillDatabase(env)
  const logger = createLogger(env.logLevel)
  logUnhandledRejections(logger)
  const isDevelopment = process.argv.includes('--dev')
  const assets = isDevelopment
    ? await (await import('./vite.ts')).viteAssets(builtWorker)
    : await builtAssets()
  if (!isDevelopment) await fillNewDatabase(env, fileURLToPath(import.meta.url))
  const api = await createApi(env, { logger, countryOf: countryTable(null), isDevelopment })
  const operatorSecret = env.demo
    ? await prepareDemo(api, {
        progress: line => process.stderr.write(`${line}\n`),
        isUpdating: isDevelopment,
      })
    : null
  const app = await createHost({ settings: env, api, assets, logger })
  const packages =
    env.packages.origin === null
      ? null
      : await createPackagesHost({ settings: env, packages: api.packages, player: builtPlayer, logger })
  if (packages) app.addHook('preClose', () => packages.close())
  closeOnSignals(app, logger)
  await app.listen({ host: env.host, port: env.port })
  if (packages) await listenForPackages(app, packages, env)
  logger.info({ url: env.publicUrl }, 'listening')
  giveBackStartMemory()
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

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
  // Handles that an incomplete start has opened would keep the process alive.
  process.exit()
})
