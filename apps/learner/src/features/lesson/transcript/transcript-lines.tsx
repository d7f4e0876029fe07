import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { CaptionLine } from '@masar/text'
import { Button, cx, Heading, IconButton, Isolate, SearchField, Text, useUi } from '@masar/ui'
import { formatNumber } from '@masar/ui/date-time'
import { ChevronDown, ChevronUp, LocateFixed } from 'lucide-react'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { clockText } from '../../notes/clock-text.ts'
import { chaptersByLine } from '../chapters/chapter-at.ts'
import type { Lesson } from '../lesson.ts'
import type { VideoClock } from '../video-clock.ts'
import { lineAt } from './line-at.ts'
import { hitsOf, markedParts } from './find.ts'
import styles from './transcript.module.css'

interface TranscriptLinesProps {
  lines: readonly CaptionLine[]
  language: 'ar' | 'en'
  /** They stand as headings between the lines. */
  chapters: Lesson['chapters']
  clock: VideoClock
}

/** The lines: the one that plays is marked and kept in sight until the learner scrolls elsewhere. */
export function TranscriptLines({ lines, language, chapters, clock }: TranscriptLinesProps) {
  const { t } = useLingui()
  const box = useRef<HTMLOListElement>(null)
  const [follows, setFollows] = useState(true)
  const [typed, setTyped] = useState('')
  const [hit, setHit] = useState(0)
  const hits = useMemo(() => hitsOf(lines, typed), [lines, typed])
  const begins = useMemo(() => chaptersByLine(chapters, lines), [chapters, lines])
  const playing = useSyncExternalStore(
    clock.subscribe,
    () => lineAt(lines, clock.now()),
    () => -1,
  )
  const current = hits[hit]
  useShown(box, follows ? playing : undefined)
  useShown(box, current)
  const readElsewhere = () => setFollows(false)
  const goToHit = (step: number) => {
    if (hits.length === 0) return
    setFollows(false)
    setHit((hit + step + hits.length) % hits.length)
  }
  return (
    <>
      <div className={styles.tools}>
        <SearchField
          label={t`Search the transcript`}
          value={typed}
          onChange={words => {
            setTyped(words)
            setHit(0)
            if (words.trim() !== '') setFollows(false)
          }}
          onSubmit={() => goToHit(1)}
          className={styles.search}
        />
        <Hits typed={typed} count={hits.length} at={hit} onGo={goToHit} />
        {!follows && (
          <Button variant="secondary" size="sm" iconStart={LocateFixed} onPress={() => setFollows(true)}>
            <Trans>Follow the video</Trans>
          </Button>
        )}
      </div>
      <ol
        ref={box}
        lang={language}
        dir={language === 'ar' ? 'rtl' : 'ltr'}
        aria-label={t`Transcript`}
        className={styles.lines}
        onWheel={readElsewhere}
        onTouchMove={readElsewhere}
        onPointerDown={readElsewhere}
        onKeyDown={readElsewhere}
      >
        {lines.map((line, index) => (
          <Line
            // oxlint-disable-next-line react/no-array-index-key -- lines of a file, which stay where they are
            key={index}
            line={line}
            chapters={begins.get(index)}
            typed={typed}
            isPlaying={index === playing}
            isCurrentHit={index === current}
            onJump={() => {
              clock.seek(line.from)
              setFollows(true)
            }}
          />
        ))}
      </ol>
    </>
  )
}

/** Keeps a line in sight within its own box: the page stays where it is. */
function useShown(box: { readonly current: HTMLElement | null }, index: number | undefined): void {
  useEffect(() => {
    const list = box.current
    const line = index === undefined ? null : list?.children.item(index)
    if (!list || !(line instanceof HTMLElement)) return
    list.scrollTo?.({ top: line.offsetTop - list.offsetTop - (list.clientHeight - line.offsetHeight) / 2 })
  }, [box, index])
}

interface HitsProps {
  typed: string
  count: number
  at: number
  onGo: (step: number) => void
}

function Hits({ typed, count, at, onGo }: HitsProps) {
  const { t } = useLingui()
  const { tag } = useUi()
  const place = formatNumber(tag, at + 1)
  return (
    <div className={styles.hits}>
      <Text as="div" size="sm" soft role="status">
        {typed.trim() !== '' &&
          (count === 0 ? (
            <Trans>No results for this search</Trans>
          ) : (
            <Plural value={count} one="One line found" other={`Line ${place} of # found`} />
          ))}
      </Text>
      {count > 1 && (
        <>
          <IconButton icon={ChevronUp} label={t`Previous hit`} onPress={() => onGo(-1)} />
          <IconButton icon={ChevronDown} label={t`Next hit`} onPress={() => onGo(1)} />
        </>
      )}
    </div>
  )
}

interface LineProps {
  line: CaptionLine
  /** That begin with it. */
  chapters: Lesson['chapters'] | undefined
  typed: string
  isPlaying: boolean
  isCurrentHit: boolean
  onJump: () => void
}

/** A line: its time is a button, and a press on its words jumps as well, unless they are being selected. */
function Line({ line, chapters, typed, isPlaying, isCurrentHit, onJump }: LineProps) {
  const { t } = useLingui()
  const at = clockText(line.from)
  return (
    <li
      aria-current={isPlaying || undefined}
      className={cx(styles.line, isPlaying && styles.isPlaying, isCurrentHit && styles.isHit)}
    >
      {chapters?.map(({ second, title }) => (
        <Heading key={second} level={3} size="sm" className={styles.chapter}>
          <Isolate>{title}</Isolate>
        </Heading>
      ))}
      <button type="button" className={styles.time} aria-label={t`Go to ${at}`} onClick={onJump}>
        <bdi dir="ltr">{at}</bdi>
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the button beside it does the same */}
      <span
        className={styles.words}
        onClick={() => {
          if (getSelection()?.isCollapsed !== false) onJump()
        }}
      >
        {typed.trim() === ''
          ? line.text
          : markedParts(line.text, typed).map(({ text, isHit }, part) =>
              isHit ? (
                // oxlint-disable-next-line react/no-array-index-key -- parts of one line
                <mark key={part} className={styles.mark}>
                  {text}
                </mark>
              ) : (
                text
              ),
            )}
      </span>
    </li>
  )
}
