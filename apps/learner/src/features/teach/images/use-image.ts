import { ApiError } from '@masar/api-sdk'
import { useEffect, useRef, useState } from 'react'
import { type CourseImage, sendImage } from './api.ts'

export const imageTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif']
const mostBytes = 10 * 1024 * 1024

export interface ChosenImage {
  file: File
  /** Where the browser shows it meanwhile. */
  preview: string
  state: 'sending' | 'sent' | 'failed' | 'wrong_kind' | 'too_big'
  /** How much of it has gone, 0 to 1. */
  part: number
  sent?: CourseImage
  error?: ApiError
}

/** What the service finds out of a file that its name and size do not say. */
const errorStates: Partial<Record<string, ChosenImage['state']>> = {
  unsupported_media_type: 'wrong_kind',
  too_large: 'too_big',
}

/** The image that was chosen for a text, on its way to the service; one at a time. */
export function useImage(courseId: number) {
  const [image, setImage] = useState<ChosenImage | null>(null)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])
  const preview = image?.preview
  useEffect(() => (preview === undefined ? undefined : () => URL.revokeObjectURL(preview)), [preview])

  const send = async (chosen: ChosenImage) => {
    stop.current?.abort()
    const own = (stop.current = new AbortController())
    const { error: _, ...sending } = { ...chosen, state: 'sending' as const, part: 0 }
    setImage(sending)
    try {
      const sent = await sendImage(courseId, chosen.file, {
        signal: own.signal,
        report: part => {
          if (!own.signal.aborted) setImage({ ...sending, part })
        },
      })
      if (!own.signal.aborted) setImage({ ...sending, state: 'sent', part: 1, sent })
    } catch (error) {
      if (own.signal.aborted) return
      if (!(error instanceof ApiError)) throw error
      setImage({ ...sending, state: errorStates[error.code] ?? 'failed', error })
    }
  }
  const choose = (file: File) => {
    const chosen = { file, preview: URL.createObjectURL(file), part: 0 }
    if (!imageTypes.includes(file.type)) setImage({ ...chosen, state: 'wrong_kind' })
    else if (file.size > mostBytes) setImage({ ...chosen, state: 'too_big' })
    else void send({ ...chosen, state: 'sending' })
  }
  const clear = () => {
    stop.current?.abort()
    setImage(null)
  }
  return { image, choose, clear, retry: () => image && void send(image) }
}
