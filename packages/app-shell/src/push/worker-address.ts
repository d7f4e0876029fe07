/** The address of the one service worker, which stands at the root. */
const address = '/firebase-messaging-sw.js'
/** Where browsers have it that subscribed while it showed push messages alone: a subscription belongs to its registration. */
const formerScope = '/firebase-cloud-messaging-push-scope'

interface Policy {
  createScriptURL(url: string): string
}

/** Registers the worker that shows push notifications. Pages accept script URLs of one trusted policy only, which allows this address alone. */
export async function registerPushWorker(): Promise<ServiceWorkerRegistration> {
  const workers = navigator.serviceWorker
  // Of both, the one of the longer scope.
  const known = await workers.getRegistration(formerScope)
  const registration = known ?? (await workers.register(trusted()))
  await registration.update()
  // A subscription needs a worker at work; at the root, the page's own.
  return registration.active ? registration : workers.ready
}

/** The host's first script made the only policy that the page may have; where there is none, the address is taken as it is. */
function trusted(): string {
  const { masarTypes } = globalThis as { masarTypes?: Policy }
  return masarTypes ? masarTypes.createScriptURL(address) : address
}
