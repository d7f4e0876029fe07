import { Trans } from '@lingui/react/macro'

/** What is of today, even where the rest is as of an earlier day. */
export function TermsOfToday() {
  return (
    <Trans>
      Today’s terms apply: renewal, grace and first due day, the courses of a path, departments, groups and
      holidays are as they are now, not as they were then.
    </Trans>
  )
}
