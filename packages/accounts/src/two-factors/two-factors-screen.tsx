import { Trans, useLingui } from '@lingui/react/macro'
import { Banner, Card, showToast, Skeleton } from '@masar/ui'
import { LoadError } from '@masar/app-shell'
import { useState } from 'react'
import { ChildPage } from '../profile/child-page.tsx'
import {
  isGuarded,
  type SecondFactors,
  useFactorsChanged,
  useSecondFactors,
} from '../profile/second-factors-query.ts'
import { AppPart } from './app-part.tsx'
import { PasskeysPart } from './passkeys-part.tsx'
import { RecoveryPart } from './recovery-part.tsx'
import { SavedCodes } from './saved-codes.tsx'

/** The second factors of one's own account: an authenticator app, passkeys, recovery codes. */
export function TwoFactorsScreen() {
  const { data: factors, error, isFetching, refetch } = useSecondFactors()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes)
    return (
      <ChildPage title={<Trans>Your recovery codes</Trans>}>
        <SavedCodes codes={codes} onDone={() => setCodes(null)} />
      </ChildPage>
    )
  return (
    <ChildPage title={<Trans>Two-step verification</Trans>}>
      {factors ? (
        <Factors factors={factors} onCodes={setCodes} />
      ) : error ? (
        <LoadError error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Card aria-busy>
          <Skeleton shape="block" height="14rem" />
        </Card>
      )}
    </ChildPage>
  )
}

interface FactorsProps {
  factors: SecondFactors
  onCodes: (codes: readonly string[]) => void
}

function Factors({ factors, onCodes }: FactorsProps) {
  const { t } = useLingui()
  const changed = useFactorsChanged()
  const isOn = isGuarded(factors)
  /** A factor was added; recovery codes came with the first one. */
  const added = (codes: readonly string[] | null) => {
    void changed()
    if (codes) onCodes(codes)
    else showToast({ text: t`It is set up. We have sent you an e-mail about it.` })
  }
  return (
    <>
      {isOn ? (
        <Banner tone="success" title={<Trans>Two-step verification is on</Trans>}>
          <Trans>After the password, signing in asks for one of the following.</Trans>
        </Banner>
      ) : (
        <Banner tone="info" title={<Trans>Two-step verification is off</Trans>}>
          <Trans>
            With a second step, nobody gets into your account with your password alone. Choose an app, a
            passkey, or both.
          </Trans>
        </Banner>
      )}
      <AppPart totp={factors.totp} onAdded={added} onRemoved={() => void changed()} />
      <PasskeysPart factors={factors} onAdded={added} onChanged={() => void changed()} />
      {isOn && <RecoveryPart left={factors.recovery_codes_left} onCodes={onCodes} />}
    </>
  )
}
