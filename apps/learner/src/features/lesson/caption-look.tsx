import { Trans, useLingui } from '@lingui/react/macro'
import { Button, captionGrounds, captionSizes, Popover, Select, useCaptionLook } from '@masar/ui'
import { Captions } from 'lucide-react'
import styles from './video-player.module.css'

/** How captions look on this device: in every video, at once. */
export function CaptionLook() {
  const { t } = useLingui()
  const { size, setSize, ground, setGround } = useCaptionLook()
  const sizes = { normal: t`Normal`, small: t`Small`, large: t`Large`, larger: t`Very large` }
  const grounds = { shade: t`Shaded`, solid: t`Black`, none: t`None, letters with an edge` }
  return (
    <Popover
      label={t`Caption style`}
      trigger={
        <Button variant="quiet" size="sm" iconStart={Captions}>
          <Trans>Caption style</Trans>
        </Button>
      }
    >
      <div className={styles.look}>
        <Select
          label={t`Size`}
          value={size}
          onChange={value => setSize(captionSizes.find(each => each === value) ?? size)}
          options={captionSizes.map(value => ({ value, text: sizes[value] }))}
        />
        <Select
          label={t`Background`}
          value={ground}
          onChange={value => setGround(captionGrounds.find(each => each === value) ?? ground)}
          options={captionGrounds.map(value => ({ value, text: grounds[value] }))}
        />
      </div>
    </Popover>
  )
}
