import { Trans } from '@lingui/react/macro'
import { Button, Text } from '@masar/ui'
import { lazy, Suspense, useState } from 'react'
import styles from './profile.module.css'

const DeleteDialog = lazy(async () => ({ default: (await import('./delete-dialog.tsx')).DeleteDialog }))

/** The way to delete an account; what is lost is said before. */
export function DeleteAccount({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.deletion}>
      <Text soft size="sm" measure><Trans>Deleting the account takes your courses, results and certificates with it. It cannot be undone.</Trans></Text>
      <Button variant="quiet" className={styles.danger} onPress={() => setOpen(true)}><Trans>Delete the account</Trans></Button>
      {isOpen && <Suspense fallback={null}><DeleteDialog email={email} onClose={() => setOpen(false)} /></Suspense>}
    </div>
  )
}
