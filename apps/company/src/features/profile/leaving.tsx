import { Trans } from '@lingui/react/macro'
import { signOut } from '@masar/app-shell'
import { Button, Card, Heading, Text } from '@masar/ui'
import { LogOut } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import styles from './profile.module.css'

/** Asked for rarely, so its code comes when it is. */
const DeleteDialog = lazy(async () => ({ default: (await import('./delete-dialog.tsx')).DeleteDialog }))

/** Signing out, and leaving for good. */
export function Leaving({ email }: { email: string | undefined }) {
  const [isLeaving, setLeaving] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const leave = () => {
    setLeaving(true)
    void signOut()
  }
  return (
    <Card as="section" className={styles.section}>
      <Heading level={2}><Trans>Account</Trans></Heading>
      <div><Button variant="secondary" iconStart={LogOut} isPending={isLeaving} onPress={leave}><Trans>Sign out</Trans></Button></div>
      {email !== undefined && (
        <div className={styles.end}>
          <Text soft size="sm" measure><Trans>Deleting the account ends the portal for your company for good. Invoices are kept as the law demands.</Trans></Text>
          <div><Button variant="secondary" className={styles.danger} onPress={() => setAsking(true)}><Trans>Delete the account</Trans></Button></div>
        </div>
      )}
      {isAsking && email !== undefined && <Suspense fallback={null}><DeleteDialog email={email} onClose={() => setAsking(false)} /></Suspense>}
    </Card>
  )
}
