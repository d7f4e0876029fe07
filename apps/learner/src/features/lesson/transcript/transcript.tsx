import { Trans, useLingui } from '@lingui/react/macro'
import { ApiError } from '@masar/api-sdk'
import { LoadError } from '@masar/app-shell'
import { captionLines } from '@masar/text'
import { EmptyState, NativeSelect, Skeleton, useUi } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Lesson } from '../lesson.ts'
import { captionNames } from '../caption-names.ts'
import type { VideoClock } from '../video-clock.ts'
import { TranscriptLines } from './transcript-lines.tsx'
import styles from './transcript.module.css'

interface TranscriptProps {
  lesson: Pick<Lesson, 'id' | 'captions' | 'chapters'>
  clock: VideoClock
}

/** What is said in a video, to read, search and jump by, in a language of its captions. */
export function Transcript({ lesson: { id, captions, chapters }, clock }: TranscriptProps) {
  const { t } = useLingui()
  const { locale } = useUi()
  const [chosen, setChosen] = useState<string>(locale)
  const caption = captions.find(({ language }) => language === chosen) ?? captions[0]
  if (!caption)
    return (
      <EmptyState level={2} title={<Trans>This video has no transcript</Trans>}>
        <Trans>Its captions have not been written yet.</Trans>
      </EmptyState>
    )
  return (
    <div className={styles.transcript}>
      {captions.length > 1 && (
        <NativeSelect
          label={t`Language of the transcript`}
          options={captions.map(({ language }) => ({ value: language, label: captionNames[language] }))}
          value={caption.language}
          onChange={setChosen}
          className={styles.language}
        />
      )}
      <Lines key={caption.language} lessonId={id} {...{ caption, chapters, clock }} />
    </div>
  )
}

interface LinesProps {
  lessonId: number
  caption: Lesson['captions'][number]
  chapters: Lesson['chapters']
  clock: VideoClock
}

function Lines({ lessonId, caption: { language, src }, chapters, clock }: LinesProps) {
  const { t } = useLingui()
  const { data, error, refetch, isFetching } = useQuery({
    // By what it is: the signed address is another one each time.
    queryKey: ['captions', lessonId, language],
    queryFn: ({ signal }) => readCaptions(src, signal),
    staleTime: Infinity,
  })
  if (error) return <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!data)
    return (
      <div role="status" aria-label={t`Loading…`} className={styles.transcript}>
        {[80, 65, 90, 70].map(width => (
          <Skeleton key={width} width={`${width}%`} />
        ))}
      </div>
    )
  return <TranscriptLines lines={data} {...{ language, chapters, clock }} />
}

async function readCaptions(address: string, signal: AbortSignal) {
  const answer = await fetch(address, { signal })
  if (!answer.ok) throw new ApiError('answer', answer.status, { code: 'internal' })
  return captionLines(await answer.text())
}
