import { Trans } from '@lingui/react/macro'
import { Link } from '@masar/ui'
import { useEffect, useState } from 'react'

/** The mailbox of a development start, which sends no mail; the host marks its documents then. */
export function MailboxLink() {
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(document.documentElement.dataset['mailbox'] !== undefined), [])
  return isThere ? (
    <Link href="/mailbox" target="_blank">
      <Trans>Development mailbox</Trans>
    </Link>
  ) : null
}
