import { type ApiError, unwrap } from '@masar/api-sdk'
import { clientApi, clientQuery } from '@masar/app-shell'
import { useMutation, useQueryClient } from '@tanstack/react-query'

export function signatureQuery() {
  return clientQuery('/teaching/signature')
}

/** Another signature on certificates, null for none. */
export function useSetSignature() {
  const client = useQueryClient()
  return useMutation<void, ApiError, File | null>({
    mutationFn: async file => {
      const picture = file === null ? await removed() : await sent(file)
      client.setQueryData(signatureQuery().queryKey, { data: { picture } })
    },
  })
}

async function removed(): Promise<null> {
  await unwrap(clientApi().DELETE('/teaching/signature'))
  return null
}

async function sent(file: File): Promise<string | null> {
  // The body is the picture itself, which no schema describes.
  const { data } = await unwrap(
    clientApi().PUT('/teaching/signature', {
      body: file as never,
      bodySerializer: body => body,
      headers: { 'content-type': file.type },
    }),
  )
  return data.picture
}
