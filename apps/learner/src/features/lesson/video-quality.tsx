import { Trans, useLingui } from '@lingui/react/macro'
import {
  Button,
  Isolate,
  Popover,
  qualityChoices,
  RadioGroup,
  type QualityChoice,
  type useVideoQuality,
} from '@masar/ui'
import { Gauge } from 'lucide-react'
import styles from './video-player.module.css'

interface VideoQualityProps {
  quality: ReturnType<typeof useVideoQuality>
}

/** In which size the video is shown: chosen on this device for every video, or by itself. */
export function VideoQuality({ quality: { choice, choose, offered, height } }: VideoQualityProps) {
  const { t } = useLingui()
  return (
    <Popover
      label={t`Video quality`}
      trigger={
        <Button variant="quiet" size="sm" iconStart={Gauge}>
          <span>
            <Trans>
              Quality: <Isolate>{linesOf(height)}</Isolate>
            </Trans>
          </span>
        </Button>
      }
    >
      <div className={styles.look}>
        <RadioGroup
          label={t`Video quality`}
          value={offered.some(each => each.choice === choice) ? choice : closest(choice, height, offered)}
          onChange={value => choose(qualityChoices.find(each => each === value) ?? choice)}
          options={[
            { value: 'auto', label: t`Automatic`, hint: t`By your screen and connection` },
            ...offered.map(each => ({
              value: each.choice,
              label: <Isolate>{linesOf(each.height)}</Isolate>,
            })),
          ]}
        />
      </div>
    </Popover>
  )
}

/** What is shown for a choice that another video had and this one has not. */
function closest(
  choice: QualityChoice,
  height: number | null,
  offered: VideoQualityProps['quality']['offered'],
): QualityChoice {
  return (choice === 'auto' ? undefined : offered.find(each => each.height === height)?.choice) ?? 'auto'
}

/** As everybody writes it, in either language. */
const linesOf = (height: number | null) => `${height ?? ''}p`
