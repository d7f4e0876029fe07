import { Trans } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { Banner, LinkButton } from '@masar/ui'
import { addressOf } from '../place.ts'
import { useLearnRights } from '../rights.ts'
import { hasWhat, hasWhom, readDraft } from './draft.ts'

/** Beside the cart: the way back to what is being assigned, which the tab keeps while seats are bought for it. */
export function ResumeAssigning() {
  const { assigns } = useLearnRights()
  const draft = readDraft()
  if (!assigns || !hasWhat(draft) || !hasWhom(draft)) return null
  return (
    <Banner
      action={
        <LinkButton
          as={AppLink}
          to={addressOf({ view: 'assign', step: 'check' })}
          variant="secondary"
          size="sm"
        >
          <Trans>Back to assigning</Trans>
        </LinkButton>
      }
    >
      <Trans>You were assigning courses. What you chose is kept.</Trans>
    </Banner>
  )
}
