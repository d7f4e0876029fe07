import { Trans } from '@lingui/react/macro'
import { AppLink, isSignedIn, useSession } from '@masar/app-shell'
import { Banner, LinkButton, Text } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { ownCertificatesQuery } from './own-api.ts'

/** Whether a certificate is the viewer's own, and waits for them to confirm their names. */
export function useIsAsked(code: string): boolean {
  const isPerson = useSession(session => isSignedIn(session) && session.capacity === 'personal')
  const { data } = useQuery({ ...ownCertificatesQuery(), enabled: isPerson })
  return data?.data.some(each => each.code === code && each.awaits_names) ?? false
}

/** Asks a holder, before they save a document, whether they are called so on their ID. */
export function NameQuestion() {
  return (
    <Banner
      title={<Trans>Is this your name as on your ID?</Trans>}
      action={
        <LinkButton as={AppLink} to="/profile" size="sm" variant="secondary">
          <Trans>Check your names</Trans>
        </LinkButton>
      }
    >
      <Text size="sm">
        <Trans>
          A certificate carries your name in Arabic and in Latin letters. Confirm both in your account before
          you save it: it will show them straight away.
        </Trans>
      </Text>
    </Banner>
  )
}
