import { Hotkey } from '@videojs/react'

/** The letters that an Arabic keyboard has where the player's keys are. */
const arabicKeys = [
  ['ن', 'togglePaused'],
  ['ة', 'toggleMuted'],
  ['ب', 'toggleFullscreen'],
  ['ؤ', 'toggleSubtitles'],
  ['ه', 'togglePictureInPicture'],
] as const

/** Seconds that keys move, where the player's own list of keys has none or others. The first that knows a key has it, so these stand before that list. */
const steps = [
  ['ArrowLeft', -5],
  ['ArrowRight', 5],
  ['ت', -10],
  ['م', 10],
] as const

const arabicDigits = '٠١٢٣٤٥٦٧٨٩'

/** The player's keys as people know them from elsewhere, on an Arabic keyboard too. */
export function PlayerKeys() {
  return (
    <>
      {arabicKeys.map(([key, action]) => (
        <Hotkey key={key} keys={key} action={action} />
      ))}
      {steps.map(([key, seconds]) => (
        <Hotkey key={key} keys={key} action="seekStep" value={seconds} />
      ))}
      {[...arabicDigits].map((digit, tenth) => (
        <Hotkey key={digit} keys={digit} action="seekToPercent" value={tenth * 10} />
      ))}
    </>
  )
}
