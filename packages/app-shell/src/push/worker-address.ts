/** The address of the one service worker, which is at the root. */
const address = '/firebase-messaging-sw.js'
/** Where browsers have it that subscribed while it showed push messages alone: a subscription belongs to its registration. */
const formerScope = '/firebase-cloud-messaging-push-scope'
/** How long an installation may take. */
const timeoutMs = 20_000

interface Policy {
  createScriptURL(url: string): string
}

/** Registers the worker that shows push notifications. Pages accept script URLs of one trusted policy only, which allows this address alone. */
export async function registerPushWorker(): Promise<ServiceWorkerRegistration> {
  const workers = navigator.serviceWorker
  // Of both, the one of the longer scope.
  const known = await workers.getRegistration(formerScope)
  const registration = known ?? (await workers.register(trusted()))
  // One that is being installed is the newest, and browsers refuse to update it. A subscription needs a worker at work; at
  // the root, the page's own.
  if (!registration.active) return atWork(workers)
  await registration.update()
  return registration
}

/** @throws when it is not at work in time: one that cannot be installed never is */
function atWork(workers: ServiceWorkerContainer): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The service worker was not installed in time.')), timeoutMs)
  })
  return Promise.race([workers.ready, late])
}

/** The host's first script made the only policy that the page may have; where there is none, the address is taken as it is. */
function trusted(): string {
  const { masarTypes } = globalThis as { masarTypes?: Policy }
  return masarTypes ? masarTypes.createScriptURL(address) : address
}
