import { Trans } from '@lingui/react/macro'
import { Banner } from '@masar/ui'

/** Why a sign-in by the company's provider came to nothing, as the service names it in the address. */
export function SignOnNote({ about }: { about: string }) {
  return (
    <Banner tone={about === 'demanded' ? 'info' : 'warning'} isAnnounced>
      <Reason about={about} />
    </Banner>
  )
}

// long: a sentence for each reason
function Reason({ about }: { about: string }) {
  switch (about) {
    case 'demanded':
      return (
        <Trans>
          Your company’s people sign in with their company account. Enter your e-mail below to continue there.
        </Trans>
      )
    case 'expired':
      return (
        <Trans>
          It took too long, was finished in another browser, or was done already. Nothing was changed. Try
          again.
        </Trans>
      )
    case 'unavailable':
      return <Trans>Your company’s sign-in cannot be reached at the moment. Nothing was changed.</Trans>
    case 'address':
      return (
        <Trans>
          Your company’s sign-in gives us no confirmed e-mail for you at one of the company’s domains. Ask the
          person who manages it there.
        </Trans>
      )
    case 'unproved':
      return (
        <Trans>
          An account with this e-mail was never confirmed. Set a new password with the code that we send
          there; after that your company’s sign-in opens it, too.
        </Trans>
      )
    case 'owner':
      return (
        <Trans>Owners of a company sign in with their own password, so that nobody can lock them out.</Trans>
      )
    case 'elsewhere':
      return (
        <Trans>
          You have joined your company with another Masar account. Sign in with that one and its password.
        </Trans>
      )
    case 'other':
      return (
        <Trans>
          Someone else’s account at your company is connected to the Masar account with this e-mail. Ask the
          person who manages sign-in there.
        </Trans>
      )
    case 'uninvited':
      return <Trans>Your company lets in only people whom it has invited. Ask it for an invitation.</Trans>
    case 'ended':
      return (
        <Trans>
          You no longer belong to this company, so its sign-in opens nothing here. Your account is still
          yours: sign in with its password, or set a new one.
        </Trans>
      )
    case 'personal':
      return <Trans>This account does not act for a company. Sign in on the learners’ page instead.</Trans>
    case 'denied':
      return (
        <Trans>
          Your company’s sign-in did not let you in. Ask the person who manages it there whether Masar is open
          to you.
        </Trans>
      )
    case 'unsolicited':
      return (
        <Trans>
          Signing in begins here, not on your company’s page of apps. Enter your e-mail below to continue
          there.
        </Trans>
      )
    default:
      return <Trans>The answer of your company’s sign-in could not be verified. Nothing was changed.</Trans>
  }
}
