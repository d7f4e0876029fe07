import { lazy, Suspense } from 'react'
import { PathLoader } from '../path-loader/path-loader.tsx'
import { cx } from '../ui-provider/class-names.ts'
import { useCaptionLook } from './caption-look.ts'
import { LoadBoundary } from './load-boundary.tsx'
import type { MediaPlayerProps } from './media-player-props.ts'
import styles from './media-player.module.css'
import { useMedia } from './use-media.tsx'

const VideoJsPlayer = lazy(() =>
  import('./video-js-player.tsx').then(module => ({ default: module.VideoJsPlayer })),
)

/** The browser's own controls: what there is when the player can't be fetched. */
function PlainPlayer(props: MediaPlayerProps) {
  return <video {...useMedia(props)} controls className={styles.video} />
}

/**
 * A video with its controls in the page's language: goes on where it was left, keeps the speed and the captions for the next one, shows
 * captions in the page's language at first, as large and on what this device has chosen, obeys the keyboard whatever its layout and the system's own controls. Its own timeline runs from left to right in either language. The player
 * is fetched when it shows; where that fails the browser's own controls take its place.
 */
export function MediaPlayer(props: MediaPlayerProps) {
  const { size, ground } = useCaptionLook()
  return (
    <div
      dir="ltr"
      className={cx(styles.frame, props.className)}
      data-caption-size={size}
      data-caption-ground={ground}
    >
      <LoadBoundary fallback={<PlainPlayer {...props} />}>
        <Suspense
          fallback={
            <div className={styles.wait}>
              <PathLoader className={styles.loader} />
            </div>
          }
        >
          <VideoJsPlayer key={props.src} {...props} />
        </Suspense>
      </LoadBoundary>
    </div>
  )
}
