import { PageLoadError, useApp, usePageTitle } from '@masar/app-shell'
import { PathLoader, UiProvider, usualReading } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { billQuery } from './api.ts'
import { BillActs } from './bill-acts.tsx'
import { BillSheet } from './bill-sheet.tsx'
import { useBothLanguages } from './both-languages.ts'
import styles from './bill.module.css'

/** A bill for anyone with its URL: to read, to print, to save as PDF. @param id 22 characters of base64url */
export function BillScreen({ id }: { id: string }) {
  const { locale } = useApp()
  const query = useQuery(billQuery(id))
  const areWordsThere = useBothLanguages() !== undefined
  const bill = query.data?.data
  usePageTitle(bill?.number)
  if (query.isError)
    return (
      <PageLoadError error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
    )
  if (!bill || !areWordsThere) return <PathLoader />
  return (
    <div className={styles.screen}>
      <BillActs bill={bill} />
      {/* A legal document: the Gregorian calendar and 0–9, as on its PDF, whatever its reader chose. */}
      <UiProvider locale={locale} reading={usualReading}>
        <BillSheet bill={bill} />
      </UiProvider>
    </div>
  )
}
