import { Trans } from '@lingui/react/macro'
import { ErrorState, MediaPlayer, PathLoader } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { captionNames } from '../lesson/caption-names.ts'
import { lessonQuery } from '../lesson/queries.ts'
import styles from './stations.module.css'

/** Plays a lesson that is open to everyone, from its beginning. */
export function PreviewPlayer({ id, title }: { id: number; title: string }) {
  const lesson = useQuery(lessonQuery(id))
  const [isBroken, setBroken] = useState(false)
  if (lesson.isError || isBroken)
    return (
      <ErrorState
        title={<Trans>The video could not be loaded</Trans>}
        onRetry={() => {
          setBroken(false)
          void lesson.refetch()
        }}
      />
    )
  if (!lesson.data) return <PathLoader className={styles.wait} />
  const { media, captions } = lesson.data.data
  return (
    <MediaPlayer
      src={media ?? undefined}
      title={title}
      captions={captions.map(each => ({ ...each, label: captionNames[each.language] }))}
      autoPlay
      onError={() => setBroken(true)}
    />
  )
}
