/** The service worker's address and its scope, apart from the pages: another worker may control them. */
const address = '/firebase-messaging-sw.js'
const workerScope = '/firebase-cloud-messaging-push-scope'

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string }
}

/** Registers the worker that shows push notifications. Pages accept script URLs of one trusted policy only, which allows this address alone. */
export async function registerPushWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(trusted(), { scope: workerScope })
  await registration.update()
  return registration
}

let trustedAddress: string | undefined

function trusted(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  // A policy can be created once; browsers without Trusted Types take the address as it is.
  return (trustedAddress ??= trustedTypes
    ? trustedTypes.createPolicy('masar', { createScriptURL: onlyOurs }).createScriptURL(address)
    : address)
}

function onlyOurs(url: string): string {
  if (url !== address) throw new TypeError(`${url} is not the push worker.`)
  return url
}
