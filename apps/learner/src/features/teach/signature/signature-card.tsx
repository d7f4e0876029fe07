import { Trans, useLingui } from '@lingui/react/macro'
import { LoadError } from '@masar/app-shell'
import { Banner, Button, Card, FileUpload, Heading, Skeleton, Text } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { rejectionMessage } from '../rejection-message.ts'
import { signatureQuery, useSetSignature } from './api.ts'
import styles from './signature.module.css'

const mostBytes = 5 * 1024 * 1024

/** The instructor's signature on the certificates of their courses: chosen as a picture, shown as it will be printed, or taken away. */
export function SignatureCard() {
  const { t } = useLingui()
  const { data, error, refetch, isFetching } = useQuery(signatureQuery())
  const setting = useSetSignature()
  const removing = useSetSignature()
  // The list of files is reset once one is the signature.
  const [times, setTimes] = useState(0)
  const picture = data?.data.picture ?? null
  return (
    <Card as="section" className={styles.card} aria-labelledby="signature">
      <Heading level={2} size="md" id="signature">
        <Trans>Your signature on certificates</Trans>
      </Heading>
      <Text soft size="sm">
        <Trans>
          Sign on white paper and photograph it, or choose a picture. The paper is taken away, and the ink
          appears above your name on certificates from now on. Earlier ones stay as they are.
        </Trans>
      </Text>
      {error ? (
        <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : data === undefined ? (
        <Skeleton shape="block" height="6rem" />
      ) : (
        <>
          {picture !== null && (
            <img className={styles.picture} src={picture} alt={t`Your signature as it is printed`} />
          )}
          <FileUpload
            key={times}
            label={picture === null ? t`Picture of the signature` : t`Another picture`}
            hint={t`JPEG, PNG or WebP, at most 5 MB.`}
            accept="image/jpeg,image/png,image/webp"
            mostBytes={mostBytes}
            mostFiles={1}
            rejectionMessage={rejectionMessage}
            onSend={async file => {
              await setting.mutateAsync(file)
              setTimes(times + 1)
            }}
          />
          {removing.error && (
            <Banner tone="danger" isAnnounced>
              {rejectionMessage(removing.error) ?? <Trans>Check your connection and try again.</Trans>}
            </Banner>
          )}
          {picture !== null && (
            <div>
              <Button
                variant="secondary"
                isPending={removing.isPending}
                onPress={() => removing.mutate(null)}
              >
                <Trans>Remove the signature</Trans>
              </Button>
            </div>
          )}
        </>
      )}
    </Card>
  )
}
