import { Trans, useLingui } from '@lingui/react/macro'
import { useApp } from '@masar/app-shell'
import { Button, ErrorState, Ltr, NativeSelect, Text } from '@masar/ui'
import { useRef, useState } from 'react'
import type { Lesson } from './lesson.ts'
import styles from './video-player.module.css'
import { resumeAt } from './model.ts'
import { keepRate, keptRate, playbackRates } from './playback-rate.ts'
import { useVideoProgress } from './use-video-progress.ts'
import { pressVideoKey } from './video-keys.ts'

interface VideoPlayerProps {
  lesson: Lesson
  /** Fresh addresses: those of protected media end after some hours. */
  onRenew: () => Promise<Lesson | undefined>
  /** Nearly all of it was seen. */
  onSeen: () => void
}

/** The left-to-right mark, on both sides: a browser's list takes text alone, and the sign must stand after the figure. */
const mark = '\u200E'

/** A lesson's video: it goes on where it was left, at the speed last chosen, with captions in the page's language. */
export function VideoPlayer({ lesson, onRenew, onSeen }: VideoPlayerProps) {
  const { t } = useLingui()
  const video = useRef<HTMLVideoElement>(null)
  // Kept while the page is refreshed: another address would start the video anew.
  const [source, setSource] = useState({ media: lesson.media, captions: lesson.captions, at: lesson.position_seconds })
  const [state, setState] = useState<'fine' | 'renewed' | 'failed'>('fine')
  const [rate, setRate] = useState(1)
  const progress = useVideoProgress(video, { lessonId: lesson.id, isKept: lesson.is_enrolled, onSeen })
  const ready = () => {
    const element = video.current
    if (!element) return
    const kept = keptRate()
    setRate(kept)
    element.playbackRate = kept
    element.currentTime = resumeAt(source.at, element.duration)
  }
  const renew = async () => {
    const at = video.current?.currentTime || source.at
    const fresh = await onRenew()
    if (!fresh) return setState('failed')
    setState('renewed')
    setSource({ media: fresh.media, captions: fresh.captions, at })
  }
  const speed = (value: string) => {
    const next = Number(value)
    setRate(next)
    keepRate(next)
    if (video.current) video.current.playbackRate = next
  }
  if (state === 'failed') return <ErrorState title={<Trans>The video could not be loaded</Trans>} onRetry={() => void renew()} />
  return (
    <div>
      <div className={styles.frame} dir="ltr">
        <video
          key={source.media} ref={video} src={source.media ?? undefined} controls playsInline preload="metadata" className={styles.video} aria-label={lesson.title}
          onLoadedMetadata={ready} onPlaying={() => setState('fine')} onError={() => (state === 'renewed' ? setState('failed') : void renew())} {...progress}
          onKeyDownCapture={event => {
            if (event.ctrlKey || event.metaKey || event.altKey || !pressVideoKey(event.currentTarget, event.key, event.code)) return
            // Before it reaches the browser's own controls, which would toggle what was just toggled.
            event.preventDefault()
            event.stopPropagation()
          }}
        >
          <Captions captions={source.captions} />
        </video>
      </div>
      <div className={styles.videoBar}>
        <NativeSelect
          label={t`Speed`} hideLabel value={String(rate)} onChange={speed} className={styles.speed}
          options={playbackRates.map(value => ({ value: String(value), label: `${mark}${value}×${mark}` }))}
        />
        <VideoKeys />
        {resumeAt(source.at, lesson.duration_seconds) > 0 && <Button variant="quiet" size="sm" onPress={() => { if (video.current) video.current.currentTime = 0 }}><Trans>From the start</Trans></Button>}
      </div>
    </div>
  )
}

function Captions({ captions }: { captions: Lesson['captions'] }) {
  const { locale } = useApp()
  const names = { ar: 'العربية', en: 'English' }
  return captions.map(({ language, src }) => <track key={language} kind="captions" src={src} srcLang={language} label={names[language]} default={language === locale} />)
}

function VideoKeys() {
  return (
    <Text as="div" size="xs" soft className={styles.keys}>
      <Trans>On the video: <Ltr><kbd>Space</kbd></Ltr> plays and stops, <Ltr><kbd>←</kbd> <kbd>→</kbd></Ltr> move 5 seconds, <Ltr><kbd>F</kbd></Ltr> full screen, <Ltr><kbd>C</kbd></Ltr> captions.</Trans>
    </Text>
  )
}
