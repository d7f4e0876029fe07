import { Trans } from '@lingui/react/macro'
import { Text } from '@masar/ui'

/** What becomes of seats and courses when somebody leaves; said before it happens. */
export function LeavingText() {
  return (
    <>
      <Text>
        <Trans>
          Their seats come back to the company. Courses that they have not finished are withdrawn, and open
          invitations no longer work. They no longer act for the company.
        </Trans>
      </Text>
      <Text>
        <Trans>Their record and what they have achieved stay. You can reactivate them at any time.</Trans>
      </Text>
    </>
  )
}
