/** The service worker's address, and the part of the site that it has to itself: another worker may have the pages. */
const address = '/firebase-messaging-sw.js'
const workerScope = '/firebase-cloud-messaging-push-scope'

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string }
}

/** Registers the worker that draws push messages. Pages take scripts of one trusted policy only, and that one knows this address alone. */
export async function registerPushWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(trusted(), { scope: workerScope })
  await registration.update()
  return registration
}

let kept: string | undefined

function trusted(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  // A policy can be made once; browsers without them take the address as it is.
  return (kept ??= trustedTypes
    ? trustedTypes.createPolicy('masar', { createScriptURL: onlyOurs }).createScriptURL(address)
    : address)
}

function onlyOurs(url: string): string {
  if (url !== address) throw new TypeError(`${url} is no script of ours.`)
  return url
}
