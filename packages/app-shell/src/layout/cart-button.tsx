import { useLingui } from '@lingui/react/macro'
import { localeOfPath } from '@masar/site-map'
import { CountBadge, Icon, IconButton, LinkButton } from '@masar/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ShoppingCart } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useApp } from '../app-context.ts'
import { loadCartParts } from '../counts/cart-parts.ts'
import { cartQuery, hasCart } from '../counts/counts.ts'
import { useVisitorCart } from '../counts/visitor-cart.ts'
import { AppLink } from '../navigation/app-link.tsx'
import { useSession } from '../session/session-store.ts'
import styles from './layout.module.css'

const loadParts = () => loadCartParts(localeOfPath(location.pathname))
/** The sheet's code and sentences come with its first opening. */
const VisitorCartSheet = lazy(async () => ({ default: (await loadParts()).VisitorCartSheet }))

/** The cart and how much is in it: the account's, the company's, or the one that a visitor has in this browser. */
export function CartButton() {
  const { app } = useApp()
  const hasOwn = useSession(session => hasCart(app, session))
  const isVisitor = useSession(session => session.token === null)
  if (hasOwn) return <AccountCart />
  return isVisitor && app === 'learner' ? <VisitorCart /> : null
}

function AccountCart() {
  const { t } = useLingui()
  const { app } = useApp()
  const client = useQueryClient()
  const cart = useQuery(cartQuery(app)).data?.data.item_count ?? 0
  const isMergeDue = useVisitorCart().length > 0 && app === 'learner'
  useEffect(() => {
    if (!isMergeDue) return
    loadParts()
      .then(parts => parts.mergeVisitorCart(client))
      .catch((error: unknown) => console.warn('the visitor’s cart could not be merged', error))
  }, [isMergeDue, client])
  return (
    <LinkButton
      as={AppLink}
      to="/cart"
      variant="quiet"
      iconOnly
      className={styles.count}
      aria-label={t`Cart, items: ${cart}`}
    >
      <Icon of={ShoppingCart} />
      <CountBadge count={cart} />
    </LinkButton>
  )
}

function VisitorCart() {
  const { t } = useLingui()
  const cart = useVisitorCart().length
  const [isOpen, setOpen] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const open = () => {
    setAsked(true)
    setOpen(true)
  }
  return (
    <>
      <IconButton
        icon={ShoppingCart}
        label={t`Cart, items: ${cart}`}
        aria-haspopup="dialog"
        className={styles.count}
        onPointerEnter={preload}
        onFocus={preload}
        onPress={open}
      >
        <CountBadge count={cart} />
      </IconButton>
      {isAsked && (
        <Suspense fallback={null}>
          <VisitorCartSheet isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}

/** What fails here is asked for again, and told, when it is opened. */
function preload(): void {
  loadParts().catch((error: unknown) => console.info('the cart could not be loaded ahead', error))
}
