/** The service worker's address and its scope, apart from the pages: another worker may control them. */
const address = '/firebase-messaging-sw.js'
const workerScope = '/firebase-cloud-messaging-push-scope'

interface Policy {
  createScriptURL(url: string): string
}

/** Registers the worker that shows push notifications. Pages accept script URLs of one trusted policy only, which allows this address alone. */
export async function registerPushWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(trusted(), { scope: workerScope })
  await registration.update()
  return registration
}

/** The host's first script made the only policy that the page may have; where there is none, the address is taken as it is. */
function trusted(): string {
  const { masarTypes } = globalThis as { masarTypes?: Policy }
  return masarTypes ? masarTypes.createScriptURL(address) : address
}
