import { Trans } from '@lingui/react/macro'
import { ErrorState, MediaPlayer, PathLoader } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { captionNames } from '../lesson/caption-names.ts'
import { lessonQuery } from '../lesson/queries.ts'
import { SampleMessages } from './messages.ts'
import styles from './samples.module.css'

interface PreviewProps {
  id: number
  title: string
}

/** Plays a lesson that is open to everyone in the place of its picture, from its beginning. */
export function PreviewPlayer(props: PreviewProps) {
  return (
    <SampleMessages>
      <Player {...props} />
    </SampleMessages>
  )
}

function Player({ id, title }: PreviewProps) {
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
