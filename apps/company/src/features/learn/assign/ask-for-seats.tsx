import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { Button, LinkButton, Text, TextArea } from '@masar/ui'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { Failure } from '../../people/parts/failure.tsx'
import styles from '../learn.module.css'
import { useAskForSeats } from './api.ts'
import type { Draft } from './draft.ts'

const longest = 500

/** For those who may assign but not buy: a request for each person whom no seat is free for. */
export function AskForSeats({ draft }: { draft: Draft }) {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  const asking = useAskForSeats(draft)
  if (asking.data) {
    const { made, waiting } = asking.data
    return (
      <div className={styles.part} role="status">
        <Text>
          {made === 0 ? (
            <Trans>These seats were requested already. They wait for an answer.</Trans>
          ) : (
            <Plural
              value={made}
              one="# seat was requested. Your company’s administrators were told."
              other="# seats were requested. Your company’s administrators were told."
            />
          )}
          {made > 0 && waiting > 0 && (
            <>
              {' '}
              <Plural
                value={waiting}
                one="# more was requested before."
                other="# more were requested before."
              />
            </>
          )}
        </Text>
        <div className={styles.acts}>
          <LinkButton as={AppLink} to="/requests" variant="secondary">
            <Trans>See the requests</Trans>
          </LinkButton>
        </div>
      </div>
    )
  }
  return (
    <div className={styles.part}>
      <Text size="sm" soft>
        <Trans>
          You can ask your company’s administrators for them: whoever is left out gets the course once they
          approve.
        </Trans>
      </Text>
      <TextArea
        label={t`What for`}
        isOptional
        value={reason}
        onChange={setReason}
        maxLength={longest}
        rows={2}
      />
      <Failure error={asking.error} />
      <div className={styles.acts}>
        <Button
          variant="secondary"
          iconStart={Send}
          isPending={asking.isPending}
          onPress={() => asking.mutate(reason)}
        >
          <Trans>Ask for the missing seats</Trans>
        </Button>
      </div>
    </div>
  )
}
