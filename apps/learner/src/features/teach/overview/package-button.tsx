import { Trans, useLingui } from '@lingui/react/macro'
import { type ApiError, unwrap } from '@masar/api-sdk'
import { clientApi, saveFile } from '@masar/app-shell'
import { Button, showToast } from '@masar/ui'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { TaughtCourse } from '../api.ts'
import styles from '../teach.module.css'

/** Saves a course as a package: all that its instructor has written, and nothing of those who learn it. */
export function PackageButton({ course }: { course: Pick<TaughtCourse, 'id' | 'title'> }) {
  const { t } = useLingui()
  const { title } = course
  const file = useMutation<void, ApiError>({
    mutationFn: async () => {
      const call = clientApi().GET('/teaching/courses/{id}/package', {
        params: { path: { id: course.id } },
        parseAs: 'blob',
      })
      const blob = (await unwrap(call)) as Blob
      saveFile(`${title}.zip`, blob, blob.type)
    },
    onSuccess: () => showToast({ tone: 'success', text: t`The package is saved.` }),
    onError: error => showToast({ tone: 'danger', text: error.message }),
  })
  return (
    <Button
      size="sm"
      variant="quiet"
      className={styles.wayButton}
      iconStart={Download}
      aria-label={t`Save as a package: ${title}`}
      isPending={file.isPending}
      onPress={() => file.mutate()}
    >
      <Trans>Save as a package</Trans>
    </Button>
  )
}
