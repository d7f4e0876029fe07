import { Trans, useLingui } from '@lingui/react/macro'
import { saveFile } from '@masar/app-shell'
import { Button, CodeBlock, QrCode, showToast, Text } from '@masar/ui'
import { ConfirmDialog, Dialog } from '@masar/ui/dialog'
import { Download } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { FailureText } from '../../parts/failure.tsx'
import { useWithdrawLink } from './api.ts'
import styles from './links.module.css'

interface LinkDialogProps {
  /** How the list calls the link. */
  name: ReactNode
  onClose: () => void
}

/** The link as a code for cameras. */
export function QrDialog({ address, name, onClose }: LinkDialogProps & { address: string }) {
  const { t } = useLingui()
  const code = useRef<SVGSVGElement>(null)
  const save = () => {
    if (code.current === null) return
    // For paper: the page shows it small.
    const picture = code.current.cloneNode(true) as SVGSVGElement
    picture.setAttribute('width', '1200')
    saveFile('masar-join.svg', new XMLSerializer().serializeToString(picture), 'image/svg+xml')
  }
  return (
    <Dialog
      title={<Trans>QR code: {name}</Trans>}
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      actions={close => (
        <>
          <Button variant="secondary" iconStart={Download} onPress={save}>
            <Trans>Save the picture</Trans>
          </Button>
          <Button onPress={close}>
            <Trans>Close</Trans>
          </Button>
        </>
      )}
    >
      <div className={styles.qr}>
        <QrCode ref={code} text={address} label={t`QR code of the link for joining`} />
        <Text soft size="sm">
          <Trans>Point a phone’s camera at it to open the page for joining.</Trans>
        </Text>
        <CodeBlock code={address} isWrapped />
      </div>
    </Dialog>
  )
}

/** Asks before a link ends. */
export function WithdrawDialog({ id, name, onClose }: LinkDialogProps & { id: number }) {
  const { t } = useLingui()
  const withdrawing = useWithdrawLink(id)
  return (
    <ConfirmDialog
      title={<Trans>Withdraw the link “{name}”?</Trans>}
      action={<Trans>Withdraw the link</Trans>}
      isDanger
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      onConfirm={async () => {
        await withdrawing.mutateAsync()
        showToast({ tone: 'success', text: t`The link no longer works` })
      }}
      failure={withdrawing.error ? <FailureText error={withdrawing.error} /> : <Trans>Try again.</Trans>}
    >
      <Text>
        <Trans>
          From now on, nobody can join by it, and this can’t be undone. Everyone who has joined stays.
        </Trans>
      </Text>
    </ConfirmDialog>
  )
}
