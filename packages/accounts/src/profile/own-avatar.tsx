import { Trans } from '@lingui/react/macro'
import { type ApiError, unwrap } from '@masar/api-sdk'
import { portraitAt } from '@masar/portraits'
import { AvatarUpload, Button, Text } from '@masar/ui'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useAccountApi } from '../api/account-api.ts'
import type { Profile } from './api.ts'
import { useTakeChange } from './changes.ts'
import styles from './profile.module.css'

const PortraitDialog = lazy(async () => ({
  default: (await import('./portrait/portrait-dialog.tsx')).PortraitDialog,
}))

/** One's picture, and the ways to change it: a photo, cut to a square and sent; a portrait put together; or none. */
export function OwnAvatar({ profile }: { profile: Profile }) {
  const api = useAccountApi()
  const take = useTakeChange()
  const [isDrawing, setDrawing] = useState(false)
  const save = async (picture: Blob) => {
    // The body is the picture itself, which no schema describes.
    const { data } = await unwrap(
      api().PUT('/auth/avatar', {
        body: picture as never,
        bodySerializer: body => body,
        headers: { 'content-type': picture.type },
      }),
    )
    take({ avatar: data.avatar })
  }
  const remove = useMutation<void, ApiError>({
    mutationFn: async () => {
      await unwrap(api().DELETE('/auth/avatar'))
      take({ avatar: null })
    },
  })
  return (
    <>
      <AvatarUpload
        name={profile.name}
        src={profile.avatar}
        onSave={save}
        onRemove={() => remove.mutate()}
        isRemoving={remove.isPending}
      />
      {profile.company === null && (
        <div className={styles.acts}>
          <Button variant="secondary" onPress={() => setDrawing(true)}>
            {portraitAt(profile.avatar) ? (
              <Trans>Change your portrait</Trans>
            ) : (
              <Trans>Draw a portrait</Trans>
            )}
          </Button>
        </div>
      )}
      {isDrawing && (
        <Suspense>
          <PortraitDialog current={profile.avatar} onClose={() => setDrawing(false)} />
        </Suspense>
      )}
      {remove.error && (
        <Text size="sm" role="alert">
          {remove.error.kind === 'answer' ? (
            remove.error.message
          ) : (
            <Trans>No connection. The picture was not changed.</Trans>
          )}
        </Text>
      )}
    </>
  )
}
