import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink, LoadError, useApp, useGo } from '@masar/app-shell'
import { buttonClass, EmptyState, Heading, LoadMore, NativeSelect, Skeleton } from '@masar/ui'
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { orderYearsQuery, ordersQuery, refetchOrders } from '../order/api.ts'
import { OrderEvents } from '../order/order-events.tsx'
import styles from './history.module.css'
import { byYear } from './model.ts'
import { OrderCard } from './order-card.tsx'

/** The buyer's orders, newest first, by year. @param year of the address; all where it names none */
export function HistoryScreen({ year }: { year?: number | undefined }) {
  const { app } = useApp()
  const client = useQueryClient()
  return (
    <div className={styles.page}>
      <OrderEvents onChange={() => void refetchOrders(client, app)} />
      <div className={styles.head}>
        <Heading level={1}>
          <Trans>Your orders</Trans>
        </Heading>
        <YearPicker year={year} />
      </div>
      <Orders year={year} />
    </div>
  )
}

function YearPicker({ year }: { year: number | undefined }) {
  const { t } = useLingui()
  const { app } = useApp()
  const go = useGo()
  const years = useQuery(orderYearsQuery(app)).data?.data.years ?? []
  const known = year === undefined || years.includes(year) ? years : [...years, year]
  if (known.length === 0) return null
  return (
    <NativeSelect
      label={t`Year`}
      isOptional={false}
      className={styles.year}
      value={year === undefined ? '' : String(year)}
      placeholder={t`All years`}
      options={known.map(each => ({ value: String(each), label: String(each) }))}
      onChange={chosen =>
        go(chosen === '' ? '/shop-history' : `/shop-history?year=${chosen}`, { replace: true })
      }
    />
  )
}

function Orders({ year }: { year: number | undefined }) {
  const { app } = useApp()
  const client = useQueryClient()
  const list = useInfiniteQuery({ ...ordersQuery(app, year), placeholderData: keepPreviousData })
  const orders = list.data?.pages.flatMap(page => page.data) ?? []
  if (list.isPending) return <Loading />
  if (list.isError && orders.length === 0)
    return (
      <LoadError
        error={list.error}
        isRetrying={list.isFetching}
        onRetry={() => void refetchOrders(client, app)}
      />
    )
  if (orders.length === 0) return <NoOrders year={year} />
  return (
    <div className={styles.page} aria-busy={list.isPlaceholderData}>
      {byYear(orders).map(({ year: of, orders: group }) => (
        <section key={of} className={styles.group} aria-labelledby={`orders-${of}`}>
          <Heading level={2} size="sm" id={`orders-${of}`}>
            {of}
          </Heading>
          <ul className={styles.list}>
            {group.map(order => (
              <OrderCard key={order.id} order={order} />
            ))}
          </ul>
        </section>
      ))}
      <LoadMore
        shown={orders.length}
        total={Math.max(list.data?.pages[0]?.meta.total ?? 0, orders.length)}
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        hasFailed={list.isFetchNextPageError}
        onLoadMore={() => void list.fetchNextPage()}
      />
    </div>
  )
}

function NoOrders({ year }: { year: number | undefined }) {
  const { app } = useApp()
  if (year !== undefined)
    return (
      <EmptyState
        drawing="orders"
        title={<Trans>No orders in this year</Trans>}
        action={
          <AppLink to="/shop-history" replace className={buttonClass({ variant: 'secondary' })}>
            <Trans>Show all years</Trans>
          </AppLink>
        }
      />
    )
  return (
    <EmptyState
      drawing="orders"
      title={<Trans>No orders yet</Trans>}
      action={
        <AppLink to={app === 'company' ? '/cart' : '/courses'} className={buttonClass()}>
          {app === 'company' ? <Trans>To the cart</Trans> : <Trans>Browse the courses</Trans>}
        </AppLink>
      }
    >
      <Trans>What you buy is listed here, with its invoice and the way to a refund.</Trans>
    </EmptyState>
  )
}

function Loading() {
  const { t } = useLingui()
  return (
    <div className={styles.list} role="status" aria-label={t`Loading your orders`}>
      {[1, 2, 3].map(row => (
        <Skeleton key={row} height="11rem" />
      ))}
    </div>
  )
}
