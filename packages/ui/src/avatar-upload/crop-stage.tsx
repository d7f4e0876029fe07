import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { heldInside, pushed, zooms, type Crop } from './crop.ts'
import { drawCrop } from './picture.ts'
import styles from './avatar-upload.module.css'

interface CropStageProps {
  picture: ImageBitmap
  crop: Crop
  onCrop: (crop: Crop) => void
}

const pushes: Record<string, [right: number, down: number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}
const nearer: Record<string, number> = { '+': 1, '=': 1, '-': -1, _: -1 }
/** Of the square's side, for one press of an arrow. */
const keyStep = 0.05

/** The picture under the square: dragged by the pointer, moved by the arrow keys, brought nearer by plus and minus. */
export function CropStage({ picture, crop, onCrop }: CropStageProps) {
  const { t } = useLingui()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop)
  }, [picture, crop])

  const moveByKey = (event: KeyboardEvent) => {
    const push = pushes[event.key]
    const step = nearer[event.key]
    if (push) onCrop(pushed(picture, crop, push[0] * keyStep, push[1] * keyStep))
    else if (step) onCrop(heldInside(picture, { ...crop, zoom: crop.zoom + step * zooms.step }))
    else return
    event.preventDefault()
  }
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons !== 1) return
    const { width } = event.currentTarget.getBoundingClientRect()
    if (width > 0) onCrop(pushed(picture, crop, event.movementX / width, event.movementY / width))
  }
  return (
    <div
      tabIndex={0}
      role="group"
      className={styles.stage}
      aria-label={t`Part of the picture: the arrow keys move it, plus and minus zoom`}
      onKeyDown={moveByKey}
      onPointerMove={drag}
      onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
    >
      <canvas ref={canvas} width={512} height={512} />
    </div>
  )
}
