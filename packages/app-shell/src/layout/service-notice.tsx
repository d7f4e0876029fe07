import { Trans } from '@lingui/react/macro'
import { Banner } from '@masar/ui'
import { serviceStore } from '../watch/service-watch.ts'
import styles from './layout.module.css'

/** Says that the service is out of reach, unless something on the page does; goes by itself once it is back. */
export function ServiceNotice() {
  const status = serviceStore(({ status, shownInPlace }) => (shownInPlace > 0 ? 'reachable' : status))
  return (
    <div className={styles.status} role="status" hidden={status === 'reachable'}>
      {status === 'offline' && (
        <Banner tone="warning">
          <Trans>You are offline. This page continues by itself once you are connected.</Trans>
        </Banner>
      )}
      {status === 'unavailable' && (
        <Banner tone="warning">
          <Trans>
            The service is not available at the moment. This page continues by itself when it is back.
          </Trans>
        </Banner>
      )}
    </div>
  )
}
