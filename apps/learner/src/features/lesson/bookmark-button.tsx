import { useLingui } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { IconButton, showToast } from '@masar/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Bookmark, BookmarkCheck } from 'lucide-react'
import { saveBookmark, showBookmark } from './api.ts'
import type { Lesson } from './lesson.ts'
import { linesOf } from './model.ts'

/** Marks the lesson, to find it again in the contents; shown at once, and taken back when it cannot be saved. */
export function BookmarkButton({ lesson }: { lesson: Lesson }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const isMarked = linesOf(lesson.course).some(line => line.id === lesson.id && line.is_bookmarked)
  const save = useMutation<unknown, ApiError, boolean>({
    // One after another: what was pressed last is what stays.
    scope: { id: `bookmark-${lesson.id}` },
    mutationFn: isBookmarked => saveBookmark(lesson.id, isBookmarked),
    onMutate: isBookmarked => showBookmark(client, lesson.id, isBookmarked),
    onError: (error, isBookmarked) => {
      showBookmark(client, lesson.id, !isBookmarked)
      showToast({
        tone: 'danger',
        text:
          error.kind === 'answer'
            ? error.message
            : t`This could not be saved. Try again once you are connected.`,
      })
    },
  })
  return (
    <IconButton
      icon={isMarked ? BookmarkCheck : Bookmark}
      variant="quiet"
      aria-pressed={isMarked}
      label={t`Bookmark this lesson`}
      onPress={() => save.mutate(!isMarked)}
    />
  )
}
