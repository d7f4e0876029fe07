/** Pixels of the picture's shorter side, each with the bits a second that a video of it usually takes. */
const usual = [
  { height: 360, rate: 500_000 },
  { height: 720, rate: 1_600_000 },
  { height: 1080, rate: 3_200_000 },
] as const

/**
 * In which heights a video is worth being there once more: below its own, and where it takes clearly more than they would. A drawing that
 * moves little is small as it is.
 */
export function wantedHeights(video: { height: number; bytes: number; tenths: number }): number[] {
  if (video.tenths <= 0) return []
  const rate = (video.bytes * 80) / video.tenths
  return usual
    .filter(({ height, rate: taken }) => height < video.height && rate > 1.5 * taken)
    .map(({ height }) => height)
}
