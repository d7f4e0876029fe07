import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { CourseCover, DurationText, Heading, Icon, Isolate, linkClass, Text } from '@masar/ui'
import { Play } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { toneOf } from '../catalogue/cover.tsx'
import type { Home } from '../home/api.ts'
import { Station } from './station.tsx'
import styles from './stations.module.css'

const PreviewPlayer = lazy(() =>
  import('../samples/preview-player.tsx').then(module => ({ default: module.PreviewPlayer })),
)

type Preview = NonNullable<Home['preview']>

/** A lesson that plays in its place; the player comes with the press. */
export function LessonPreview({ preview }: { preview: Preview }) {
  const { t } = useLingui()
  const [isPlaying, setPlaying] = useState(false)
  const { course, category } = preview
  const cover = <CourseCover courseId={course.id} category={category.slug} tone={toneOf(category)} />
  return (
    <Station
      id="preview"
      title={<Trans>Watch a lesson now</Trans>}
      lead={<Trans>No account needed. Lessons marked as previews are open to everyone.</Trans>}
      side="start"
    >
      <div className={styles.preview}>
        <div className={styles.screen}>
          {isPlaying ? (
            <Suspense fallback={cover}>
              <PreviewPlayer id={preview.id} title={preview.title} />
            </Suspense>
          ) : (
            <>
              {cover}
              <button
                type="button"
                className={styles.play}
                aria-label={t`Play: ${preview.title}`}
                onClick={() => setPlaying(true)}
              >
                <Icon of={Play} size={32} />
              </button>
            </>
          )}
        </div>
        <div className={styles.previewWords}>
          <Text size="sm" soft>
            {category.name}
          </Text>
          <Heading level={3} size="md">
            <AppLink to={`/lesson/${preview.id}`} className={linkClass({ quiet: true })}>
              <Isolate>{preview.title}</Isolate>
            </AppLink>
          </Heading>
          <Text soft>
            <Trans>
              From{' '}
              <AppLink to={`/Course/${course.id}`} className={linkClass()}>
                <Isolate>{course.title}</Isolate>
              </AppLink>
            </Trans>
            {' · '}
            <DurationText seconds={preview.duration_seconds} />
          </Text>
        </div>
      </div>
    </Station>
  )
}
