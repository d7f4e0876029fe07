import { Trans } from '@lingui/react/macro'
import { AvatarUpload, Card, Heading, Switch, Text } from '@masar/ui'
import { FailureText } from '../people/parts/failure.tsx'
import { useChangeLogo, useShowOnCertificates } from './api.ts'
import styles from './settings.module.css'

interface LogoPartProps {
  name: string
  logo: string | null
  isOnCertificates: boolean
}

/** The company's logo: chosen, cut to a square, sent; or taken away. */
export function LogoPart({ name, logo, isOnCertificates }: LogoPartProps) {
  const saving = useChangeLogo()
  const removing = useChangeLogo()
  const showing = useShowOnCertificates()
  return (
    <Card as="section" className={styles.part} aria-labelledby="logo">
      <Heading level={2} size="md" id="logo">
        <Trans>Logo</Trans>
      </Heading>
      <Text soft size="sm">
        <Trans>It appears beside the company’s name on the dashboard of the portal.</Trans>
      </Text>
      <AvatarUpload
        name={name}
        src={logo}
        onSave={picture => saving.mutateAsync(picture)}
        onRemove={() => removing.mutate(null)}
        isRemoving={removing.isPending}
      />
      {removing.error && (
        <Text size="sm" role="alert">
          <FailureText error={removing.error} />
        </Text>
      )}
      <Switch
        checked={isOnCertificates}
        disabled={logo === null}
        isPending={showing.isPending}
        onChange={isShown => showing.mutate(isShown)}
      >
        <Trans>Put it on certificates</Trans>
      </Switch>
      <Text soft size="sm">
        {logo === null ? (
          <Trans>Add a logo first.</Trans>
        ) : (
          <Trans>
            It appears on the PDF of certificates from now on, for courses your company gave its people.
            Anyone with a certificate’s code sees it there.
          </Trans>
        )}
      </Text>
      {showing.error && (
        <Text size="sm" role="alert">
          <FailureText error={showing.error} />
        </Text>
      )}
    </Card>
  )
}
