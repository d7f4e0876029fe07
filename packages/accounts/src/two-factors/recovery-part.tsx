import { Plural, Trans } from '@lingui/react/macro'
import { unwrap } from '@masar/api-sdk'
import { Banner, Button, Card, Heading, Text } from '@masar/ui'
import { useState } from 'react'
import styles from '../profile/profile.module.css'
import { useAccountApi } from '../api/account-api.ts'
import { useProof } from '../profile/proof.tsx'
import { RemoveDialog } from './remove-dialog.tsx'

/** From so few on, new codes are worth making. */
const few = 3

/** How many recovery codes are left, and making new ones. */
export function RecoveryPart({
  left,
  onCodes,
}: {
  left: number
  onCodes: (codes: readonly string[]) => void
}) {
  const api = useAccountApi()
  const proof = useProof('second_factors')
  const [isAsking, setAsking] = useState(false)
  const renew = async () => {
    const call = () => unwrap(api().POST('/auth/second-factors/recovery-codes'))
    onCodes((await proof.run(call)).data.recovery_codes)
  }
  return (
    <Card as="section" className={styles.part} aria-labelledby="recovery-codes">
      <Heading level={2} size="md" id="recovery-codes">
        <Trans>Recovery codes</Trans>
      </Heading>
      <Text soft size="sm">
        <Trans>Each of them lets you in once, should you lose your phone or your passkey.</Trans>
      </Text>
      {left <= few ? (
        <Banner tone="warning">
          <Left left={left} /> <Trans>Make new ones, and save them.</Trans>
        </Banner>
      ) : (
        <Text>
          <Left left={left} />
        </Text>
      )}
      <Button variant="secondary" onPress={() => setAsking(true)}>
        <Trans>Make new codes</Trans>
      </Button>
      {isAsking && (
        <RemoveDialog
          title={<Trans>Make new recovery codes?</Trans>}
          action={<Trans>Make new codes</Trans>}
          remove={renew}
          onRemoved={() => setAsking(false)}
          onClose={() => setAsking(false)}
        >
          <Trans>The codes that you have saved will no longer work.</Trans>
        </RemoveDialog>
      )}
      {proof.dialog}
    </Card>
  )
}

function Left({ left }: { left: number }) {
  return (
    <Plural
      value={left}
      _0="No code is left."
      one="# of ten codes is left."
      other="# of ten codes are left."
    />
  )
}
