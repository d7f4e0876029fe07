import { Trans } from '@lingui/react/macro'
import { Button, Card, Heading, Text } from '@masar/ui'
import { Braces, Download, LogOut } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { leave, useApp, useLeaving } from '@masar/app-shell'
import { useDownload } from './own-data.ts'
import styles from './profile.module.css'

/** Asked for rarely, so its code comes when it is. */
const DeleteDialog = lazy(async () => ({ default: (await import('./delete-dialog.tsx')).DeleteDialog }))

/** One's own data, signing out, and leaving for good. */
export function Leaving({ email, isInstructor }: { email: string | undefined; isInstructor: boolean }) {
  const isCompany = useApp().app === 'company'
  const isLeaving = useLeaving()
  const [isAsking, setAsking] = useState(false)
  const { download, dialog } = useDownload()
  return (
    <Card as="section" className={styles.part} aria-labelledby="leaving">
      <Heading level={2} size="md" id="leaving">
        <Trans>Your data, signing out and leaving</Trans>
      </Heading>
      <div className={styles.acts}>
        <Button
          variant="secondary"
          iconStart={Download}
          isPending={download.isPending && download.variables === 'page'}
          onPress={() => download.mutate('page')}
        >
          <Trans>Download my data</Trans>
        </Button>
        <Button
          variant="secondary"
          iconStart={Braces}
          isPending={download.isPending && download.variables === 'json'}
          onPress={() => download.mutate('json')}
        >
          <Trans>As JSON, for other programs</Trans>
        </Button>
        <Button variant="secondary" iconStart={LogOut} isPending={isLeaving} onPress={() => void leave()}>
          <Trans>Sign out</Trans>
        </Button>
      </div>
      {dialog}
      {download.error && (
        <Text role="alert" size="sm">
          {download.error.kind === 'answer' ? (
            download.error.message
          ) : (
            <Trans>No connection. Nothing was downloaded.</Trans>
          )}
        </Text>
      )}
      {email !== undefined && (
        <div className={styles.end}>
          <Text soft size="sm" measure>
            {isCompany ? (
              <Trans>Deleting the account ends the portal for your company for good.</Trans>
            ) : (
              <Trans>Deleting the account cannot be undone.</Trans>
            )}{' '}
            <Trans>First we show you what is deleted and what stays.</Trans>
          </Text>
          <Button variant="quiet" className={styles.danger} onPress={() => setAsking(true)}>
            <Trans>Delete the account</Trans>
          </Button>
        </div>
      )}
      {isAsking && email !== undefined && (
        <Suspense fallback={null}>
          <DeleteDialog email={email} isInstructor={isInstructor} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Card>
  )
}
