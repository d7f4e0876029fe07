import { Trans, useLingui } from '@lingui/react/macro'
import { unwrap } from '@masar/api-sdk'
import { Button, CodeBlock, QrCode, Text } from '@masar/ui'
import accountStyles from '../accounts.module.css'
import { useAccountApi } from '../api/account-api.ts'
import { CodeForm } from '../code/code-form.tsx'
import { useProof } from '../profile/proof.tsx'
import styles from './two-factors.module.css'

/** An app's secret that waits for its first code. */
export interface BegunApp {
  setup: string
  secret: string
  uri: string
}

interface AppSetupProps {
  begun: BegunApp
  onDone: (codes: readonly string[] | null) => void
  onGivenUp: () => void
}

/** Shows the secret as a QR code and as text, and takes the first code of the app. */
export function AppSetup({ begun: { setup, secret, uri }, onDone, onGivenUp }: AppSetupProps) {
  const { t } = useLingui()
  const api = useAccountApi()
  const proof = useProof('second_factors')
  const confirm = async (code: string) => {
    const call = () => unwrap(api().POST('/auth/second-factors/totp/confirm', { body: { setup, code } }))
    return (await proof.run(call)).data.recovery_codes
  }
  return (
    <div className={accountStyles.screen}>
      <ol className={styles.steps}>
        <li>
          <Text>
            <Trans>Open an authenticator app on your phone and scan this code.</Trans>
          </Text>
          <QrCode text={uri} label={t`QR code for the authenticator app`} />
          <Text soft size="sm">
            <Trans>On this very phone, or without a camera: copy the key into the app.</Trans>
          </Text>
          <CodeBlock code={inGroups(secret)} isWrapped />
        </li>
        <li>
          <Text>
            <Trans>Enter the code that the app shows now.</Trans>
          </Text>
          <CodeForm
            isLater
            step={{ codeEndsAt: Infinity }}
            act={<Trans>Switch it on</Trans>}
            send={confirm}
            onDone={onDone}
          />
        </li>
      </ol>
      <Button variant="quiet" onPress={onGivenUp}>
        <Trans>Not now</Trans>
      </Button>
      {proof.dialog}
    </div>
  )
}

/** In fours, to be read and typed; apps ignore the spaces. */
function inGroups(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ')
}
