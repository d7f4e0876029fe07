import { Trans, useLingui } from '@lingui/react/macro'
import { Dialog, Ltr, Text } from '@masar/ui'
import { Fragment, type ReactNode } from 'react'
import styles from './video-player.module.css'

/** What each of the player's keys does. */
export function KeyList({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const lines: readonly (readonly [keys: readonly string[], does: ReactNode])[] = [
    [[t`Space`, 'K'], <Trans>Play or pause</Trans>],
    [['←', 'J'], <Trans>Back 10 seconds</Trans>],
    [['→', 'L'], <Trans>On 10 seconds</Trans>],
    [['0', '9'], <Trans>To a tenth of the video; 5 is its middle</Trans>],
    [['<', '>'], <Trans>Slower, faster</Trans>],
    [['↑', '↓'], <Trans>Louder, softer</Trans>],
    [['M'], <Trans>Sound off or on</Trans>],
    [['C'], <Trans>Captions off or on</Trans>],
    [['F'], <Trans>Full screen</Trans>],
    [['I'], <Trans>Picture in picture</Trans>],
    [['?'], <Trans>This list</Trans>],
  ]
  return (
    <Dialog title={<Trans>The video’s keys</Trans>} isOpen onOpenChange={onClose}>
      <dl className={styles.keys}>
        {lines.map(([keys, does]) => (
          <Fragment key={keys.join()}>
            <dt>
              <Ltr>
                {keys.map((key, at) => (
                  <Fragment key={key}>
                    {at > 0 && (key === '9' ? '–' : ' ')}
                    <kbd>{key}</kbd>
                  </Fragment>
                ))}
              </Ltr>
            </dt>
            <dd>{does}</dd>
          </Fragment>
        ))}
      </dl>
      <Text size="sm" soft>
        <Trans>
          They work once the video has the focus, on an Arabic keyboard too. The question mark opens this list
          anywhere on the page.
        </Trans>
      </Text>
    </Dialog>
  )
}
