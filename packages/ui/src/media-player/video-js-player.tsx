import { selectTextTrack, usePlayer } from '@videojs/react'
import { I18nProvider } from '@videojs/react/i18n'
import arabic from '@videojs/react/i18n/locales/ar'
import { Video, VideoPlayer, VideoSkin } from '@videojs/react/video'
import '@videojs/react/video/skin.css'
import { useEffect, useRef } from 'react'
import './icons.css'
import { useUi } from '../ui-provider/ui-provider.tsx'
import type { MediaPlayerProps } from './media-player-props.ts'
import styles from './media-player.module.css'
import { PlayerKeys } from './player-keys.tsx'
import { useFirstCaptions } from './use-kept-captions.ts'
import { useMedia } from './use-media.tsx'

/** The pack's own words where they say something else than meant; in no catalogue: they are fetched with the player, as the pack is. */
const arabicWords = {
  ...arabic,
  slider: { seek: 'موضع التشغيل' },
  cast: { start: 'العرض على شاشة أخرى', stop: 'إنهاء العرض على الشاشة الأخرى', connecting: 'جارٍ الاتصال' },
  captions: { enable: 'إظهار الترجمة المكتوبة', disable: 'إخفاء الترجمة المكتوبة' },
  menu: { ...arabic.menu, captions: 'الترجمة المكتوبة' },
}

/** The provider would turn the skin around in Arabic, but not its timeline. The skin hands `dir` on to its element, though its types don't say so. */
const leftToRight = { dir: 'ltr' }

/** The player itself; import `MediaPlayer`, which fetches it when needed. */
export function VideoJsPlayer(props: MediaPlayerProps) {
  const { locale } = useUi()
  const media = useMedia(props)
  return (
    <VideoPlayer>
      <I18nProvider locale={locale} translations={locale === 'ar' ? arabicWords : undefined}>
        <VideoSkin {...leftToRight} className={styles.skin}>
          <Video {...media} />
          <PlayerKeys />
          <CaptionsWhileOff {...props} />
        </VideoSkin>
      </I18nProvider>
    </VideoPlayer>
  )
}

/**
 * Tells the player which captions its key and its button turn on, where this device keeps them off: those of the page. It turns on the ones
 * that were on last, and would look for the browser's language if none were.
 */
function CaptionsWhileOff({ captions = [] }: MediaPlayerProps) {
  const { locale } = useUi()
  const isOff = useRef(useFirstCaptions(captions) === null)
  const tracks = usePlayer(selectTextTrack)
  const select = tracks?.selectSubtitlesTrack
  const own = tracks?.textTrackList.find(
    ({ kind, language }) => kind === 'captions' && language === locale,
  )?.id
  useEffect(() => {
    if (!isOff.current || own === undefined || !select) return
    isOff.current = false
    select(own)
    select('off')
  }, [own, select])
  return null
}
