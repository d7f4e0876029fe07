import { Trans, useLingui } from '@lingui/react/macro'
import { type ApiError, unwrap } from '@masar/api-sdk'
import { clientApi, saveFile } from '@masar/app-shell'
import { Button, showToast } from '@masar/ui'
import { useMutation } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'

/** A live lesson as a file that any calendar takes. */
export function CalendarButton({ lessonId }: { lessonId: number }) {
  const { t } = useLingui()
  const save = useMutation<void, ApiError>({
    mutationFn: async () => {
      const call = clientApi().GET('/lessons/{id}/calendar', {
        params: { path: { id: lessonId } },
        parseAs: 'blob',
      })
      saveFile(`masar-lesson-${lessonId}.ics`, (await unwrap(call)) as unknown as Blob, 'text/calendar')
    },
    onError: error =>
      showToast({
        tone: 'danger',
        text: error.kind === 'answer' ? error.message : t`Check your connection and try again.`,
      }),
  })
  return (
    <Button
      variant="secondary"
      iconStart={CalendarPlus}
      isPending={save.isPending}
      onPress={() => save.mutate()}
    >
      <Trans>Add to my calendar</Trans>
    </Button>
  )
}
