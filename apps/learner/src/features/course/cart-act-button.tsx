import { Trans, useLingui } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { addToVisitorCart, AppLink, isSignedIn, useSession } from '@masar/app-shell'
import { cartActs, cartScope, changeCart } from '@masar/checkout/cart-acts'
import { Button, buttonClass, showToast } from '@masar/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

interface CartActButtonProps {
  course: { id: number }
  isInCart: boolean
  look: object
}

/** Puts a course into the cart, the account's or a visitor's; from then on it leads there. */
export function CartActButton({ course, isInCart, look }: CartActButtonProps) {
  const { t } = useLingui()
  const link = useRef<HTMLAnchorElement>(null)
  const wasPressed = useRef(false)
  const { isPending, add } = useAdding(course)
  useEffect(() => {
    // The button that was pressed has become a link, and its focus is nowhere.
    if (isInCart && wasPressed.current && document.activeElement === document.body)
      link.current?.focus({ preventScroll: true })
    wasPressed.current = false
  }, [isInCart])
  if (isInCart)
    return (
      <AppLink ref={link} to="/cart" className={buttonClass(look)}>
        <Trans>Go to the cart</Trans>
      </AppLink>
    )
  const press = () => {
    wasPressed.current = true
    add(() => showToast({ tone: 'success', text: t`Added to the cart.` }))
  }
  return (
    <Button {...look} isPending={isPending} onPress={press}>
      <Trans>Add to cart</Trans>
    </Button>
  )
}

function useAdding({ id }: { id: number }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const signedIn = useSession(isSignedIn)
  const refuse = (text: string) => showToast({ tone: 'danger', text })
  const adding = useMutation<unknown, ApiError, () => void>({
    scope: cartScope('learner'),
    mutationFn: async onAdded => {
      await changeCart(client, 'learner', cartActs.add(id))
      onAdded()
    },
    onError: error => {
      refuse(
        error.kind === 'answer'
          ? error.message
          : t`This could not be saved. Try again once you are connected.`,
      )
    },
  })
  return {
    isPending: adding.isPending,
    add: (onAdded: () => void) => {
      if (signedIn) adding.mutate(onAdded)
      else if (addToVisitorCart(id)) onAdded()
      else refuse(t`Your cart is full. Remove a course, or sign in and buy what is in it.`)
    },
  }
}
