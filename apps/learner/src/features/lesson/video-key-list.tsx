import { Trans, useLingui } from '@lingui/react/macro'
import { Dialog, Ltr, Text } from '@masar/ui'
import { Fragment } from 'react'
import styles from './video-player.module.css'

/** What each of the player's keys does. */
export function KeyList({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const lines: readonly (readonly [keys: readonly string[], does: string])[] = [
    [[t`Space`, 'K'], t`Play or pause`],
    [['←', '→'], t`Back or on 5 seconds`],
    [['J', 'L'], t`Back or on 10 seconds`],
    [['0', '9'], t`To a tenth of the video; 5 is its middle`],
    [['<', '>'], t`Slower, faster`],
    [['↑', '↓'], t`Louder, softer`],
    [['M'], t`Sound off or on`],
    [['C'], t`Captions off or on`],
    [['F'], t`Full screen`],
    [['I'], t`Picture in picture`],
    [['?'], t`This list`],
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
