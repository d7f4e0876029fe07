import { plural, t } from '@lingui/core/macro'
import { cartQuery, hasCart, removeFromVisitorCart, sessionStore, visitorCart } from '@masar/app-shell'
import { showToast } from '@masar/ui'
import type { QueryClient } from '@tanstack/react-query'
import { cartActs, changeCart } from '../cart-acts/index.ts'

let underWay: Promise<void> | undefined

/**
 * Moves the visitor's cart into the cart of the person who has signed in, once, however many places and tabs ask for it. It stays in the browser
 * until the service has it; an error is shown, and can be retried.
 */
export function mergeVisitorCart(client: QueryClient): Promise<void> {
  return (underWay ??= oneTabAtATime(() => merge(client)).finally(() => {
    underWay = undefined
  }))
}

async function merge(client: QueryClient): Promise<void> {
  const courses = visitorCart()
  if (courses.length === 0 || !hasCart('learner', sessionStore.getState())) return
  try {
    const { data } = await changeCart(client, 'learner', cartActs.merge(courses))
    removeFromVisitorCart(courses)
    void client.invalidateQueries({ queryKey: cartQuery('learner').queryKey })
    const inCart = new Set(data.lines.map(({ course }) => course.id))
    const leftOut = courses.filter(id => !inCart.has(id)).length
    if (leftOut > 0)
      showToast({
        text: plural(leftOut, {
          one: '# course was not put into your cart: it is yours already, or no longer sold.',
          other: '# courses were not put into your cart: they are yours already, or no longer sold.',
        }),
      })
  } catch (error) {
    console.warn('the visitor’s cart could not be merged', error)
    showToast({
      tone: 'danger',
      text: t`The courses you chose before signing in are not in your cart yet.`,
      action: { label: t`Try again`, onAction: () => void mergeVisitorCart(client) },
    })
  }
}

/** Without TLS browsers have no locks; merging twice then does no harm but work. */
async function oneTabAtATime(act: () => Promise<void>): Promise<void> {
  const { locks } = navigator as { locks?: LockManager }
  return locks ? locks.request('masar-cart-merge', act) : act()
}
