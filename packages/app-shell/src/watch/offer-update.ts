import { t } from '@lingui/core/macro'
import { updateMessage } from '@masar/offline/names'
import { showToast, toasts } from '@masar/ui'
import { isInExam } from './in-exam.ts'

/** Milliseconds between two looks at whether an exam has begun, or is over. */
const every = 2000

/** Offers a newer build; nothing reloads by itself. In an exam the offer waits, and a shown one is hidden until it is over. */
export function offerUpdate(): void {
  // Has the newer worker ready before anybody presses.
  void currentWorker().then(worker => worker?.update())
  let shown: number | null = null
  const look = () => {
    // Closed by its person: it is not offered twice.
    if (shown !== null && !toasts.entries().some(({ id }) => id === shown)) return clearInterval(looking)
    const isBusy = isInExam(location.pathname)
    if (isBusy && shown !== null) {
      toasts.close(shown)
      shown = null
    } else if (!isBusy && shown === null)
      shown = showToast({
        text: t`A new version of Masar is ready.`,
        timeout: Infinity,
        action: { label: t`Update now`, onAction: () => void update() },
      })
  }
  const looking = setInterval(look, every)
  look()
}

/** Where this page alone is open the new worker takes over with it; else it waits, and the page is new all the same. */
async function update(): Promise<void> {
  const worker = await currentWorker()
  worker?.waiting?.postMessage(updateMessage)
  location.reload()
}

/** Without TLS browsers have no service workers. */
async function currentWorker(): Promise<ServiceWorkerRegistration | undefined> {
  return (navigator.serviceWorker as ServiceWorkerContainer | undefined)?.getRegistration('/')
}
