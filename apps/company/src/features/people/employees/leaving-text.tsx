import { Trans } from '@lingui/react/macro'
import { Text } from '@masar/ui'

/** What becomes of seats and courses when a person leaves; shown before it happens. */
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

/** What taking a leaver back does; shown before it happens. */
export function ReturningText() {
  return (
    <>
      <Text>
        <Trans>
          They are active again with the account that they had joined with. Without one, or where they left by
          their own act, they get an invitation instead.
        </Trans>
      </Text>
      <Text>
        <Trans>Seats and courses that were taken back stay so: assign them anew where they are needed.</Trans>
      </Text>
    </>
  )
}
