import { Trans, useLingui } from '@lingui/react/macro'
import { Banner, Button, Icon, Isolate, Skeleton, Text, useUi } from '@masar/ui'
import { formatNumber } from '@masar/ui/date-time'
import { onlineManager } from '@tanstack/react-query'
import { Check, Circle, CircleX, Maximize } from 'lucide-react'
import { useRef, useState, useSyncExternalStore } from 'react'
import type { Lesson } from '../lesson.ts'
import type { PackageFacts, PackagePart } from './news.ts'
import styles from './package.module.css'
import { type FrameState, usePackage } from './use-package.ts'

interface LessonPackageProps {
  lesson: Lesson
  facts: PackageFacts
  onRenew: () => Promise<Lesson | undefined>
}

/** A package of others in the place of the video: at an origin of its own, in a frame that may do little. */
export function LessonPackage({ lesson, facts, onRenew }: LessonPackageProps) {
  const isOnline = useSyncExternalStore(
    listener => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  )
  // Once it is open it stays: what it has not saved yet is in it alone.
  const [wasOnline, setWasOnline] = useState(isOnline)
  if (isOnline && !wasOnline) setWasOnline(true)
  if (facts.url === null)
    return (
      <Banner>
        <Trans>This lesson can’t be opened on this site yet: its operator has to set that up first.</Trans>
      </Banner>
    )
  if (!wasOnline)
    return (
      <Banner tone="warning">
        <Trans>This lesson needs a connection. It opens as soon as you are online again.</Trans>
      </Banner>
    )
  return <OpenPackage lesson={lesson} facts={facts} onRenew={onRenew} />
}

function OpenPackage({ lesson, facts, onRenew }: LessonPackageProps) {
  const { t } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  const { url, frame, state, part, turn, parts, open, again } = usePackage(lesson, facts, onRenew)
  const shown = parts.find(({ key }) => key === part)
  const isShown = state !== 'failed' && state !== 'taken' && state !== 'closed'
  return (
    <section className={styles.package} aria-label={t`Lesson content`}>
      {parts.length > 1 && <PartList parts={parts} current={part} onOpen={open} />}
      <div ref={box} className={styles.box}>
        {isShown && (
          <iframe
            key={turn}
            ref={frame}
            src={`${url}?part=${encodeURIComponent(part)}`}
            title={t`${shown?.title ?? lesson.title}: the lesson’s content`}
            // Its own origin, so that nothing of the site is its own; it leads this page nowhere.
            // oxlint-disable-next-line react/iframe-missing-sandbox -- both are safe at another origin, and content finds its learning system by the latter
            sandbox="allow-scripts allow-same-origin allow-forms allow-modals allow-popups"
            allow="fullscreen; autoplay"
            className={styles.frame}
          />
        )}
        {state === 'loading' && (
          <div className={styles.wait} role="status" aria-label={t`Opening the lesson…`}>
            <Skeleton shape="block" height="100%" />
          </div>
        )}
        {!isShown && <Trouble state={state} onAgain={again} />}
      </div>
      <div className={styles.line}>
        {shown && lesson.is_enrolled && <PartStanding part={shown} isUnsaved={state === 'unsaved'} />}
        {typeof document !== 'undefined' && document.fullscreenEnabled && isShown && (
          <Button
            size="sm"
            variant="secondary"
            iconStart={Maximize}
            onPress={() => void box.current?.requestFullscreen()}
          >
            <Trans>Full screen</Trans>
          </Button>
        )}
      </div>
    </section>
  )
}

/** Shown instead of the content, where it is no longer open. */
function Trouble({ state, onAgain }: { state: FrameState; onAgain: () => Promise<void> }) {
  return (
    <Banner
      tone={state === 'failed' ? 'danger' : 'info'}
      isAnnounced
      className={styles.trouble}
      action={
        <Button variant="secondary" onPress={() => void onAgain()}>
          {state === 'taken' ? (
            <Trans>Continue here</Trans>
          ) : state === 'closed' ? (
            <Trans>Open it again</Trans>
          ) : (
            <Trans>Try again</Trans>
          )}
        </Button>
      }
    >
      {state === 'taken' ? (
        <Trans>This lesson is now open in another tab or on another device, and continues there.</Trans>
      ) : state === 'closed' ? (
        <Trans>You have left this content. What you reached in it is kept.</Trans>
      ) : (
        <Trans>The lesson could not be opened. Your progress in it is kept.</Trans>
      )}
    </Banner>
  )
}

/** How far the part is that is open. */
function PartStanding({ part: { state, score }, isUnsaved }: { part: PackagePart; isUnsaved: boolean }) {
  const { tag } = useUi()
  const percent = score === null ? null : formatNumber(tag, Math.round(score) / 100, { style: 'percent' })
  return (
    <Text as="div" size="sm" soft role="status">
      {isUnsaved ? (
        <Trans>Not saved yet: there is no connection. Keep this page open, and we try again.</Trans>
      ) : (
        <>
          {state === 'done' ? (
            <Trans>Done</Trans>
          ) : state === 'failed' ? (
            <Trans>Not passed yet. You can try again.</Trans>
          ) : (
            <Trans>Not done yet</Trans>
          )}
          {percent !== null && (
            <>
              {' · '}
              <Trans>
                Score: <Isolate>{percent}</Isolate>
              </Trans>
            </>
          )}
        </>
      )}
    </Text>
  )
}

const marks = { done: Check, failed: CircleX, begun: Circle, new: Circle } as const

function PartList({
  parts,
  current,
  onOpen,
}: {
  parts: readonly PackagePart[]
  current: string
  onOpen: (key: string) => void
}) {
  const { t } = useLingui()
  const words = { done: t`Done`, failed: t`Not passed yet`, begun: t`Not done yet`, new: t`Not opened yet` }
  return (
    <nav aria-label={t`Parts of the lesson`}>
      <ol className={styles.parts}>
        {parts.map(({ key, title, state }) => (
          <li key={key}>
            <button
              type="button"
              className={styles.part}
              aria-current={key === current ? 'step' : undefined}
              onClick={() => onOpen(key)}
            >
              <Icon of={marks[state]} label={words[state]} />
              <Isolate>{title}</Isolate>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
