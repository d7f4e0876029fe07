import { useKeptChoice } from '../kept-choice/use-kept-choice.ts'

/** How large captions are; the first is the browser's own size. */
export const captionSizes = ['normal', 'small', 'large', 'larger'] as const
/** What captions stand on: a shade of the picture, solid black, or the picture itself, where their text has an outline. */
export const captionGrounds = ['shade', 'solid', 'none'] as const

export type CaptionSize = (typeof captionSizes)[number]
export type CaptionGround = (typeof captionGrounds)[number]

/** How this device shows captions, in every video; see `useKeptChoice`. */
export function useCaptionLook() {
  const [size, setSize] = useKeptChoice<CaptionSize>('caption-size', captionSizes)
  const [ground, setGround] = useKeptChoice<CaptionGround>('caption-ground', captionGrounds)
  return { size, setSize, ground, setGround }
}
