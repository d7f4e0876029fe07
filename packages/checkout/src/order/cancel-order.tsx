import { Trans, useLingui } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { useApp } from '@masar/app-shell'
import { Button } from '@masar/ui'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { cancelOrder, refetchOrders, showOrder } from './api.ts'

const ConfirmDialog = lazy(() =>
  import('@masar/ui/dialog').then(({ ConfirmDialog }) => ({ default: ConfirmDialog })),
)

/** The way out of an order that waits, after a question. An order that was paid meanwhile is shown as it is. */
export function CancelOrder({ id }: { id: string }) {
  const { t } = useLingui()
  const { app } = useApp()
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const cancel = async () => {
    try {
      showOrder(client, app, await cancelOrder(app, id))
    } catch (thrown) {
      setError(thrown as ApiError)
      void refetchOrders(client, app)
      throw thrown
    }
  }
  return (
    <>
      <Button variant="quiet" onPress={() => setOpen(true)}>
        <Trans>Cancel the order</Trans>
      </Button>
      {isOpen && (
        <Suspense>
          <ConfirmDialog
            title={<Trans>Cancel this order?</Trans>}
            action={<Trans>Cancel the order</Trans>}
            isDanger
            isOpen
            onOpenChange={setOpen}
            onConfirm={cancel}
            failure={error?.kind === 'answer' ? error.message : t`Not cancelled: there is no connection.`}
          >
            <Trans>Nothing is charged. The courses stay in your cart.</Trans>
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  )
}
