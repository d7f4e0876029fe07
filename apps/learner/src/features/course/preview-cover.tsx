import { Trans } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { Icon } from '@masar/ui'
import { CirclePlay, FileText } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Cover } from '../catalogue/cover.tsx'
import type { CourseDetails } from '../catalogue/types.ts'
import { previewOf } from './model.ts'
import styles from './preview-cover.module.css'

/** The player comes with the press. */
const PreviewPlayer = lazy(async () => ({
  default: (await import('../samples/preview-player.tsx')).PreviewPlayer,
}))

/** The cover; a video that is open to anyone plays in its place, a text is one press away. */
export function PreviewCover({ course }: { course: CourseDetails }) {
  const [isPlaying, setPlaying] = useState(false)
  const open = previewOf(course.sections)
  const cover = <Cover course={course} />
  if (isPlaying && open)
    return (
      <div className={styles.player}>
        <Suspense fallback={cover}>
          <PreviewPlayer id={open.id} title={open.title} />
        </Suspense>
      </div>
    )
  return (
    <div className={styles.cover}>
      {cover}
      {open?.kind === 'video' && (
        <button type="button" className={styles.preview} data-needs-script onClick={() => setPlaying(true)}>
          <span>
            <Icon of={CirclePlay} size={20} />
            <Trans>Watch a free lesson</Trans>
          </span>
        </button>
      )}
      {open && open.kind !== 'video' && (
        <AppLink to={`/lesson/${open.id}`} className={styles.preview}>
          <span>
            <Icon of={FileText} size={20} />
            <Trans>Read a free lesson</Trans>
          </span>
        </AppLink>
      )}
    </div>
  )
}
