import type { Locale } from '@masar/site-map'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'

/** What the header needs of the cart's feature, which depends on this package. */
export interface CartParts {
  /** A visitor's cart, opened from the header. */
  VisitorCartSheet: ComponentType<{ isOpen: boolean; onOpenChange: (isOpen: boolean) => void }>
  /** Moves the visitor's cart into the cart of the person who has signed in. */
  mergeVisitorCart: (client: QueryClient) => Promise<void>
}

type LoadCartParts = (locale: Locale) => Promise<CartParts>

let load: LoadCartParts | undefined

/** Names the code of the cart's sheet and of its merging, loaded when they are needed: no page's first view grows by it. */
export function provideCartParts(given: LoadCartParts): void {
  load = given
}

/** @throws where no app has provided them, or they can't be fetched */
export async function loadCartParts(locale: Locale): Promise<CartParts> {
  if (!load) throw new Error('The app provides no parts of the cart.')
  return load(locale)
}
