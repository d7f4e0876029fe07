import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { Avatar } from '../avatar/avatar.tsx'
import { Button } from '../button/button.tsx'
import { FieldError } from '../field/field.tsx'
import type { CropDialogProps } from './crop-dialog.tsx'
import { PictureError, pictureTypes, readPicture, type PictureErrorReason } from './picture.ts'
import styles from './avatar-upload.module.css'

export interface AvatarUploadProps extends Pick<CropDialogProps, 'onSave'> {
  /** Whose picture it is. */
  name: string
  /** The picture there is. */
  src?: string | null
  /** Left out, a picture can't be removed. */
  onRemove?: () => void
  isRemoving?: boolean
  /** Of the file that is chosen; 20 MB. What is sent is the square alone. */
  mostBytes?: number
  /** The side of the square that is sent; 512. */
  pixels?: number
}

const CropDialog = lazy(() => import('./crop-dialog.tsx').then(({ CropDialog: Crop }) => ({ default: Crop })))

/** A person's picture: chosen from a file, cut to a square by pointer or keys, sent with its progress, removed. */
export function AvatarUpload({
  name,
  src,
  onSave,
  onRemove,
  isRemoving,
  mostBytes = 20_000_000,
  pixels = 512,
}: AvatarUploadProps) {
  const { t } = useLingui()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const [error, setError] = useState<PictureErrorReason | null>(null)
  const megabytes = Math.round(mostBytes / 1_000_000)
  const choose = async (file: File | undefined) => {
    if (!file) return
    setError(null)
    try {
      setPicture(await readPicture(file, mostBytes))
    } catch (thrown) {
      if (!(thrown instanceof PictureError)) throw thrown
      setError(thrown.reason)
    }
  }
  const close = () => {
    picture?.close()
    setPicture(null)
  }
  return (
    <div className={styles.upload}>
      <Avatar name={name} src={src ?? undefined} size={96} />
      <div className={styles.acts}>
        <input
          ref={input}
          type="file"
          className="visually-hidden"
          tabIndex={-1}
          accept={pictureTypes.join()}
          aria-label={t`Picture file`}
          onChange={event => {
            void choose(event.target.files?.[0])
            // The same file can be chosen again.
            event.target.value = ''
          }}
        />
        <Button
          variant="secondary"
          aria-describedby={error ? id : undefined}
          onPress={() => input.current?.click()}
        >
          {src ? <Trans>Change the picture</Trans> : <Trans>Choose a picture</Trans>}
        </Button>
        {src && onRemove && (
          <Button variant="quiet" isPending={isRemoving} onPress={onRemove}>
            <Trans>Remove the picture</Trans>
          </Button>
        )}
        <div aria-live="polite">
          {error && (
            <FieldError id={id}>
              {error === 'too-big' ? (
                <Trans>The picture is too big: {megabytes} MB at most. Choose a smaller one.</Trans>
              ) : (
                <Trans>This file is not a picture. Choose a JPEG, PNG or WebP file.</Trans>
              )}
            </FieldError>
          )}
        </div>
      </div>
      {picture && (
        <Suspense>
          <CropDialog picture={picture} pixels={pixels} onSave={onSave} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}
