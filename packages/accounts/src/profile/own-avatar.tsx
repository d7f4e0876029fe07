import { Trans } from '@lingui/react/macro'
import { type ApiError, unwrap } from '@masar/api-sdk'
import { AvatarUpload, Text } from '@masar/ui'
import { useMutation } from '@tanstack/react-query'
import { useAccountApi } from '../api/account-api.ts'
import type { Profile } from './api.ts'
import { useTakeChange } from './changes.ts'

/** One's picture, and the ways to change it: chosen, cut to a square, sent; or taken away. */
export function OwnAvatar({ profile }: { profile: Profile }) {
  const api = useAccountApi()
  const take = useTakeChange()
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
