import { formatNumber } from '@masar/text'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Banner } from '../banner/banner.tsx'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { ProgressBar } from '../progress/progress.tsx'
import { Slider } from '../slider/slider.tsx'
import { useUi } from '../ui-provider/ui-provider.tsx'
import { heldInside, middle, zooms } from './crop.ts'
import { CropStage } from './crop-stage.tsx'
import { cropToBlob } from './picture.ts'
import styles from './avatar-upload.module.css'

export interface CropDialogProps {
  picture: ImageBitmap
  /** The side of the square that is sent, in pixels. */
  pixels: number
  /** Sends the square; what it throws keeps the dialog open. `report` takes how much is sent, 0 to 1. */
  onSave: (picture: Blob, report: (sent: number) => void) => Promise<void>
  onClose: () => void
}

/** Chooses the square of a picture and sends it. */
export function CropDialog({ picture, pixels, onSave, onClose }: CropDialogProps) {
  const { t } = useLingui()
  const { tag } = useUi()
  const [crop, setCrop] = useState(() => middle(picture))
  const [sent, setSent] = useState<number | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const save = async () => {
    setFailed(false)
    setSent(0)
    try {
      await onSave(await cropToBlob(picture, crop, pixels), setSent)
      onClose()
    } catch (error) {
      console.warn('The picture was not saved.', error)
      setFailed(true)
      setSent(null)
    }
  }
  return (
    <Dialog
      isOpen
      onOpenChange={isOpen => isOpen || onClose()}
      title={<Trans>Choose the part that shows</Trans>}
      actions={close => (
        <>
          <Button variant="secondary" onPress={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button isPending={sent !== null} onPress={() => void save()}>
            <Trans>Save the picture</Trans>
          </Button>
        </>
      )}
    >
      <div className={styles.crop}>
        <CropStage picture={picture} crop={crop} onCrop={setCrop} />
        <Slider
          label={t`Zoom`}
          {...{ min: zooms.least, max: zooms.most, step: zooms.step }}
          value={crop.zoom}
          format={zoom => formatNumber(tag, zoom, { style: 'percent' })}
          onChange={zoom => setCrop(heldInside(picture, { ...crop, zoom }))}
        />
        {sent !== null && <ProgressBar value={sent * 100} label={t`Sending the picture`} showValue />}
        {hasFailed && (
          <Banner tone="danger" isAnnounced>
            <Trans>The picture could not be saved. Try again.</Trans>
          </Banner>
        )}
      </div>
    </Dialog>
  )
}
