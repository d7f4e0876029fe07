import type { AnyRouter } from '@tanstack/react-router'
import { forgetCarriedOnLeaving } from '../language/forget-carried.ts'
import { returnFocusOnBack } from './focus-return.ts'

/** What follows the person from page to page; loaded after the first of them is there. */
export function followNavigation(router: AnyRouter): void {
  returnFocusOnBack(router)
  forgetCarriedOnLeaving(router)
}
