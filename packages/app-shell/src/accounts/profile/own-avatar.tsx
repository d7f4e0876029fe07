import { Trans, useLingui } from '@lingui/react/macro'
import { type ApiError, unwrap } from '@masar/api-sdk'
import { Avatar, Button, Text } from '@masar/ui'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { useAccountApi } from '../api/account-api.ts'
import { type Profile, useTakeChange } from './api.ts'
import styles from './profile.module.css'

type PictureType = 'image/jpeg' | 'image/png' | 'image/webp'
const types: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'] satisfies PictureType[]

/** One's picture beside what names it, and the ways to change the picture. */
export function OwnAvatar({ profile, children }: { profile: Profile, children: ReactNode }) {
  const { t } = useLingui()
  const api = useAccountApi()
  const take = useTakeChange()
  const file = useRef<HTMLInputElement>(null)
  const change = useMutation<void, ApiError, Blob | null>({
    mutationFn: async picture => {
      if (picture === null) await unwrap(api().DELETE('/auth/avatar'))
      // The body is the picture itself, which no schema describes.
      take({ avatar: picture === null ? null : (await unwrap(api().PUT('/auth/avatar', { body: picture as never, bodySerializer: body => body, headers: { 'content-type': picture.type } }))).data.avatar })
    },
  })
  const choose = (chosen: File | undefined) => {
    if (chosen && types.includes(chosen.type)) change.mutate(chosen)
    if (file.current) file.current.value = ''
  }
  return (
    <div className={styles.who}>
      <Avatar name={profile.name} src={profile.avatar} size={88} />
      <div>
        {children}
        <input ref={file} type="file" accept={types.join(',')} hidden aria-label={t`Picture`} onChange={event => choose(event.target.files?.[0])} />
        <div className={styles.pictureActs}>
          <Button variant="quiet" size="sm" isPending={change.isPending} onPress={() => file.current?.click()}>{profile.avatar === null ? <Trans>Add a picture</Trans> : <Trans>Change the picture</Trans>}</Button>
          {profile.avatar !== null && <Button variant="quiet" size="sm" onPress={() => change.mutate(null)}><Trans>Remove it</Trans></Button>}
        </div>
        {change.error && <Text size="sm" role="alert">{change.error.kind === 'answer' ? change.error.message : <Trans>No connection. The picture was not changed.</Trans>}</Text>}
      </div>
    </div>
  )
}
